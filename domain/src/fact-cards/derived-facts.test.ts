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

describe('a sum says what its sentence speaks of', () => {
  test('a payment set not to count leaves no sum of the bills beside it', () => {
    const first = { ...got('3900', '2026-02-13'), counts: 'no' as const };
    const stated = debtStated(first, bill('3900', '2026-05-29'), bill('480', '2026-06-12'));
    expect(stated).not.toContain('these amounts');
    expect(stated).not.toContain('before any payment');
  });

  test('nor does one that came before the bills: nobody knows what it paid', () => {
    const stated = debtStated(got('3900', '2026-02-13'), bill('3900', '2026-05-29'), bill('480', '2026-06-12'));
    expect(stated).not.toContain('these amounts');
  });

  test('bills that are all of it are added up', () => {
    expect(debtStated(bill('3900', '2026-05-29'), bill('480', '2026-06-12'))).toContain('come to $4,380.00.');
  });

  const lossesOf = (...entries: readonly CardEntry[]): string =>
    factsOf({
      entries: entries.map((entry, index) => ({ ...entry, id: `i${index}` })),
      rows: [],
      catalogue: catalogueOf('injury'),
      reasons: ['dog-bite'],
      speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
      letterDay: today.value,
      clockDays: () => null,
    })
      .sentences.map(({ text }) => text)
      .join(' ');
  const care = (amount: string) => aCard('injury.care', { pay: 'after', amount });

  test('"these costs" are all of them, or no sum is said', () => {
    expect(lossesOf(care('250'), care('70'))).toContain('Together these costs come to $320.00.');
    const glasses = aCard('injury.loss', { kind: 'glasses', amount: '189' });
    expect(lossesOf(care('250'), care('70'), glasses)).not.toContain('Together');
  });

  test('a sentence of their own between the sums may name another one', () => {
    const own = aCard('free.event', { what: { text: 'x' } }, { own: 'I also paid $40 for a taxi.' });
    const entries = [care('250'), own, care('70')].map((entry, place) => ({ ...entry, place }));
    expect(lossesOf(...entries)).not.toContain('Together');
  });
});

describe('what follows from a card', () => {
  const said = (...entries: readonly CardEntry[]): readonly string[] =>
    factsOf({
      entries: entries.map((entry, index) => ({ ...entry, id: `c${index}` })),
      rows: [],
      catalogue: catalogueOf('debt'),
      reasons: ['unpaid-invoice'],
      speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
      letterDay: today.value,
      clockDays: () => null,
    }).sentences.map(({ text }) => text);
  const them = { side: 'them', role: '', name: '' } as const;
  const event = (what: string, day: string) => aCard('free.event', { who: them, what: { text: what }, day });

  test('does not come between a sentence and one that points back to it', () => {
    const billed = aCard('debt.invoice', { amount: '90', kind: 'bill', sent: '2026-07-06', due: '2026-07-06' });
    const texts = said(billed, event('signed for that bill', '2026-07-09'));
    expect(texts[1]).toBe('On July 9, 2026 you signed for that bill.');
    expect(texts[2]).toContain('before the date of this letter');
  });

  test('a third sentence of one day names the day again', () => {
    const day = '2026-07-09';
    const texts = said(event('called', day), event('wrote', day), event('came', day));
    expect(texts).toEqual(['On July 9, 2026 you called.', 'That day you wrote.', 'On July 9, 2026 you came.']);
  });
});
