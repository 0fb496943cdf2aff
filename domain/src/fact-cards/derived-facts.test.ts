import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '../calendar/index.ts';
import { catalogueOf } from './catalogue/index.ts';
import type { CardEntry } from './entry.ts';
import { factsOf } from './facts.ts';
import { aCard } from './testing/a-card.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('November 21, 2026 exists');

const statedIn = (...entries: readonly CardEntry[]): string =>
  factsOf({
    entries: entries.map((entry, index) => ({ ...entry, id: `c${index}` })),
    rows: [],
    catalogue: catalogueOf('verbal-promise'),
    reasons: ['promised-to-pay'],
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
    letterDay: today.value,
    clockDays: () => null,
  })
    .sentences.filter(({ source }) => source.kind === 'derived')
    .map(({ text }) => text)
    .join(' ');

const promised = (amount: string, day?: string) => aCard('promise.pay', { amount, ...(day && { day }) });
const part = (amount: string, day: string) => aCard('promise.part', { amount, day });

test('what a part payment left unpaid is told, as all of it was promised before', () => {
  expect(statedIn(promised('2100', '2025-09-01'), part('300', '2025-10-05'))).toContain('That left $1,800.00 unpaid.');
  expect(statedIn(promised('2100'), part('300', '2025-10-05'))).toContain('That left $1,800.00 unpaid.');
});

test('a promise of a later day was not yet unpaid then, so nothing is said to be left', () => {
  const entries = [promised('2100', '2025-09-01'), part('300', '2025-10-05'), promised('900', '2025-12-01')];
  expect(statedIn(...entries)).not.toContain('That left');
});

test('of several promises without a day nobody knows what was left on a day', () => {
  expect(statedIn(promised('2100'), promised('900'), part('300', '2025-10-05'))).not.toContain('That left');
});

test('a sum falls where one of its cards tells the person’s own sentence', () => {
  const own = { ...promised('2100', '2025-09-01'), own: 'We spoke of $2,100.' };
  expect(statedIn(own, part('300', '2025-10-05'))).not.toContain('That left');
  expect(statedIn(promised('2100', '2025-09-01'), { ...part('300', '2025-10-05'), own: 'I got $300.' })).toBe('');
});

test('a sum falls where the person unticked the row of one of its cards: the table has another sum', () => {
  const unticked = { ...part('300', '2025-10-05'), counts: 'no' as const };
  expect(statedIn(promised('2100', '2025-09-01'), unticked)).not.toContain('That left');
});

const debtStated = (...entries: readonly CardEntry[]): string =>
  factsOf({
    entries: entries.map((entry, index) => ({ ...entry, id: `d${index}` })),
    rows: [],
    catalogue: catalogueOf('debt'),
    reasons: ['unpaid-invoice'],
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
    letterDay: today.value,
    clockDays: () => null,
  })
    .sentences.map(({ text }) => text)
    .join(' ');

const bill = (amount: string, sent?: string) =>
  aCard('debt.invoice', { amount, ...(sent === undefined ? { kind: 'price' } : { kind: 'bill', sent }) });
const got = (amount: string, day?: string) => aCard('debt.part-paid', { amount, ...(day && { day }) });

test('a bill that is told only after the payment is not counted in what is open', () => {
  const stated = debtStated(bill('3600', '2026-02-01'), got('1200', '2026-03-01'), bill('360', '2026-05-01'));
  expect(stated).not.toContain('is not paid');
});

test('what is open is told of the bills before a payment with a day', () => {
  const stated = debtStated(bill('3600', '2026-02-01'), got('1200', '2026-03-01'));
  expect(stated).toContain('Of these amounts, $2,400.00 is not paid.');
});

test('a payment without a day leaves nobody knowing what was open then', () => {
  expect(debtStated(bill('3600', '2026-02-01'), got('1200'))).not.toContain('is not paid');
});

test('nothing is said to be open beside money that came off by another card', () => {
  const other = aCard('free.received', { who: { side: 'other', role: 'insurer', name: '' }, amount: '200' });
  expect(debtStated(bill('3600', '2026-02-01'), got('1200', '2026-03-01'), other)).not.toContain('is not paid');
});

test('a sum of what the claimant paid falls where somebody else paid a part', () => {
  const facts = (by: CardEntry['values']) =>
    factsOf({
      entries: [
        aCard('contract.paid', { amount: '500', day: '2026-01-02' }, { id: 'a' }),
        aCard('contract.paid', { amount: '300', day: '2026-01-03', ...by }, { id: 'b' }),
        aCard('contract.paid', { amount: '100', day: '2026-01-04' }, { id: 'c' }),
      ],
      rows: [],
      catalogue: catalogueOf('broken-contract'),
      reasons: ['service-not-done'],
      speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
      letterDay: today.value,
      clockDays: () => null,
    }).sentences.map(({ text }) => text);
  expect(facts({})).toContain('Together these payments come to $900.00.');
  expect(facts({ by: { side: 'other', role: 'wife', name: '' } }).join(' ')).not.toContain('Together these payments');
});

describe('what follows from a card', () => {
  const said = (...entries: readonly CardEntry[]): readonly string[] =>
    factsOf({
      entries: entries.map((entry, index) => ({ ...entry, id: `c${index}` })),
      rows: [],
      catalogue: catalogueOf('debt'),
      reasons: ['bad-check'],
      speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
      letterDay: today.value,
      clockDays: () => null,
    }).sentences.map(({ text }) => text);
  const them = { side: 'them', role: '', name: '' } as const;
  const event = (what: string, day: string) => aCard('free.event', { who: them, what: { text: what }, day });

  test('does not come between a sentence and one that points back to it', () => {
    const asked = aCard('debt.asked', { what: 'pay', how: 'certified', day: '2026-07-06' });
    const texts = said(asked, event('signed for that letter', '2026-07-09'));
    expect(texts[1]).toBe('On July 9, 2026 you signed for that letter.');
    expect(texts[2]).toContain('before the date of this letter');
  });

  test('a third sentence of one day names the day again', () => {
    const day = '2026-07-09';
    const texts = said(event('called', day), event('wrote', day), event('came', day));
    expect(texts).toEqual(['On July 9, 2026 you called.', 'That day you wrote.', 'On July 9, 2026 you came.']);
  });
});
