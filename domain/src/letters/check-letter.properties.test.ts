import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLetter, findingKey } from './check-letter.ts';
import { checkContextFor } from './check-letter-context.ts';
import { composeLetter } from './compose-letter.ts';
import { composeInput, day } from './testing-pack.ts';

const input = composeInput();
const { text: letter } = composeLetter(input);
const context = checkContextFor({ ...input, lastDayToFile: day('2032-08-31') });

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  // A piece of the letter gone, and something else in its place.
  fc
    .tuple(fc.nat(letter.length), fc.nat(200), fc.string({ unit: 'grapheme', maxLength: 60 }))
    .map(([start, length, put]) => letter.slice(0, start) + put + letter.slice(start + length)),
);

describe('any text', () => {
  it('is checked without a throw; places lie in the text, in order; a key is short and says which', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const findings = checkLetter(text, context);
        const places = findings.flatMap(({ place }) => (place === null ? [] : [place]));
        for (const { start, end } of places) {
          expect(0 <= start && start < end && end <= text.length).toBe(true);
        }
        expect(places.map(({ start }) => start)).toEqual(places.map(({ start }) => start).toSorted((a, b) => a - b));
        for (const finding of findings) expect(findingKey(finding).length).toBeLessThanOrEqual(200);
        expect(checkLetter(text, context)).toEqual(findings);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    'a',
    ' ',
    '\n',
    '"',
    '“',
    '$1,',
    '1/',
    'you ',
    'I will ',
    'May 1, ',
    'A. ',
    'N.J.',
    '(',
    'Dear ',
    'ask to pay me ',
    '!',
    'Ab ',
    'they ',
    'by May 1, 2026 ',
    '$1.00\n',
    'x: $1.00\n',
    'A\n\n',
    '1 ',
    'please pay ',
    'if you ',
    'É',
    '_',
    '-',
  ])('of 60,000 signs, all of them %j, takes no long time', (piece) => {
    const long = piece.repeat(Math.ceil(60_000 / piece.length)).slice(0, 60_000);
    // The work, and not the clock: a busy machine lets everybody wait.
    const before = process.cpuUsage();
    checkLetter(`${letter.slice(0, 600)}${long}`, context);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_500);
  });
});
