import {
  type CardEntry,
  cardEntrySchema,
  cents,
  type ClaimDraft,
  draftAmounts,
  draftFacts,
  emptyDraft,
  rowsForClaim,
  rowsPressed,
  type SlotValue,
  withOnly,
  withTick,
} from '@plainclaim/domain';
import { catalogueOf } from '@plainclaim/domain/card-catalogue';
import { served } from '@plainclaim/domain/served';
import { describe, expect, test } from 'vitest';
import { facts as known } from '../testing/a-world.ts';
import { asksMultiple, cardRows, rowsThatFit, waitsForClaim } from './shown-rows.ts';

const cards = catalogueOf('tenant-landlord');
const facts = { ...known, cards, multiples: served.multiples };
const card = (id: string, key: string, values: Record<string, SlotValue>, counts: CardEntry['counts'] = '') =>
  cardEntrySchema.parse({ id, card: key, values, counts });

const deposit = (changes: Partial<ClaimDraft> = {}): ClaimDraft => ({
  ...emptyDraft,
  situation: 'tenant-landlord',
  disputing: ['deposit-not-returned'],
  amount: '2440',
  cards: [
    card('home', 'rental.home', { from: '2023-06', to: '2026-08-15' }),
    card('paid', 'rental.deposit-paid', { amount: '$2,850.00' }),
    card('returned', 'rental.returned', { result: 'part', amount: '$410.00' }),
  ],
  ...changes,
});

const rowsOf = (draft: ClaimDraft, language: 'en' | 'es' = 'en') =>
  cardRows(draftFacts(draft, cards, facts), cards, language);

function tableOf(draft: ClaimDraft) {
  const table = draftAmounts(draft, facts);
  if (table === null) throw new Error('no table');
  return table;
}

/** The rows the screen offers to tick or to untick. */
const fitting = (draft: ClaimDraft, of = cards) => {
  const world = { ...facts, cards: of };
  const read = draftFacts(draft, of, world);
  const [table, rows] = [draftAmounts(draft, world), cardRows(read, of, 'en')];
  if (table === null) throw new Error('no table');
  return rowsThatFit(rows, table, (row, counts) =>
    draftAmounts({ ...draft, cards: withTick(draft.cards, rowsPressed(read), row, counts) }, world),
  ).map(({ id }) => id);
};

describe('rows of cards', () => {
  test('stand in the reader’s language, with the letter’s English', () => {
    expect(rowsOf(deposit(), 'es').map(({ label, english, card: from }) => [label, english, from])).toEqual([
      ['Depósito de garantía pagado', 'Security deposit paid', cards.cards[1]?.title.es],
      [expect.stringMatching(/^Menos: /), 'Less: part of the deposit returned', expect.any(String)],
    ]);
  });

  test('say why they are not added', () => {
    const [, paid, returned] = deposit().cards;
    if (paid === undefined || returned === undefined) throw new Error('cards are missing');
    const draft = deposit({ cards: [paid, { ...returned, counts: 'no' }] });
    expect(rowsOf(draft).map(({ whyNot }) => whyNot)).toEqual([null, 'taken-out']);
    expect(fitting(draft)).toEqual(['returned']);
  });

  test('come to the usual sum of a job that was left, and only a tick that brings it is offered', () => {
    const job = (amount: string, deal: CardEntry['counts'] = '', paid: CardEntry['counts'] = ''): ClaimDraft => ({
      ...emptyDraft,
      situation: 'construction',
      disputing: ['unfinished-work'],
      amount,
      cards: [
        card('deal', 'construction.deal', { job: { text: 'renovate the bathroom' }, price: '14500' }, deal),
        card('paid', 'construction.paid', { amount: '9500' }, paid),
        card('fix', 'construction.fix-cost', {
          kind: 'paid',
          who: { side: 'other', role: '', name: 'Mr. Duarte' },
          amount: '8200',
          work: { pick: 'finish' },
        }),
        card('unpaid', 'construction.unpaid', { amount: '5000' }),
      ],
    });
    const work = catalogueOf('construction');
    const sumsOf = (draft: ClaimDraft) =>
      cardRows(draftFacts(draft, work, facts), work, 'en').flatMap(({ id, cents, whyNot }) =>
        whyNot === null ? [[id, cents]] : [],
      );
    expect(sumsOf(job('3200'))).toEqual([['paid', 950_000]]);
    // All three together, or the cost to finish less what was still unpaid: the person knows which.
    expect(fitting(job('3200'), work)).toEqual(['deal', 'fix']);
    expect(sumsOf(job('3200', 'yes'))).toEqual([
      ['paid', 950_000],
      ['fix', 820_000],
      ['deal', -1_450_000],
    ]);
    // What is missing is as much as the row, yet its tick would throw the payment out.
    expect(fitting(job('17700'), work)).toEqual([]);
  });
});

test('the costs to put bad work right are offered in place of the payments, and then they alone count', () => {
  const work = catalogueOf('construction');
  const plumber = { side: 'other', role: '', name: 'Mr. Duarte' } as const;
  const draft: ClaimDraft = {
    ...emptyDraft,
    situation: 'construction',
    disputing: ['unfinished-work'],
    amount: '3250',
    cards: [
      card('first', 'construction.paid', { amount: '2000' }),
      card('second', 'construction.paid', { amount: '3000' }),
      card('pipes', 'construction.fix-cost', { kind: 'paid', who: plumber, amount: '1900', work: { pick: 'finish' } }),
      card('tiles', 'construction.fix-cost', { kind: 'paid', who: plumber, amount: '2350', work: { pick: 'finish' } }),
      card('unpaid', 'construction.unpaid', { amount: '1000' }),
    ],
  };
  const world = { ...facts, cards: work };
  const read = draftFacts(draft, work, world);
  expect(fitting(draft, work)).toEqual([]);
  const chosen = rowsForClaim(read.rows, cents(325_000));
  expect([...(chosen ?? [])].sort()).toEqual(['pipes', 'tiles', 'unpaid']);
  const after = { ...draft, cards: withOnly(draft.cards, rowsPressed(read), chosen ?? new Set()) };
  expect(draftAmounts(after, world)?.against.kind).toBe('equal');
});

test('a row that the claim never held is offered to be taken out', () => {
  const debt = catalogueOf('debt');
  const check = (id: string, amount: string, day: string) => card(id, 'debt.check', { kind: 'check', amount, day });
  const draft: ClaimDraft = {
    ...emptyDraft,
    situation: 'debt',
    disputing: ['bad-check'],
    amount: '1312.40',
    cards: [check('first', '1312.40', '2026-05-08'), check('second', '912.40', '2026-06-05')],
  };
  expect(fitting(draft, debt)).toEqual(['second']);
});

describe('what the law adds', () => {
  test.each<[string, Partial<ClaimDraft>, boolean, boolean]>([
    ['the rows add up', {}, true, false],
    ['the rows do not add up', { amount: '3000' }, false, false],
    ['the claim is the larger sum already', { amount: '4880' }, true, false],
    ['it is asked for now and the claim is not changed yet', { multiple: 'now' }, true, true],
    ['it is asked for now and the claim is changed', { multiple: 'now', amount: '4880' }, true, false],
    ['it is asked for now and other rows are missing', { multiple: 'now', amount: '3000' }, true, false],
    ['it is chosen and the rows changed', { multiple: 'court', amount: '3000' }, true, false],
  ])('%s', (_name, changes, isAsked, isWaiting) => {
    const table = tableOf(deposit(changes));
    expect([asksMultiple(table), waitsForClaim(table)]).toEqual([isAsked, isWaiting]);
  });
});
