import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTyped, oneLine, splitSentences } from '../index.ts';

const sentences = (text: string): readonly string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it.each([
    ['I paid Mr. Lee on Jan. 5 at 3 p.m. in cash. He left.', 2],
    ['It was $1,200.50. I paid it.', 2],
    ['See invoice No. 114 for it. I said no. He left.', 3],
    ['I live on Main St. in Newark. You know that.', 2],
    ['J. P. Smith came. He left!', 2],
    ['You said: "I will pay. Do not worry." Then you left.', 2],
    ['first line\nsecond line goes on', 1],
    ['First line.\nSecond line', 2],
    ['One\n\ntwo', 2],
    ['he came. i paid him. then he left', 3],
    ['我付了钱。他没有来。', 2],
    ['U.S. mail lost it. N.J.S.A. 2A:18 is law.', 2],
    ['What? No! Never.', 3],
  ])('%s', (text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });

  it('tell where a paragraph starts', () => {
    expect(splitSentences('One. Two.\n\nThree.').map(({ startsParagraph }) => startsParagraph)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('lie in order, hold every letter and begin and end with none of the blanks', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', 'B', '.', ' ', '"', '\n', '!', '1', '“', '”', 'é', '…', '。'),
          maxLength: 60,
        }),
        (typed) => {
          const text = cleanTyped(typed);
          const spans = splitSentences(text);
          const left = spans.reduce(
            (rest, { start, end }) => rest.slice(0, start) + '_'.repeat(end - start) + rest.slice(end),
            text,
          );
          expect(left.replace(/[_\s]/g, '')).toBe('');
          spans.forEach(({ start, end }, index) => {
            expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
            expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
          });
        },
      ),
    );
  });
});

describe('cleaning what was typed', () => {
  it('changes nothing but what cannot be seen, blanks and line ends', () => {
    expect(cleanTyped(' I\u200b paid\u00a0 $5.\r\n\r\n\r\nYou \u202eleft.\t ')).toBe('I paid $5.\n\nYou left.');
    expect(cleanTyped('cafe\u0301')).toBe('café');
    expect(cleanTyped('می\u200cخواهم')).toBe('می\u200cخواهم');
    expect(oneLine('one\n\ntwo\nthree')).toBe('one two three');
  });

  it('is done after once', () => {
    const unit = fc.constantFrom(
      'a',
      'e\u0301',
      '\u0301',
      '\u200d',
      '\u200c',
      '\u200b',
      ' ',
      '\n',
      '\r',
      '\t',
      '\u00a0',
      '\ud83d',
      '😀',
      '\u2028',
      'م',
      'ك',
      '\u{e0001}',
      '\ufe0f',
      '\u1160',
      'ᄀ',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (typed) => {
        const once = cleanTyped(typed);
        expect(cleanTyped(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });
});
