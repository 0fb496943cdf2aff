import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '../../calendar/index.ts';
import type { CardEntry } from '../entry.ts';
import { catalogueOf } from '../catalogue/index.ts';
import type { Card, Slot } from '../card.ts';
import { factsOf } from '../facts.ts';
import { isGeneral } from '../general-cards.ts';
import type { Speaker } from './say-card.ts';
import { aCard } from '../testing/a-card.ts';

const CATEGORIES = Object.keys(import.meta.glob('../catalogue/*.json')).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
);

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('November 21, 2026 exists');
const letterDay = today.value;

const ONE: Speaker = { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street', address: 'name' };
const TWO: Speaker = { ...ONE, defendants: ['Tom Lee', 'Reyes Homes'] };

const statedIn = (category: string, cards: readonly CardEntry[], speaker: Speaker) => {
  const catalogue = catalogueOf(category);
  const reasons = [...new Set(catalogue.cards.flatMap((card) => card.reasons))];
  return factsOf({ entries: cards, rows: [], catalogue, reasons, speaker, letterDay, clockDays: () => 30 });
};

/** The cards of a category; those that every category has are tried under a name of their own. */
const cardsToTry = (category: string): readonly Card[] =>
  catalogueOf(category).cards.filter((card) => category === 'general' || !isGeneral(card));

/** Every ready-made answer of a slot, and one typed value where there are none. */
function valuesOf({ kind, options, common, roles, only }: Slot): readonly CardEntry['values'][string][] {
  if (kind === 'choice') return (options ?? []).map(({ value }) => value);
  if (kind === 'who') {
    const others = [...(roles ?? []).map(({ value }) => value), ''].map(
      (role) => ({ side: 'other', role, name: 'Luis' }) as const,
    );
    return [
      ...(only === undefined || only.includes('you') ? [{ side: 'them', role: '', name: '' } as const] : []),
      ...(only === undefined || only.includes('other') ? others : []),
    ];
  }
  if (kind === 'thing' || kind === 'words')
    return [...(common ?? []).map(({ value }) => ({ pick: value })), { text: 'broke it' }];
  return [{ day: '2026-03-09', money: '400', count: '2', yesno: 'yes', quote: 'hello' }[kind] ?? ''];
}

/** Each answer of a card once, beside the first one of the other slots. */
function fillings(card: Card): readonly CardEntry['values'][] {
  const all = card.slots.map((slot) => [slot.key, valuesOf(slot)] as const);
  const first = Object.fromEntries(all.flatMap(([key, [value]]) => (value === undefined ? [] : [[key, value]])));
  return [first, ...all.flatMap(([key, values]) => values.slice(1).map((value) => ({ ...first, [key]: value })))];
}

describe('cards for a court', () => {
  test.each(CATEGORIES)('no sentence and no row of %s says “you” to a judge', (category) => {
    const wrong = new Set<string>();
    for (const card of cardsToTry(category)) {
      for (const values of fillings(card)) {
        const facts = statedIn(category, [aCard(card.key, values)], ONE);
        const texts = [...facts.sentences.map(({ text }) => text), ...facts.rows.map(({ label }) => label)];
        for (const text of texts)
          if (/\byou|\{|(?:^|[.!?] )Tom Lee (?:were|have|are|do)\b/i.test(text)) wrong.add(`${card.key}: ${text}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  test.each(CATEGORIES)(
    'no sentence of %s counts from the day of a letter: a filed paper has no such day',
    (category) => {
      const catalogue = catalogueOf(category);
      const texts = cardsToTry(category).flatMap((card) =>
        fillings(card).flatMap((values) => statedIn(category, [aCard(card.key, values)], ONE).sentences),
      );
      // What follows from cards follows from several of them: each card once, with the first answer of every slot.
      const all = catalogue.cards.flatMap((card) =>
        fillings(card)
          .slice(0, 1)
          .map((values) => aCard(card.key, values)),
      );
      const wrong = [...texts, ...statedIn(category, all, ONE).sentences].flatMap(({ copies }) =>
        Object.values(copies).filter((text) => /this letter|\bago\b|esta carta|mektubun/i.test(text)),
      );
      expect(wrong).toEqual([]);
    },
  );

  test('a clock of the law is told by its days, and a day that stands in its own sentence is not counted again', () => {
    const moved = [
      aCard('rental.home', { from: '2023-06-01', to: '2026-06-30' }),
      aCard('rental.returned', { result: 'nothing' }),
    ];
    const heard = statedIn('tenant-landlord', moved, ONE)
      .sentences.map(({ text }) => text)
      .join(' ');
    expect(heard).toContain('More than 30 days have passed since I moved out.');
    expect(heard).not.toContain('144');
    const { address: _address, ...letter } = ONE;
    expect(
      statedIn('tenant-landlord', moved, letter)
        .sentences.map(({ text }) => text)
        .join(' '),
    ).toContain('By the date of this letter, 144 days have passed since I moved out.');
    const billed = statedIn(
      'debt',
      [aCard('debt.invoice', { amount: '400', sent: '2026-03-01', due: '2026-04-01' })],
      ONE,
    );
    expect(billed.sentences.map(({ text }) => text).join(' ')).toContain('April 1, 2026');
    expect(billed.sentences).toHaveLength(1);
  });

  const sentence = (category: string, card: CardEntry, speaker: Speaker) =>
    statedIn(category, [card], speaker).sentences[0]?.text;
  const walk = aCard('rental.walk-through', {
    with: { side: 'other', role: 'superintendent', name: 'Eddie' },
    quote: 'it is clean',
  });

  test('a role is the defendant’s, and verbs follow the name', () => {
    expect(sentence('tenant-landlord', walk, ONE)).toContain('Tom Lee’s superintendent Eddie');
    const kept = aCard('auto.kept', { status: 'still' });
    expect(sentence('auto', kept, ONE)).toBe('I asked for the vehicle. Tom Lee still has it.');
    expect(sentence('auto', { ...kept, defendant: 'all' }, TWO)).toBe(
      'I asked for the vehicle. The defendants still have it.',
    );
    expect(sentence('auto', { ...kept, defendant: '1' }, TWO)).toBe(
      'I asked for the vehicle. Reyes Homes still has it.',
    );
  });

  test('a name keeps its small letter at the start, and ends in s with one mark', () => {
    const small: Speaker = { ...ONE, defendants: ['de la Cruz Homes'] };
    expect(sentence('auto', aCard('auto.rules', { what: 'no-bill' }), small)).toBe(
      'de la Cruz Homes did not give me an itemized bill.',
    );
    expect(sentence('tenant-landlord', walk, small)).toContain('la Cruz Homes’ superintendent Eddie');
  });

  test('a letter still says you', () => {
    const { address: _address, ...letter } = ONE;
    expect(sentence('auto', aCard('auto.rules', { what: 'no-bill' }), letter)).toBe(
      'You did not give me an itemized bill.',
    );
  });
});
