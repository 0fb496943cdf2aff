import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, parseCalendarDate } from '../calendar/index.ts';
import { categories } from '../claims/taxonomy/index.ts';
import { cents, formatUsd } from '../money/index.ts';
import type { Card, Derived } from './card.ts';
import { catalogueOf } from './catalogue/index.ts';
import type { CardEntry, SlotValue } from './entry.ts';
import { cardsOf } from './derived-facts.ts';
import { factsOf } from './facts.ts';
import type { ReadEntry } from './read-entry.ts';
import { sayDay } from './sentences/say-days.ts';

const first = parseCalendarDate('2026-01-01');
const letter = parseCalendarDate('2026-11-23');
if (!first.ok || !letter.ok) throw new Error('both days exist');
const [FIRST_DAY, LETTER_DAY] = [first.value, letter.value];

/** Every slot of a card filled, each day and each sum another one, so that a figure tells where it comes from. */
function wholly(card: Card, at: number, counts: CardEntry['counts']): CardEntry {
  let step = 0;
  const values = Object.fromEntries(
    card.slots.flatMap(({ key, kind, options = [], roles = [], only = [] }): readonly [string, SlotValue][] => {
      step += 1;
      if (kind === 'day') return [[key, addDays(FIRST_DAY, at * 20 + step)]];
      if (kind === 'money') return [[key, String(100 + at * 37 + step)]];
      if (kind === 'count') return [[key, '1']];
      if (kind === 'yesno') return [[key, 'yes']];
      if (kind === 'choice') return options[0] === undefined ? [] : [[key, options[0].value]];
      if (kind === 'who')
        return [[key, { side: only.includes('you') ? 'them' : 'other', role: roles[0]?.value ?? '', name: '' }]];
      return [];
    }),
  );
  return { id: `c${at}`, card: card.key, values, defendant: '', counts, proof: [], isLeftOut: false };
}

const SUMS = categories.flatMap(({ value }) =>
  catalogueOf(value).derived.flatMap((derived) => (derived.sum === undefined ? [] : [{ category: value, derived }])),
);

/** Claims that could have a sum: its cards, some of them again, beside others of the same reason. */
const anyClaim = fc.constantFrom(...SUMS).chain(({ category, derived }) => {
  const catalogue = catalogueOf(category);
  const cardKeys = cardsOf(derived);
  const own = catalogue.cards.filter(({ key }) => cardKeys.includes(key));
  const reason = own[0]?.reasons[0] ?? '';
  const offered = catalogue.cards.filter(({ reasons }) => reasons.some((one) => one === '*' || one === reason));
  const again = own.filter(({ repeat }) => repeat === true);
  const counts = fc.constantFrom('' as const, '' as const, '' as const, 'yes' as const, 'no' as const);
  const taken = (some: readonly Card[]) =>
    some.length === 0
      ? fc.constant([])
      : fc.array(fc.record({ card: fc.constantFrom(...some), counts }), { maxLength: 2 });
  return fc
    .tuple(fc.array(counts, { minLength: own.length, maxLength: own.length }), taken(again), taken(offered))
    .chain(([said, more, others]) =>
      fc.shuffledSubarray([...own.map((card, at) => ({ card, counts: said[at] ?? '' })), ...more, ...others], {
        minLength: own.length,
      }),
    )
    .map((cards) => ({
      catalogue,
      reasons: [reason],
      entries: cards.flatMap(({ card, counts: said }, at) => {
        const isThere = cards.slice(0, at).some((before) => before.card.key === card.key);
        return isThere && card.repeat !== true ? [] : [wholly(card, at, said)];
      }),
    }));
});

const factsFor = (
  {
    catalogue,
    reasons,
    entries,
  }: { catalogue: ReturnType<typeof catalogueOf>; reasons: string[]; entries: CardEntry[] },
  leftUnsaid: ReadonlySet<string> = new Set(),
) =>
  factsOf({
    entries,
    rows: [],
    catalogue,
    reasons,
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
    letterDay: LETTER_DAY,
    clockDays: () => 30,
    leftUnsaid,
  });

/** What the sentences of cards tell of a sum's own slots, found without the code that adds it up. */
const moneyOf = (entries: readonly ReadEntry[], refs: readonly string[]): readonly number[] =>
  entries.flatMap(({ card, filled }) =>
    refs.flatMap((ref) => {
      const [key, slot] = [ref.slice(0, ref.lastIndexOf('.')), ref.slice(ref.lastIndexOf('.') + 1)];
      const value = card.key === key ? filled.get(slot) : undefined;
      return value?.kind === 'money' ? [value.cents] : [];
    }),
  );

const isTogether = ({ when, sum }: Derived): boolean => sum !== undefined && when?.repeats !== undefined;

describe('over random claims', () => {
  test('a sum adds up all that is told of its kind, and nothing of it was set not to count', () => {
    let said = 0;
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const facts = factsFor(claim);
        const complete = facts.entries.filter(({ isComplete }) => isComplete);
        for (const { source, text, phase } of facts.sentences) {
          if (source.kind !== 'derived') continue;
          const derived = claim.catalogue.derived.find(({ key }) => key === source.key);
          if (derived?.sum === undefined) continue;
          said += 1;
          const cards = new Set([derived.after, ...derived.needs.map((ref) => ref.slice(0, ref.lastIndexOf('.')))]);
          const resting = complete.filter(({ card }) => cards.has(card.key));
          expect(resting.filter(({ entry }) => entry.counts === 'no')).toEqual([]);
          if (!isTogether(derived)) continue;
          const parts = moneyOf(complete, derived.sum.plus);
          expect(text).toContain(formatUsd(cents(parts.reduce((all, part) => all + part, 0))));
          const others = complete.filter(
            ({ card, filled }) =>
              card.phase === phase &&
              card.counts?.sign === 1 &&
              filled.has(card.counts.slot) &&
              card.key !== derived.after,
          );
          expect(others.map(({ card }) => card.key)).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
    expect(said).toBeGreaterThan(20);
  });

  test('a sum falls with the sentence of any of its cards', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        for (const { source, counted = [] } of factsFor(claim).sentences) {
          if (source.kind !== 'derived' || counted.length === 0) continue;
          for (const out of counted) {
            const rest = factsFor(claim, new Set([out])).sentences;
            expect(rest.filter((one) => one.source.kind === 'derived' && one.source.key === source.key)).toEqual([]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Words directly before a day that say what day it is: "due June 13", "Rent for June". */
const SAYS_WHICH = /\b(?:due|for|of|by (?:me|us)):? $/;

describe.each(categories)('the rows of $value', ({ value }) => {
  test(`${value} rows have no day but the one of their money, or one that they name`, () => {
    const catalogue = catalogueOf(value);
    const wrong = catalogue.cards.flatMap((card) => {
      const { counts } = card;
      if (counts === undefined) return [];
      const entries = [0, 1].map((at) => wholly(card, at, 'yes'));
      const claim = { catalogue, reasons: [...card.reasons], entries };
      const facts = factsFor(claim);
      return facts.rows.flatMap(({ id, label }) => {
        const read = facts.entries.find(({ entry }) => entry.id === id);
        return [...(read?.filled ?? [])].flatMap(([key, slot]) => {
          if (slot.kind !== 'day' || key === counts.day) return [];
          const at = label.indexOf(sayDay(slot.day, 'en'));
          return at < 0 || SAYS_WHICH.test(label.slice(0, at)) ? [] : [`${card.key}: ${label}`];
        });
      });
    });
    expect(wrong).toEqual([]);
  });
});
