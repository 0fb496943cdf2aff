import { describe, expect, test } from 'vitest';
import { categories } from '../../claims/taxonomy/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import type { CardEntry, SlotValue } from '../entry.ts';
import { isGeneral } from '../general-cards.ts';
import { readEntry } from '../read-entry.ts';
import { sayCard } from '../sentences/say-card.ts';
import { takesCount, thingsFor } from './thing.ts';

const SPEAKER = { isWe: false, defendants: ['Tom Lee'], place: '12 Example Street' };

function readCard(key: string, values: Record<string, SlotValue>) {
  const catalogue = categories
    .map(({ value }) => catalogueOf(value))
    .find(({ cards }) => cards.some((card) => card.key === key));
  const card = catalogue?.cards.find((one) => one.key === key) ?? expect.unreachable(`no card ${key}`);
  const entry: CardEntry = { id: 'a', card: key, values, defendant: '', counts: '', proof: [], isLeftOut: false };
  return readEntry(card, entry, 1, catalogue?.things);
}
const say = (key: string, values: Record<string, SlotValue>, language: 'en' | 'es' | 'tr' = 'en') =>
  sayCard(readCard(key, values), { speaker: SPEAKER, language, mentionedDay: null });

describe('a card that names a thing of the vocabulary', () => {
  test.each([
    ['free.cost', { amount: '$150.00', what: { pick: 'money.lumper-fee' } }, 'I paid $150.00 for a lumper fee.'],
    ['debt.sold', { price: '$150.00', what: { pick: 'tools.spray-gun' } }, 'I sold you a spray gun for $150.00.'],
    [
      'debt.credit',
      { amount: '$300.00', what: { pick: 'home.washing-machine' } },
      'I take off $300.00 for a washing machine.',
    ],
    ['contract.deal', { service: { pick: 'services.carpet-cleaning' } }, 'I hired you to clean the carpets.'],
    ['auto.towed', { car: { pick: 'vehicle.food-truck' } }, 'My food truck was towed.'],
    ['damage.public-event', { item: { pick: 'plants.hydrangeas' }, did: 'roadwork' }, 'my hydrangeas'],
    ['taken.took', { items: { pick: 'clothes.bangles' } }, 'my bangles'],
  ] as const)('says it as an English writer would: %s', (key, values, text) => {
    expect((say(key, values) ?? '').toLowerCase()).toContain(text.toLowerCase());
  });

  test('prints the number in figures, and the verb after several', () => {
    const values = (item: SlotValue): Record<string, SlotValue> => ({ day: '2026-05-04', did: 'moved', item });
    expect(say('damage.back', values({ pick: 'furniture.chair', count: '4' }))).toMatch(
      /my 4 chairs (?:had been|were) damaged/,
    );
    expect(say('damage.back', values({ pick: 'furniture.chair' }))).toMatch(/my chair (?:had been|was) damaged/);
  });

  test('reads back in the person’s language what they picked', () => {
    const values = { amount: '$150.00', what: { pick: 'party.tent-panel' } };
    expect(say('free.cost', values, 'es')).toContain('un panel de carpa');
    expect(say('free.cost', values, 'tr')).toContain('çadır paneli');
  });

  test.each([
    ['a thing nobody knows', { pick: 'home.no-such-thing' }, 'card.choice_unknown'],
    ['an answer nobody knows', { pick: 'nothing' }, 'card.choice_unknown'],
    ['a number that is none', { pick: 'furniture.chair', count: 'four' }, 'card.count_unknown'],
    ['none of it', { pick: 'furniture.chair', count: '0' }, 'card.count_unknown'],
  ] as const)('is refused for %s', (_name, what, code) => {
    expect(readCard('free.cost', { amount: '$150.00', what }).problems).toContainEqual({ slot: 'what', code });
  });

  test('is refused in a slot whose sentence cannot take that thing', () => {
    const { problems } = readCard('auto.towed', { car: { pick: 'food.flour' } });
    expect(problems).toContainEqual({ slot: 'car', code: 'card.choice_unknown' });
  });

  test('is a whole sentence with every thing and number a slot takes', () => {
    const broken = categories.flatMap(({ value }, at) => {
      const { cards, things = [] } = catalogueOf(value);
      // The general cards are the same in every category.
      const own = at === 0 ? cards : cards.filter((card) => !isGeneral(card));
      return own.flatMap((card) =>
        card.slots.flatMap((slot) => {
          if (slot.things === undefined) return [];
          const { things: taken } = slot;
          const required = card.slots.filter((one) => one.required === true && one.kind === 'money');
          const sums = Object.fromEntries(required.map((one) => [one.key, '$150.00']));
          return thingsFor(things, taken).flatMap((thing) => {
            const pick = takesCount(thing, taken) ? { pick: thing.id, count: '3' } : { pick: thing.id };
            const entry = {
              id: 'a',
              card: card.key,
              values: { ...sums, [slot.key]: pick },
              proof: [],
              isLeftOut: false,
            } as const;
            const read = readEntry(card, { ...entry, proof: [], defendant: '', counts: '' }, 1, [thing]);
            const said = sayCard(read, { speaker: SPEAKER, language: 'en', mentionedDay: null });
            return said !== null && /[{}[\]|]|\ba [0-9]|\b(?:an? ){2}|\bmy an? /.test(said) ? [said] : [];
          });
        }),
      );
    });
    expect(broken).toEqual([]);
  });
});
