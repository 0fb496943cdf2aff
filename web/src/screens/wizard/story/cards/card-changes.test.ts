import { CARD_LIMITS } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { anEntry } from '../testing/some-cards.ts';
import { broughtBack, leftOut, withEntry, withoutBlank, withProof, withValue } from './card-changes.ts';

const filled = anEntry('a', 'paid', { values: { amount: '20' } });

describe('filling a card', () => {
  test('adds it with its first answer, and changes it from then on', () => {
    const blank = anEntry('b', 'paid');
    const first = withEntry([filled], blank, (entry) => withValue(entry, 'amount', '5'));
    expect(first.map(({ id }) => id)).toEqual(['a', 'b']);
    const second = withEntry(first, blank, (entry) => withValue(entry, 'day', '2026-05-01'));
    expect(second[1]?.values).toEqual({ amount: '5', day: '2026-05-01' });
    expect(withEntry(second, blank, (entry) => withValue(entry, 'amount', null))[1]?.values).toEqual({
      day: '2026-05-01',
    });
  });

  test('stops at as many cards as a claim may hold', () => {
    const full = Array.from({ length: CARD_LIMITS.entries }, (_, index) => anEntry(`e${index}`, 'paid'));
    expect(withEntry(full, anEntry('new', 'paid'), (entry) => entry)).toHaveLength(CARD_LIMITS.entries);
  });

  test('ticks a proof once, and takes it back', () => {
    const ticked = withProof(withProof(filled, 'lease', true), 'lease', true);
    expect(ticked.proof).toEqual(['lease']);
    expect(withProof(ticked, 'lease', false).proof).toEqual([]);
  });
});

describe('a card that is folded or left out', () => {
  test('goes when nothing is in it', () => {
    const emptied = anEntry('b', 'paid', { values: { amount: ' ', who: { side: '', role: '', name: '' } } });
    expect(withoutBlank([filled, emptied], 'b')).toEqual([filled]);
    expect(withoutBlank([filled, emptied], 'a')).toEqual([filled, emptied]);
  });

  test('keeps its answers and brings them back', () => {
    const out = leftOut([filled], 'a');
    expect(out).toEqual([{ ...filled, isLeftOut: true }]);
    expect(broughtBack(out, 'a')).toEqual([filled]);
  });
});
