import { describe, expect, test } from 'vitest';
import type { ClaimDraft } from '../claims/index.ts';
import { type CardEntry, cardEntrySchema, type MultipleRule, type SlotValue } from '../fact-cards/index.ts';
import { usNj } from '../jurisdictions/us-nj/index.ts';
import { courtAmountFor, draftAmounts } from './draft-facts.ts';
import { problemsOn } from './screen-problems.ts';
import { aDraft, facts } from './testing/a-draft.ts';

const card = (id: string, key: string, values: Record<string, SlotValue>): CardEntry =>
  cardEntrySchema.parse({ id, card: key, values });

const HOME = card('home', 'rental.home', { from: '2023-06', to: '2026-08-15' });
const PAID = card('paid', 'rental.deposit-paid', { amount: '$2,850.00' });
const RETURNED = card('returned', 'rental.returned', { result: 'part', amount: '$410.00' });

const DOUBLED: MultipleRule = {
  key: 'doubled',
  reasons: ['deposit-not-returned'],
  baseCards: ['rental.deposit-paid', 'rental.returned'],
  factor: 2,
  after: { card: 'rental.home', slot: 'to', days: 30 },
  label: { en: 'Doubled by law', es: 'Duplicado por ley', tr: 'Yasayla ikiye katlanan', pt: 'Dobrado por lei' },
  cite: 'An Act',
  explains: {
    en: 'A court may double it.',
    es: 'Un tribunal puede duplicarlo.',
    tr: 'Mahkeme ikiye katlayabilir.',
    pt: 'Um tribunal pode dobrar o valor.',
  },
  rowId: 'multiple.doubled',
};

const claim = (changes: Partial<ClaimDraft> = {}): ClaimDraft =>
  aDraft({ amount: '2440', cards: [HOME, PAID, RETURNED], claimCalculation: '', ...changes });
const known = facts({ multiples: [DOUBLED] });

function courtAmount(changes: Partial<ClaimDraft>): string {
  const table = draftAmounts(claim(changes), known);
  if (table === null) throw new Error('the amount is not known');
  return courtAmountFor(table);
}

describe('what the court is asked for', () => {
  test('is the claim with what the law adds, once the person says that the court will be asked for it', () => {
    expect(courtAmount({ multiple: 'court' })).toBe('4880.00');
  });

  test.each<[string, Partial<ClaimDraft>]>([
    ['nobody chose', {}],
    ['the letter itself asks for it', { multiple: 'now', amount: '4880' }],
    ['the rows do not come to the claim', { multiple: 'court', amount: '3000' }],
    ['no card is filled', { multiple: 'court', cards: [] }],
    ['the time of the law is not over', { multiple: 'court', cards: [PAID, RETURNED] }],
  ])('is what the letter asks for when %s', (_name, changes) => {
    expect(courtAmount(changes)).toBe('');
  });

  test('follows the rows and the claim', () => {
    const row = { id: 'row-1', label: 'Interest', amount: '60', isMinus: false };
    expect(courtAmount({ multiple: 'court', amount: '2500', amountRows: [row] })).toBe('4940.00');
  });
});

describe('the choice about what the law adds', () => {
  const codes = (changes: Partial<ClaimDraft>) =>
    problemsOn('calculation', claim(changes), known).map(({ code }) => code);

  test('is asked for when the rows add up', () => {
    expect(codes({})).toEqual(['wizard.multiple_required']);
    expect(codes({ multiple: 'court' })).toEqual([]);
  });

  test('waits while they do not', () => {
    expect(codes({ amount: '3000' })).toEqual(['wizard.calculation_required']);
    expect(codes({ amount: '3000', claimCalculation: 'It is $3,000.' })).toEqual([]);
  });

  test('asked for now, the claim must be the new sum', () => {
    expect(codes({ multiple: 'now' })).toEqual(['wizard.calculation_required']);
    expect(codes({ multiple: 'now', amount: '4880' })).toEqual([]);
  });

  test('is refused with its own sentence when no law gives the larger amount, and never left out in silence', () => {
    const leftUnsaid = { cards: [PAID, RETURNED] };
    expect(codes({ ...leftUnsaid, multiple: 'court' })).toEqual(['wizard.multiple_unusable']);
    expect(codes({ ...leftUnsaid, multiple: 'now' })).toEqual(['wizard.multiple_unusable']);
    expect(codes({ ...leftUnsaid, multiple: 'none' })).toEqual([]);
    expect(codes({ multiple: 'none', courtAmount: '5000' })).toEqual(['wizard.multiple_unusable']);
    expect(codes({ multiple: 'court', courtAmount: '4880' })).toEqual([]);
    const paid = { ...known, isPaid: true };
    expect(problemsOn('calculation', claim({ ...leftUnsaid, multiple: 'court' }), paid)).toEqual([]);
  });

  test('falls with the answers that show that the law does not count, where they are asked', () => {
    const lawOf = (changes: Partial<ClaimDraft>) =>
      draftAmounts(claim({ multiple: 'court', ...changes }), facts({ multiples: usNj.multiples }))?.multiple?.rule.cite;
    const person: Partial<ClaimDraft> = { whoUser: '1', additionalDefendants: [] };
    expect(lawOf(person)).toBe('N.J.S.A. 46:8-21.1');
    expect(lawOf({ ...person, ownerOccupied: true, depositLawAskedFor: true })).toBe('N.J.S.A. 46:8-21.1');
    expect(lawOf({ ...person, ownerOccupied: true, depositLawAskedFor: false })).toBeUndefined();
    expect(lawOf({ ...person, ownerOccupied: true })).toBeUndefined();
    // A company is not asked whether it lives there: an older answer does not count.
    expect(lawOf({ whoUser: '2', additionalDefendants: [], ownerOccupied: true })).toBe('N.J.S.A. 46:8-21.1');
    expect(lawOf({ ...person, userType: '2' })).toBeUndefined();
  });
});
