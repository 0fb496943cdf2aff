import { emptyDraft, type QuestionKey } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { afterPress, NONE, ticked } from './may-be-true.ts';

const KEYS: readonly QuestionKey[] = ['otherCase', 'bankruptcy', 'deceased'];
const open = { otherCase: null, bankruptcy: null, deceased: null };
const no = { otherCase: false, bankruptcy: false, deceased: false };

describe('the list of what may be true', () => {
  test('says nothing while nothing is pressed', () => {
    expect(ticked(KEYS, { ...emptyDraft, ...open })).toEqual([]);
  });

  test('takes the last line as a no to each', () => {
    expect(afterPress(KEYS, [], [NONE])).toEqual(no);
    expect(ticked(KEYS, { ...emptyDraft, ...no })).toEqual([NONE]);
  });

  test('takes a ticked line as a yes to it, which ends the last line', () => {
    expect(afterPress(KEYS, [NONE], ['bankruptcy', NONE])).toEqual({ ...no, bankruptcy: true });
    expect(ticked(KEYS, { ...emptyDraft, ...no, bankruptcy: true })).toEqual(['bankruptcy']);
  });

  test('is open again when the only tick, or the last line, is taken out', () => {
    expect(afterPress(KEYS, ['bankruptcy'], [])).toEqual(open);
    expect(afterPress(KEYS, [NONE], [])).toEqual(open);
  });

  test('asks again where another question came in', () => {
    expect(ticked(KEYS, { ...emptyDraft, ...no, deceased: null })).toEqual([]);
  });
});
