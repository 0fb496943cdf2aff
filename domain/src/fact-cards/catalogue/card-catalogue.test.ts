import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '../../calendar/index.ts';
import { categories, subcategories } from '../../claims/taxonomy/index.ts';
import { catalogueOf } from './index.ts';
import { cardEntriesSchema } from '../entry.ts';
import { factsOf } from '../facts.ts';
import { offeredCards } from '../offered-cards.ts';
import { faultsOf } from '../testing/check-catalogue.ts';

const load = async (path: string): Promise<unknown> => ((await import(path)) as { default: unknown }).default;

type Example = {
  readonly name: string;
  readonly we: boolean;
  readonly reasons: readonly string[];
  readonly letterDay: string;
  readonly place: string;
  readonly defendants: readonly string[];
  readonly cards: readonly {
    readonly key: string;
    readonly values: Record<string, unknown>;
    readonly defendant?: string;
  }[];
  readonly text: string;
};

/** The clocks the examples were written with. */
const CLOCKS: Readonly<Record<string, number>> = { 'sda-return': 30 };

describe('the general cards', () => {
  test('hold to the rules of a catalogue', async () => {
    expect(faultsOf(await load('./general.json'), new Set())).toEqual([]);
  });

  test('offer the common kinds of proof with every card, each kind once', () => {
    const own = catalogueOf('debt');
    expect(
      own.cards.filter(({ proof = [] }) => !proof.some((key) => key.startsWith('any-'))).map(({ key }) => key),
    ).toEqual([]);
    expect(own.cards.find(({ key }) => key === 'free.cost')?.proof).toEqual(own.commonProof);
    const twice = categories.flatMap(({ value }) => {
      const { cards, proof } = catalogueOf(value);
      return cards.flatMap(({ key, proof: keys = [] }) => {
        const letters = keys.map((one) => proof[one]?.letter ?? '');
        return new Set(letters).size < letters.length ? [`${key}: ${letters.join(', ')}`] : [];
      });
    });
    expect(twice).toEqual([]);
  });
});

describe.each(categories)('the cards of $value', ({ value }) => {
  const reasons = new Set(subcategories.filter(({ category }) => category === value).map((reason) => reason.value));

  test(`${value} holds to the rules of a catalogue`, async () => {
    expect(faultsOf(await load(`./${value}.json`), reasons)).toEqual([]);
  });

  test(`${value} offers at least four cards for each reason`, async () => {
    const catalogue = catalogueOf(value);
    const few = [...reasons].filter((reason) => offeredCards(catalogue, [reason]).length < 4);
    expect(few).toEqual([]);
  });

  test(`${value} says its examples`, async () => {
    const catalogue = catalogueOf(value);
    const examples = (await load(`../testing/examples/${value}.json`)) as readonly Example[];
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) {
      const day = parseCalendarDate(example.letterDay);
      if (!day.ok) throw new Error('an example without a day');
      const facts = factsOf({
        entries: cardEntriesSchema.parse(
          example.cards.map(({ key, values, defendant = '' }, index) => ({
            id: `c${index}`,
            card: key,
            values,
            defendant,
          })),
        ),
        rows: [],
        catalogue,
        reasons: example.reasons,
        speaker: { isWe: example.we, defendants: example.defendants, place: example.place },
        letterDay: day.value,
        clockDays: (clock) => CLOCKS[clock] ?? null,
      });
      expect(
        facts.entries.filter(({ isComplete }) => !isComplete).map(({ card, problems }) => [card.key, problems]),
      ).toEqual([]);
      expect([example.name, facts.sentences.map(({ text }) => text).join(' ')]).toEqual([example.name, example.text]);
    }
  });
});
