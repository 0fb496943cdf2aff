import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLetter, findingKey, stopsApproval } from './check-letter.ts';
import { readLetter } from './read-letter.ts';
import { anyCodePoint } from '../../claims/testing/any-code-point.ts';
import { voiceOf } from '../compose/composed-letter.ts';
import { anyClaim } from '../testing/any-claim.ts';
import { composedLetter } from '../testing/letter-pack.ts';

const { text: letter, context } = composedLetter();

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: anyCodePoint, maxLength: 200 }),
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
        for (const { place, sentence } of findings) {
          if (place !== null)
            expect(0 <= place.start && place.start < place.end && place.end <= text.length).toBe(true);
          if (place !== null && sentence !== null)
            expect(sentence.start <= place.start && place.end <= sentence.end).toBe(true);
        }
        expect(places.map(({ start }) => start)).toEqual(places.map(({ start }) => start).toSorted((a, b) => a - b));
        for (const finding of findings) expect(findingKey(finding).length).toBeLessThanOrEqual(200);
        expect(checkLetter(text, context)).toEqual(findings);
      }),
      { numRuns: 60 },
    );
  });

  it('shows sixty places at most, and each that stops before any other', () => {
    const rude = 'You are a crook. ';
    const threat = 'I will call the police on you. ';
    fc.assert(
      fc.property(fc.array(fc.constantFrom(rude, threat), { minLength: 1, maxLength: 90 }), (sentences) => {
        const findings = checkLetter(letter.replace('The amount\n', `${sentences.join('')}\n\nThe amount\n`), context);
        const threats = sentences.filter((sentence) => sentence === threat).length;
        expect(findings.length).toBeLessThanOrEqual(61);
        expect(stopsApproval(findings).length).toBe(Math.min(threats, 60));
      }),
      { numRuns: 15 },
    );
  });
});

describe('a composed letter', () => {
  it('is told apart again: whatever is ours is known, and whatever is not is theirs or accepted', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const made = composedLetter(claim);
        const { sentences } = readLetter(made.text, made.context);
        const covers = (start: number, end: number, isOurs: boolean): boolean =>
          sentences.some((one) => one.isOurs === isOurs && one.start < end && one.end > start);
        for (const { source, start, end, text } of made.composed.sentences) {
          const isTheirs = voiceOf(source) !== 'ours';
          // Somebody may type a sentence that is one of ours: then it is as good as ours.
          if (isTheirs)
            expect(covers(start, end, false) || made.context.ours.some((words) => words.includes(text))).toBe(true);
          else expect([text, covers(start, end, false)]).toEqual([text, false]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('without a typed word has nothing of theirs to look at', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const made = composedLetter({
          ...claim,
          story: '',
          calculation: '',
          claimant: composedLetter().input.claim.claimant,
        });
        fc.pre(made.context.typed.length === 0);
        const found = checkLetter(made.text, made.context).filter(({ rule }) => rule !== 'R24' && rule !== 'R25');
        expect(
          found.map(({ code, params, sentence }) => [
            code,
            params['text'],
            made.text.slice(sentence?.start, sentence?.end),
          ]),
        ).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

const HOSTILE = [
  'a',
  ' ',
  '\n',
  '"',
  '“',
  '$1,',
  '$1 ',
  '1/',
  '1,111',
  'you ',
  'I will ',
  'May 1, ',
  'May 1, 2026 ',
  'A. ',
  'St. ',
  'N.J.',
  '(',
  'Dear ',
  'To x:\n',
  'RE: ',
  'pay me ',
  'please pay $1 ',
  '!',
  'Ab ',
  'they ',
  'by May 1, 2026 ',
  '$1.00\n',
  'x: $1.00\n',
  'A\n\n',
  '1 ',
  'if you ',
  'É',
  '_',
  '-',
  'within ',
  'write ',
  'file ',
  'Ab County ',
  'keep ',
  '<a',
  '[your ',
  '&amp',
  '%A',
  'Sent by mail\nand ',
  'In my own words\n\nx\n\n',
  'I will keep mine too. ',
  'Esq ',
];

describe('a text of nothing but', () => {
  /** A clock cannot tell less apart. */
  const TOO_SHORT_MS = 1.5;
  const MOST_TRIES = 10;

  const leastUnder = (bar: number, cost: () => number): number => {
    let least = cost();
    for (let tries = 1; tries < MOST_TRIES && least >= bar; tries += 1) least = Math.min(least, cost());
    return least;
  };

  /** The work, and not the clock: a busy machine lets everybody wait. */
  const costOf = (text: string): number => {
    const before = process.cpuUsage();
    checkLetter(text, context);
    return process.cpuUsage(before).user / 1_000;
  };

  it.each(HOSTILE)(
    '%j costs sixteen times more when it is sixteen times longer, and not much more than that',
    (piece) => {
      const textOf = (length: number): string =>
        `${letter.slice(0, 600)}${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}`;
      const [short, long] = [textOf(2_000), textOf(32_000)];
      costOf(short);
      const bar = 16 * 4 * Math.max(Math.min(...[1, 2, 3].map(() => costOf(short))), TOO_SHORT_MS);
      // The least of some: clearing memory is work as well, and comes when it comes.
      const least = leastUnder(bar, () => costOf(long));
      expect(least).toBeLessThan(bar);
    },
  );
});
