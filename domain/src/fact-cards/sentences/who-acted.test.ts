import { describe, expect, test } from 'vitest';
import { calendarDate } from '../../calendar/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import type { CardEntry } from '../entry.ts';
import { factsOf } from '../facts.ts';
import { aCard } from '../testing/a-card.ts';

const today = calendarDate(2026, 11, 21);
if (!today.ok) throw new Error('November 21, 2026 exists');

const facts = (category: string, reason: string, key: string, values: CardEntry['values']) =>
  factsOf({
    entries: [aCard(key, values)],
    rows: [],
    catalogue: catalogueOf(category),
    reasons: [reason],
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
    letterDay: today.value,
    clockDays: () => null,
  });
const copies = (...card: Parameters<typeof facts>) => Object.values(facts(...card).sentences[0]?.copies ?? {});
const someone = (role: string, name = '') => ({ side: 'other', role, name }) as const;

describe('an act has the one who acted', () => {
  test.each<[...Parameters<typeof facts>, string]>([
    [
      'construction',
      'homeowner-did-not-pay',
      'construction.extra',
      { who: someone('husband'), how: 'messages', extra: { text: 'two outlets' }, amount: '300' },
      'Your husband agreed in messages to this extra work: two outlets. The price for it was $300.00.',
    ],
    [
      'broken-contract',
      'deal-backed-out',
      'contract.backed-out',
      { kind: 'told', who: someone('sister') },
      'Your sister told me that you would not do what was agreed.',
    ],
    [
      'debt',
      'unpaid-invoice',
      'debt.order',
      { who: someone('employee', 'Bree'), what: { text: 'two videos' }, price: '300', per: 'piece' },
      'Your employee Bree agreed that you would pay me $300.00 each for two videos.',
    ],
    [
      'product',
      'never-came',
      'product.ordered',
      { day: '2025-08-02', item: { text: 'a sofa' }, price: '3000', amount: '1000', by: someone('husband') },
      'On August 2, 2025 I ordered a sofa from you for $3,000.00. My husband paid $1,000.00 of it.',
    ],
    [
      'broken-contract',
      'mover',
      'contract.mover-charged',
      { who: someone('driver', 'Junior'), moment: 'before-unload', part: 'extra', amount: '250', paidall: 'yes' },
      'Your driver Junior asked for $250.00 more before unloading. I paid it.',
    ],
  ])('in %s: %s, %s', (category, reason, key, values, sentence) => {
    expect(copies(category, reason, key, values)[0]).toBe(sentence);
  });
});

describe('a sum is called what it is', () => {
  test.each<[...Parameters<typeof facts>, string, string]>([
    [
      'debt',
      'unpaid-invoice',
      'debt.invoice',
      { bill: { text: '16 videos' }, amount: '4800', kind: 'price' },
      'The agreed price for 16 videos was $4,800.00.',
      'Agreed price: 16 videos',
    ],
    [
      'broken-contract',
      'deal-backed-out',
      'contract.bill',
      { kind: 'agreed', amount: '2346', what: { pick: 'cancel' } },
      'Under our agreement you owed me $2,346.00 for canceling.',
      'Agreed sum for canceling',
    ],
    [
      'broken-contract',
      'deal-backed-out',
      'contract.loss',
      { kind: 'wasted', amount: '275', thing: { text: 'rented chairs' } },
      'I paid $275.00 for rented chairs. It was of no use then.',
      'Cost of rented chairs',
    ],
    [
      'tenant-landlord',
      'tenant-owes-rent',
      'rental.lease-charge',
      { basis: 'cost', amount: '20', what: { text: 'a bank fee' } },
      'I had a cost of $20.00 for a bank fee. You did not pay it.',
      'Not paid: a bank fee',
    ],
  ])('in %s: %s, %s', (category, reason, key, values, sentence, row) => {
    const { sentences, rows } = facts(category, reason, key, values);
    expect([sentences[0]?.text, rows[0]?.label]).toEqual([sentence, row]);
  });
});

test('words in another language have their meaning behind them in the letter, and stand alone where they are read', () => {
  const said = (quote: CardEntry['values'][string]) =>
    copies('debt', 'personal-loan', 'debt.said', { who: { side: 'them', role: '', name: '' }, form: 'wrote', quote });
  expect(said({ text: 'te pago todo en junio', meaning: 'I will pay you everything in June' })).toEqual([
    'You wrote: “te pago todo en junio” (in English: “I will pay you everything in June”).',
    expect.stringContaining('«te pago todo en junio».'),
    expect.stringContaining('“te pago todo en junio”'),
    'A outra parte escreveu: “te pago todo en junio”.',
  ]);
  expect(said('I will pay')[0]).toBe('You wrote: “I will pay”.');
});

test('somebody with a name is told of by the role in front of it', () => {
  const said = (role: string, name: string) =>
    copies('debt', 'personal-loan', 'free.event', { who: someone(role, name), what: { pick: 'called' } });
  expect(said('common-relative', 'Kevin')[0]).toBe('My relative Kevin called.');
  expect(said('common-relative', '')[0]).toBe('A relative of mine called.');
  expect(said('their-worker', 'Mia')[0]).toBe('Your employee Mia called.');
  expect(said('coworker', 'Yesenia')).toEqual([
    'My coworker Yesenia called.',
    'Yesenia (un compañero o una compañera de mi trabajo) llamó por teléfono.',
    'Yesenia (bir iş arkadaşım) telefon etti.',
    'Yesenia (alguém que trabalha comigo) telefonou.',
  ]);
});

test('an insurance company is told of as mine or yours', () => {
  const said = (values: CardEntry['values']) =>
    copies('auto', 'damaged-at-shop', 'auto.insurance', { amount: '900', ...values })[0];
  expect(said({ whose: 'mine' })).toBe('My insurance company paid $900.00 for this damage.');
  expect(said({ whose: 'yours' })).toBe('Your insurance company paid $900.00 for this damage.');
  expect(said({})).toBe('An insurance company paid $900.00 for this damage.');
  const stated = copies('debt', 'personal-loan', 'free.event', {
    who: someone('common-my-insurer'),
    what: { pick: 'wrote' },
  });
  expect(stated[0]).toMatch(/^My insurance company /);
});
