import { expect, test } from 'vitest';
import { parseCalendarDate } from '../calendar/index.ts';
import { catalogueOf } from './catalogue/index.ts';
import { type CardEntry, proofSlot } from './entry.ts';
import { factsOf } from './facts.ts';
import { aCard } from './testing/a-card.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('November 21, 2026 exists');

const proofOf = (...entries: readonly CardEntry[]) =>
  factsOf({
    entries: entries.map((entry, index) => ({ ...entry, id: `c${index}` })),
    rows: [],
    catalogue: catalogueOf('debt'),
    reasons: ['personal-loan'],
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
    letterDay: today.value,
    clockDays: () => null,
  }).proof;

const cost = (proof: readonly string[], words: Readonly<Record<string, string>> = {}): CardEntry =>
  aCard(
    'free.cost',
    { amount: '20', ...Object.fromEntries(Object.entries(words).map(([key, text]) => [proofSlot(key), { text }])) },
    { proof: [...proof] },
  );

test('a general card takes proof, as wide as the tick', () => {
  expect(proofOf(cost(['any-video', 'any-photo'])).map(({ letter }) => letter)).toEqual(['photos', 'a video']);
});

test('a witness is named where the person gave the name, each once', () => {
  const [first, second, ...none] = proofOf(
    cost(['any-witness'], { 'any-witness': 'Iris Holt' }),
    cost(['any-witness'], { 'any-witness': 'Sam Tull' }),
    cost(['any-witness'], { 'any-witness': 'Iris Holt' }),
    cost(['any-witness']),
  );
  expect([first?.letter, second?.letter, none]).toEqual(['Iris Holt as a witness', 'Sam Tull as a witness', []]);
  expect([first?.typed, first?.copies.es]).toEqual(['Iris Holt', 'Testigo, con nombre: Iris Holt']);
  expect(proofOf(cost(['any-witness'])).map(({ letter }) => letter)).toEqual(['a witness']);
});

test('something else is said in the person’s words, and not at all without them', () => {
  expect(proofOf(cost(['any-other'], { 'any-other': 'the old clutch plate.' })).map(({ letter }) => letter)).toEqual([
    'the old clutch plate',
  ]);
  expect(proofOf(cost(['any-other']))).toEqual([]);
});

test('words that are not ticked any more are not said', () => {
  expect(proofOf(cost([], { 'any-other': 'the old clutch plate' }))).toEqual([]);
});

test('a card’s own kind and the common kind of the same thing are told once', () => {
  const loan = aCard('debt.loan', { amount: '2000', day: '2026-03-02' }, { proof: ['receipt'] });
  expect(proofOf(loan).map(({ letter }) => letter)).toEqual(['a receipt']);
  expect(proofOf(loan, cost(['any-receipt', 'any-photo'])).map(({ letter }) => letter)).toEqual([
    'a receipt',
    'photos',
  ]);
});

test('a common kind that a card’s own kind already is does not stand beside it', () => {
  const bed = aCard('free.cost', { amount: '20' }, { proof: ['any-receipt', 'any-email'] });
  const work = aCard('contract.paid', { amount: '300' }, { proof: ['receipt'] });
  const { proof } = factsOf({
    entries: [work, bed],
    rows: [],
    catalogue: catalogueOf('broken-contract'),
    reasons: ['service-done-badly'],
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
    letterDay: today.value,
    clockDays: () => null,
  });
  expect(proof.map(({ letter }) => letter)).toEqual(['receipts', 'emails']);
});

test('a kind that another one already names is not listed beside it', () => {
  const ceiling = aCard(
    'damage.repair',
    { item: { text: 'ceiling' }, basis: 'paid', amount: '1650' },
    { proof: ['photos', 'bill'] },
  );
  const { proof } = factsOf({
    entries: [ceiling, { ...cost(['any-photo', 'any-bill']), id: 'c2' }],
    rows: [],
    catalogue: catalogueOf('damaged-property'),
    reasons: ['water-leak'],
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '' },
    letterDay: today.value,
    clockDays: () => null,
  });
  expect(proof.map(({ letter }) => letter)).toEqual(['photos of the damage', 'the repair bill']);
});

test('two bills are two, and one check told by two cards is one', () => {
  const bill = (id: string) => aCard('debt.invoice', { amount: '100' }, { id, proof: ['one-invoice'] });
  const check = aCard('debt.check', { kind: 'check', amount: '100' }, { id: 'c1', proof: ['returned-check'] });
  const returned = aCard('debt.returned', { amount: '100' }, { id: 'c2', proof: ['returned-check'] });
  const letters = (reason: string, ...entries: readonly CardEntry[]) =>
    factsOf({
      entries,
      rows: [],
      catalogue: catalogueOf('debt'),
      reasons: [reason],
      speaker: { isWe: false, defendants: ['Tom Lee'], place: '' },
      letterDay: today.value,
      clockDays: () => null,
    }).proof.map(({ letter }) => letter);
  expect(letters('unpaid-invoice', bill('b1'))).toEqual(['the bill']);
  expect(letters('unpaid-invoice', bill('b1'), bill('b2'))).toEqual(['the bills']);
  expect(letters('bad-check', check, returned)).toEqual(['the returned check']);
});
