import { expect, test } from 'vitest';
import { parseCalendarDate } from '../../calendar/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { type CardEntry, cardEntrySchema, withOwn } from '../entry.ts';
import { factsOf } from '../facts.ts';
import { readEntry } from '../read-entry.ts';
import { cardNamed } from '../offered-cards.ts';
import { rowNameOf } from '../amount-rows.ts';
import { sayPieces } from './say-pieces.ts';
import { aCard } from '../testing/a-card.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('November 21, 2026 exists');
const catalogue = catalogueOf('other');
const speaker = { isWe: false, defendants: ['Tom Lee', 'Ann Poe'], place: '12 Main Street' };

const statedIn = (...entries: readonly CardEntry[]) =>
  factsOf({
    entries,
    rows: [],
    catalogue,
    reasons: [],
    speaker,
    letterDay: today.value,
    clockDays: () => null,
  });

const cost = aCard('free.cost', { amount: '20', what: { text: 'a bus ticket' } });

test('a sentence of one’s own takes the place of the card’s in every language, and the amount stays', () => {
  const before = statedIn(cost);
  const after = statedIn(withOwn(cost, 'My sister paid $20.00 for my bus'));
  expect(after.sentences.map(({ text }) => text)).toEqual(['My sister paid $20.00 for my bus.']);
  expect(after.sentences[0]?.copies.tr).toBe('My sister paid $20.00 for my bus.');
  expect(after.sentences[0]?.typed).toContain('My sister paid $20.00 for my bus');
  expect(before.rows.map(({ label, cents }) => [label, cents])).toEqual([['Paid for a bus ticket', 2000]]);
  // The row may not say more than the sentence does: it keeps the sum and a neutral name.
  expect(after.rows.map(({ label, cents }) => [label, cents])).toEqual([['Another cost', 2000]]);
});

test('beside a sentence of one’s own the amount has the name the person gives it', () => {
  const card = cardNamed(catalogue, 'free.received');
  if (card === undefined) throw new Error('There is a card for money received.');
  const received = aCard('free.received', {
    amount: '300',
    who: { side: 'other', role: '', name: 'Garden Mutual' },
  });
  const offered = rowNameOf(readEntry(card, received, 2), speaker);
  expect(offered).toBe('received from Garden Mutual');
  const own = withOwn(received, 'My own insurer paid me $300.00 for the rental', offered);
  const rowsOf = (entry: CardEntry) => statedIn(entry).rows.map(({ label, cents }) => [label, cents]);
  expect(rowsOf(own)).toEqual([['Less: received from Garden Mutual', -30_000]]);
  expect(rowsOf({ ...own, rowName: ' my insurer’s part of the rental ' })).toEqual([
    ['Less: my insurer’s part of the rental', -30_000],
  ]);
  expect(statedIn(own).rowCopies.es.map(({ label }) => label)).toEqual(['Menos: received from Garden Mutual']);
  // Blank, it is neutral; typing on does not bring the card's name back; the card's sentence brings its own.
  expect(rowsOf({ ...own, rowName: ' ' })).toEqual([['Less: money received', -30_000]]);
  expect(withOwn({ ...own, rowName: '' }, 'They paid.', offered).rowName).toBe('');
  expect(rowsOf(withOwn(own, null))).toEqual([['Less: received from Garden Mutual', -30_000]]);
  // Until they change it, the name is one of ours.
  expect(statedIn(own).rows[0]?.typedName).toBeUndefined();
  expect(statedIn({ ...own, rowName: 'from my insurer' }).rows[0]?.typedName).toBe('from my insurer');
});

test('taking the card’s sentence back gives the same sentence as before', () => {
  expect(statedIn(withOwn(withOwn(cost, 'Something else.'), null))).toEqual(statedIn(cost));
});

test('with a sentence of one’s own no choice is forced, but the money that is counted is still asked', () => {
  const card = cardNamed(catalogue, 'free.cost');
  if (card === undefined) throw new Error('There is a card for a cost.');
  const own = withOwn(aCard('free.cost', {}), 'Somebody else paid it.');
  expect(readEntry(card, own, 2).problems).toEqual([{ slot: 'amount', code: 'card.required' }]);
  expect(readEntry(card, withOwn(cost, 'Somebody else paid it.'), 2).isComplete).toBe(true);
});

test('blank words leave the card’s sentence in its place, and too many are refused, never cut', () => {
  expect(statedIn(withOwn(cost, '  \n ')).sentences[0]?.text).toBe(statedIn(cost).sentences[0]?.text);
  expect(cardEntrySchema.safeParse(withOwn(cost, 'a'.repeat(301))).success).toBe(false);
});

test('while it is written it stands in the letter beside the form as it is typed', () => {
  const card = cardNamed(catalogue, 'free.cost');
  if (card === undefined) throw new Error('There is a card for a cost.');
  const read = readEntry(card, withOwn(cost, 'My aunt paid it'), 2);
  const pieces = sayPieces(read, { speaker, language: 'es', mentionedDay: null }, ({ key }) => key);
  expect(pieces).toEqual([{ text: 'My aunt paid it.', slot: null, isEmpty: false }]);
});

test('behind a sentence of one’s own a day is named, and not called that day', () => {
  const onMay1 = (id: string) =>
    aCard('free.cost', { amount: '20', what: { text: 'a bus ticket' }, day: '2026-05-01' }, { id });
  const [, own, next] = statedIn(onMay1('1'), withOwn(onMay1('2'), 'It was due back on May 4.'), onMay1('3')).sentences;
  expect(own?.text).toBe('It was due back on May 4.');
  expect(next?.text).toContain('May 1, 2026');
});
