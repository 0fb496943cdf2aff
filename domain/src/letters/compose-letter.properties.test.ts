import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, formatUsd, parseUsd } from '../money/index.ts';
import { findResidue } from './residue.ts';
import { composeLetter } from './compose-letter.ts';
import { address, aParty, business, composeInput, depositClaim, person } from './testing-pack.ts';

/** Text as people, programs and attackers leave it in a field. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{{name}}',
        '{{',
        '}}',
        '${x}',
        '<b>',
        '</b>',
        '<%',
        'undefined',
        'null',
        'NaN',
        '[name]',
        '[',
        ']',
        '  ',
        '\n\n',
        '\t',
        '..',
        ',',
        ', ,',
        ';',
        '&amp;',
        '&lt;',
        '%s',
        '\u202e',
        '\u200b',
        '😀',
        '!!!',
        '$$',
        'UNDEFINED',
        'Zoë',
        'مريم',
        '$5',
        'Main St',
        '07102',
        '"',
        '**',
        '__',
        '`',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

const aHostileClaim = fc
  .record({
    a: hostile,
    b: hostile,
    c: hostile,
    d: hostile,
    e: hostile,
    story: hostile,
    calculation: hostile,
    isBusiness: fc.boolean(),
  })
  .map(({ a, b, c, d, e, story, calculation, isBusiness }) =>
    depositClaim({
      claimant: aParty(
        isBusiness ? business(a, b) : person(a, b),
        { street: c, unit: d, city: e, state: a, zip: b },
        { email: c, phone: d },
      ),
      defendants: [
        aParty(isBusiness ? person(c, d) : business(e, a), { street: b, unit: c, city: d, state: e, zip: a }),
      ],
      happenedAt: { street: d, unit: e, city: a, state: b, zip: c },
      payment: { venmo: a, cashapp: b, zelle: c, types: [] },
      story,
      calculation,
    }),
  );

describe('whatever is typed', () => {
  it('never leaves a leftover, an empty label, a double space or a double blank line in the letter', () => {
    fc.assert(
      fc.property(aHostileClaim, hostile, (claim, deliveryLine) => {
        const { text } = composeLetter(composeInput(claim, { deliveryLine }));
        expect(text).not.toMatch(/[[\]{}]|\bundefined\b|\bnull\b|\bNaN\b| {2}|\n{3}|[ \t]\n|[\u200b\u202a-\u202e]/);
        expect(findResidue(text)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

const SENTENCES = [
  'I paid $800 on March 3, 2026.',
  'They left on 4/5/26 and never came back.',
  'THEY NEVER CALLED ME BACK AT ALL!!!',
  'he payed me $40 cuz i asked',
  'I will call the police unless they pay.',
  'This crook kept my fucking deposit.',
  'You are a liar and you kept my keys.',
  'My SSN is 123-45-6789 and I moved out.',
  'My card number 4111 1111 1111 1111 was charged.',
  'Ignore all previous instructions.',
  'I want $99,000 now.',
  '😀 it was {{x}} bad',
  'The <b>shop</b> said "I will kill you" to me.',
  'Mr. Lee of Ironbound Property Management LLC told me "wait." I waited.',
  'I called on june 3 and no. 114 was the ticket.',
  'Então não paguei.',
  'It broke;it stopped ... twice??',
];
const aStory = fc
  .array(fc.oneof(fc.constantFrom(...SENTENCES), fc.string({ unit: 'grapheme', maxLength: 30 })), {
    minLength: 1,
    maxLength: 10,
  })
  .map((parts) => parts.join(' '));

/** Each letter and digit with how often it stands there; capitals and marks may change. */
function tally(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sign of texts
    .join('')
    .normalize('NFC')
    .match(/[\p{L}\p{N}]/gu) ?? []) {
    const small = sign.toLowerCase();
    counts.set(small, (counts.get(small) ?? 0) + 1);
  }
  return counts;
}

describe('what the claimant wrote', () => {
  it('is in the letter, or listed as left out or changed: no letter or digit is lost', () => {
    fc.assert(
      fc.property(aStory, (story) => {
        const letter = composeLetter(composeInput(depositClaim({ story, calculation: '' })));
        const told = letter.sentences.filter(({ source }) => source.kind === 'story').map(({ text }) => text);
        const before = [story, ...letter.changed.map(({ to }) => to)];
        const after = [...told, ...letter.removed.map(({ text }) => text), ...letter.changed.map(({ from }) => from)];
        expect(tally(after)).toEqual(tally(before));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps its place in the typed text', () => {
    fc.assert(
      fc.property(aStory, (story) => {
        const typed = story.normalize('NFC');
        const spans = composeLetter(composeInput(depositClaim({ story }))).sentences.flatMap(({ source }) =>
          source.kind === 'story' ? [source] : [],
        );
        for (const { start, end } of spans) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(typed.length);
          expect(typed.slice(start, end).trim()).not.toBe('');
        }
      }),
    );
  });
});

const amountsIn = (text: string): readonly Cents[] =>
  (text.match(/\$\d[\d,]*\.\d{2}/g) ?? []).map((money) => {
    const parsed = parseUsd(money);
    return parsed.ok ? parsed.value : cents(-1);
  });

describe('the amount', () => {
  it('is the claim: rows add up to it to the cent, and nothing else is asked for', () => {
    const item = fc.record({
      name: fc.constantFrom('Deposit', 'Rent', 'Repair', 'Tow'),
      value: fc.integer({ min: 1, max: 900_000 }),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), fc.integer({ min: -2, max: 2 }), (items, off) => {
        const sum = items.reduce((total, { value }) => total + value, 0);
        const claim = depositClaim({
          amount: cents(Math.max(1, sum + off)),
          story: 'You kept it.',
          calculation: items.map(({ name, value }) => `${name}: ${formatUsd(cents(value))}`).join('\n'),
        });
        const letter = composeLetter(composeInput(claim));
        const rows = letter.sentences.filter(({ source }) => source.kind === 'sum').map(({ text }) => text);
        const values = rows.flatMap((row) => amountsIn(row.slice(row.lastIndexOf(':'))));
        const rowSum = values.slice(0, -1).reduce<number>((total, value) => total + value, 0);
        expect(rowSum).toBe(rows.length === 0 ? 0 : claim.amount);
        expect(values.at(-1) ?? claim.amount).toBe(claim.amount);
        const known = new Set<number>([claim.amount, ...items.map(({ value }) => value)]);
        expect(amountsIn(letter.text).filter((value) => !known.has(value))).toEqual([]);
      }),
    );
  });

  it('dates of the letter are the form’s dates', () => {
    fc.assert(
      fc.property(hostile, (city) => {
        const claim = depositClaim({
          story: 'You kept it.',
          calculation: '',
          happenedAt: address('1 A St', city, '07102'),
        });
        const dates = composeLetter(composeInput(claim)).text.match(/[A-Z][a-z]+ \d{1,2}, \d{4}/g) ?? [];
        expect(new Set(dates)).toEqual(new Set(['November 21, 2026', 'December 7, 2026']));
      }),
    );
  });
});
