import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editsBetween } from './letter-edits.ts';

const LETTER = 'Dear Dana:\n\nI paid you $900. You kept it. I asked twice.\n\nSincerely,\nAda Marsh';

describe('what a saved letter says instead of the generated one', () => {
  test.each([
    ['nothing', LETTER, []],
    [
      'another sentence',
      LETTER.replace('You kept it.', 'You kept all of it.'),
      [['You kept it.', 'You kept all of it.']],
    ],
    ['one taken out', LETTER.replace(' You kept it.', ''), [['You kept it.', '']]],
    ['one put in', LETTER.replace('I asked', 'It was cash. I asked'), [['', 'It was cash.']]],
    [
      'two side by side',
      LETTER.replace('You kept it. I asked twice.', 'You have it. I called you.'),
      [
        ['You kept it.', 'You have it.'],
        ['I asked twice.', 'I called you.'],
      ],
    ],
  ])('is told sentence by sentence: %s', (_name, saved, edits) => {
    expect(editsBetween(LETTER, saved)).toEqual(edits.map(([replaced, text]) => ({ replaced, text })));
  });

  test('is told in one piece when hardly a sentence is the same', () => {
    const [one, other] = ['A', 'B'].map((name) =>
      Array.from({ length: 401 }, (_, nr) => `${name} is ${nr}.`).join(' '),
    );
    expect(editsBetween(one ?? '', other ?? '')).toEqual([{ replaced: one, text: other }]);
  });

  test('holds only words of the two texts', () => {
    const text = fc.array(fc.constantFrom('I paid.', 'You kept it.', 'Then rain.', '\n\n', '4. Main St.'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [old, next] = [a.join(' '), b.join(' ')];
        for (const edit of editsBetween(old, next)) {
          expect(old).toContain(edit.replaced);
          expect(next).toContain(edit.text);
        }
      }),
    );
  });
});
