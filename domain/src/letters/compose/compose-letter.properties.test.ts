import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../claims/claim.ts';
import { type Cents, cents, formatUsd, parseUsd } from '../../money/index.ts';
import { cleanTyped } from '../../own-words/index.ts';
import { type ComposedLetter, voiceOf } from './composed-letter.ts';
import { composeLetter } from './compose-letter.ts';
import { type LetterDecisions, noDecisions } from './letter-decisions.ts';
import { keyOfSource } from './sentence-keys.ts';
import { anyClaim, TYPED } from '../testing/any-claim.ts';
import { composeInput, depositClaim } from '../testing/letter-pack.ts';

/** Every third sentence that may be left out, and some keys nobody knows. */
const someKeys = ({ sentences }: ComposedLetter): readonly string[] => [
  'card:nobody',
  ...sentences
    .map(({ source, text }) => keyOfSource(source, text))
    .filter((key, index) => key !== '' && index % 3 === 0),
];
const withOut = (claim: Claim, leftOut: readonly string[]): ComposedLetter => {
  const decisions: LetterDecisions = { ...noDecisions, leftOut: [...leftOut] };
  return composeLetter(composeInput(claim, { decisions }));
};

describe('whatever was typed and whichever cards were filled', () => {
  it('the letter is nothing but its sentences, and the same each time', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const letter = composeLetter(composeInput(claim));
        expect(composeLetter(composeInput(claim))).toEqual(letter);
        const rest = letter.sentences.reduceRight(
          (text, { start, end }) => text.slice(0, start) + text.slice(end),
          letter.text,
        );
        expect(rest.trim()).toBe('');
        for (const { start, end, text } of letter.sentences) expect(letter.text.slice(start, end)).toBe(text);
      }),
      { numRuns: 150 },
    );
  });

  it('words of theirs are a piece of what was typed, letter for letter, and stand under their heading', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const { text, sentences } = composeLetter(composeInput(claim));
        for (const { source, text: words, start } of sentences) {
          if (voiceOf(source) !== 'theirs') continue;
          const typed = cleanTyped(source.kind === 'story' ? claim.story : claim.calculation);
          expect(typed).toContain(words);
          expect('start' in source && typed.slice(source.start, source.end)).toBe(words);
          expect(text.lastIndexOf(source.kind === 'story' ? 'own words' : 'note on the amount', start)).toBeGreaterThan(
            0,
          );
        }
      }),
      { numRuns: 150 },
    );
  });

  it('all of the story is there when it is in the letter, and none of it when it is not', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const { ownWords, sentences } = composeLetter(composeInput(claim));
        const stated = sentences.filter(({ source }) => source.kind === 'story').map(({ text }) => text);
        const all = cleanTyped(claim.story).split(/\s+/).join('');
        expect(stated.join('').split(/\s+/).join('')).toBe(ownWords.isIn ? all : '');
      }),
      { numRuns: 100 },
    );
  });

  it('only what is on record as accepted takes the place of typed words', () => {
    fc.assert(
      fc.property(anyClaim, fc.constantFrom(...TYPED), (claim, instead) => {
        const story = `${instead} I left.`;
        const choice = { key: 'k', choice: 'accept' as const, text: 'what stood there', instead };
        const plain = composeLetter(composeInput({ ...claim, story, storyInLetter: 'yes' }));
        const taken = composeLetter(composeInput({ ...claim, story, storyInLetter: 'yes', storyChoices: [choice] }));
        expect(taken.text).toBe(plain.text);
        expect(plain.sentences.filter(({ source }) => voiceOf(source) === 'accepted')).toEqual([]);
        for (const { source } of taken.sentences) if (source.kind === 'accepted') expect(source.from).toBe(choice.text);
      }),
      { numRuns: 50 },
    );
  });

  it('leaving out takes whole sentences and changes no other', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const whole = composeLetter(composeInput(claim));
        const shorter = withOut(claim, someKeys(whole));
        const known = new Set(whole.sentences.map(({ text }) => text));
        const added = shorter.sentences.filter(
          ({ text, source }) => !known.has(text) && source.kind !== 'field' && source.kind !== 'fixed',
        );
        expect(added).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('nothing is printed empty: no unfilled slot of a frame, no double space, no double blank line', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const { sentences, text } = composeLetter(composeInput(claim));
        expect(text).not.toMatch(/ {2}|\n{3}|[ \t]\n|[\u200b\u202a-\u202e\u0000]/);
        for (const { text: words, source, typed = [] } of sentences) {
          const isFact = source.kind === 'card' || source.kind === 'derived' || source.kind === 'sum';
          if (isFact && typed.length === 0) expect(words).not.toMatch(/[{}]|undefined|NaN|null| [.,]/);
        }
      }),
      { numRuns: 150 },
    );
  });
});

const amountsIn = (text: string): readonly Cents[] =>
  (text.match(/-?\$\d[\d,]*\.\d{2}/g) ?? []).map((money) => {
    const parsed = parseUsd(money.replace('-', ''));
    return parsed.ok ? cents(money.startsWith('-') ? -parsed.value : parsed.value) : cents(0);
  });

describe('the amount', () => {
  it('is the claim: rows add up to it to the cent or there are none', () => {
    const row = fc.record({
      label: fc.constantFrom('Tow', 'Keys', 'Tow: $5.00'),
      value: fc.integer({ min: 1, max: 90_000 }),
      isMinus: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), fc.integer({ min: -1, max: 1 }), (typed, off) => {
        const amountRows = typed.map(({ label, value, isMinus }, index) => ({
          id: `r${index}`,
          label,
          amount: formatUsd(cents(value)),
          isMinus,
        }));
        const sum = typed.reduce((all, { value, isMinus }) => all + (isMinus ? -value : value), 0);
        const amount = cents(Math.max(1, sum + off));
        const letter = composeLetter(composeInput(depositClaim({ cards: [], amountRows, amount, calculation: '' })));
        const rows = letter.sentences
          .filter(({ source }) => source.kind === 'sum')
          .flatMap(({ text }) => amountsIn(text).slice(-1));
        const rowSum = rows.slice(0, -1).reduce<number>((all, value) => all + value, 0);
        expect(rows.length === 0 ? amount : rowSum).toBe(amount);
        expect(rows.at(-1) ?? amount).toBe(amount);
        expect(rows.length > 0).toBe(typed.length > 0 && sum === amount);
      }),
    );
  });
});
