import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../calendar/index.ts';
import { PROPERTY_ONLY, SOMEONE_HURT } from '../../../claims/questions/questions.ts';
import { subcategories } from '../../../claims/taxonomy/index.ts';
import {
  aBusinessClaimant,
  aBusinessDefendant,
  aClaim,
  aClaimFor,
  answering,
} from '../../../claims/testing/a-claim.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import { limitationRows } from './limitation-rows.ts';
import { dayWithoutPause, timeLimitOf } from './limitations.ts';
import { responseDays } from '../court/days-to-pay.ts';

const TODAY = dayOf('2026-11-21');

describe('the time limit', () => {
  const since = (day: string) => ({ happenedOn: dayOf(day) });

  test.each([
    [
      'contract, plenty of time',
      aClaimFor('personal-loan', since('2024-01-15')),
      'open',
      '2030-01-15',
      'N.J.S.A. 2A:14-1',
    ],
    ['goods have four years', aClaimFor('never-came', since('2024-01-15')), 'open', '2028-01-15', 'N.J.S.A. 12A:2-725'],
    ['an injury has two', aClaimFor('slip-or-fall', since('2025-06-01')), 'open', '2027-06-01', 'N.J.S.A. 2A:14-2'],
    ['a check has three', aClaimFor('bad-check', since('2025-06-01')), 'open', '2028-06-01', 'N.J.S.A. 12A:3-118'],
    [
      '90 days ahead is soon',
      aClaimFor('personal-loan', since('2021-02-19')),
      'soon',
      '2027-02-19',
      'N.J.S.A. 2A:14-1',
    ],
    ['91 days ahead is not', aClaimFor('personal-loan', since('2021-02-20')), 'open', '2027-02-20', 'N.J.S.A. 2A:14-1'],
    ['tomorrow is soon', aClaimFor('personal-loan', since('2020-11-22')), 'soon', '2026-11-22', 'N.J.S.A. 2A:14-1'],
    [
      'today is the last day',
      aClaimFor('personal-loan', since('2020-11-21')),
      'last_day',
      '2026-11-21',
      'N.J.S.A. 2A:14-1',
    ],
    [
      'a leap day ends on February 28',
      aClaimFor('slip-or-fall', since('2024-02-29')),
      'may_have_passed',
      '2026-02-28',
      'N.J.S.A. 2A:14-2',
    ],
    [
      'harm by a public body has two',
      aClaimFor('public-body', since('2026-06-01')),
      'open',
      '2028-06-01',
      'N.J.S.A. 59:8-8',
    ],
  ])('%s', (_name, claim, status, lastDay, cite) => {
    expect(timeLimitOf(claim, TODAY)).toMatchObject({ status, lastDay, cite });
  });

  test.each([
    ['2026-11-19', 'soon'],
    ['2026-11-20', 'last_day'],
    ['2026-11-21', 'may_have_passed'],
  ])('on %s a limit that ends on Friday, November 20 is %s', (today, status) => {
    expect(timeLimitOf(aClaimFor('personal-loan', since('2020-11-20')), dayOf(today)).status).toBe(status);
  });

  test.each([
    ['2026-11-24', 'soon'],
    ['2026-11-26', 'last_day'],
    ['2026-11-27', 'last_day'],
    ['2026-11-28', 'may_have_passed'],
  ])('on %s a limit that ends on Thanksgiving is %s', (today, status) => {
    expect(timeLimitOf(aClaimFor('personal-loan', since('2020-11-26')), dayOf(today)).status).toBe(status);
  });

  test.each([
    ['slip-or-fall', '2024-02-28', '2026-02-28'],
    ['slip-or-fall', '2024-02-29', '2026-02-28'],
    ['slip-or-fall', '2024-03-01', '2026-03-01'],
    ['never-came', '2024-02-29', '2028-02-29'],
    ['bad-check', '2024-02-29', '2027-02-28'],
    ['personal-loan', '2024-02-29', '2030-02-28'],
  ])('%s of %s ends on %s', (reason, day, lastDay) => {
    expect(timeLimitOf(aClaimFor(reason, since(day)), TODAY).lastDay).toBe(lastDay);
  });

  test('a last day on a weekend counts as the last until the court day after it', () => {
    const claim = aClaimFor('personal-loan', since('2020-11-21'));
    expect(timeLimitOf(claim, dayOf('2026-11-23'))).toMatchObject({ status: 'last_day', lastDay: '2026-11-21' });
    expect(timeLimitOf(claim, dayOf('2026-11-24')).status).toBe('may_have_passed');
  });

  test('of reasons that stand alike the one that ends first counts, whatever their order', () => {
    const reasons = ['personal-loan', 'bad-check', 'unpaid-goods'];
    for (const order of [reasons, reasons.toReversed()]) {
      const limit = timeLimitOf(aClaim({ reasons: order, happenedOn: dayOf('2026-01-01') }), TODAY);
      expect(limit).toMatchObject({ status: 'open', lastDay: '2029-01-01', cite: 'N.J.S.A. 12A:3-118' });
      expect(limit.byReason.map(({ reason, lastDay }) => [reason, lastDay])).toEqual([
        ['personal-loan', '2032-01-01'],
        ['bad-check', '2029-01-01'],
        ['unpaid-goods', '2030-01-01'],
      ]);
      expect(limit.rowIds).toHaveLength(3);
    }
  });

  test.each(['car-crash', 'parked-car'])('%s where someone was hurt too also has the time of an injury', (reason) => {
    const hurt = answering({ accidentDamage: SOMEONE_HURT });
    const limit = timeLimitOf(aClaimFor(reason, { ...since('2024-06-01'), ...hurt }), TODAY);
    expect(limit).toMatchObject({ status: 'mixed', lastDay: '2030-06-01' });
    expect(limit.byReason.map(({ cite, lastDay, status }) => [cite, lastDay, status])).toEqual([
      ['N.J.S.A. 2A:14-1', '2030-06-01', 'open'],
      ['N.J.S.A. 2A:14-2', '2026-06-01', 'may_have_passed'],
    ]);
  });

  test.each([
    ['an accident with damage to property only', 'car-crash', PROPERTY_ONLY],
    ['an accident nobody described', 'car-crash', null],
    ['an answer left from an accident that is no longer claimed', 'personal-loan', SOMEONE_HURT],
  ])('%s has one limit', (_name, reason, accidentDamage) => {
    const claim = aClaimFor(reason, { ...since('2024-06-01'), ...answering({ accidentDamage }) });
    expect(timeLimitOf(claim, TODAY)).toMatchObject({ status: 'open', byReason: [{ lastDay: '2030-06-01' }] });
  });

  test('of reasons that stand differently the first that is not over counts', () => {
    const reasons = ['personal-loan', 'bad-check', 'unpaid-goods'];
    const limit = timeLimitOf(aClaim({ reasons, happenedOn: dayOf('2023-06-15') }), TODAY);
    expect(limit).toMatchObject({ status: 'mixed', lastDay: '2027-06-15', cite: 'N.J.S.A. 12A:2-725' });
    expect(limit.byReason.map(({ status }) => status)).toEqual(['open', 'may_have_passed', 'open']);
  });

  test('reasons that have all passed stand alike', () => {
    const limit = timeLimitOf(aClaim({ reasons: ['personal-loan', 'bad-check'], ...since('2019-01-15') }), TODAY);
    expect(limit).toMatchObject({ status: 'may_have_passed', lastDay: '2022-01-15' });
  });

  test.each([
    ['2019-08-05', '2021-08-05', 'limitation.wages@before-2019-08-06'],
    ['2019-08-06', '2025-08-06', 'limitation.wages@2019-08-06'],
    ['2021-01-04', '2027-01-04', 'limitation.wages@2019-08-06'],
  ])('wages missed on %s end on %s', (day, lastDay, rowId) => {
    expect(timeLimitOf(aClaimFor('unpaid-work', since(day)), TODAY)).toMatchObject({ lastDay, rowIds: [rowId] });
  });

  const againstTown = answering({ publicBody: true });
  test.each([
    ['harm to things by a public body has two years', 'water-leak', againstTown, '2028-06-01', 'N.J.S.A. 59:8-8'],
    ['an injury by one names that law', 'slip-or-fall', againstTown, '2028-06-01', 'N.J.S.A. 59:8-8'],
    ['a broken deal with one keeps its own', 'business-contract', againstTown, '2032-06-01', 'N.J.S.A. 2A:14-1'],
    [
      'the United States is no public body of the State',
      'water-leak',
      answering({ publicBody: true, isFederal: true }),
      '2032-06-01',
      'N.J.S.A. 2A:14-1',
    ],
  ])('%s', (_name, reason, answers, lastDay, cite) => {
    const claim = aClaimFor(reason, { ...since('2026-06-01'), ...answers });
    expect(timeLimitOf(claim, TODAY)).toMatchObject({ lastDay, cite });
  });

  const townName = { kind: 'business', legalName: 'Township of Nutley', contactName: '' } as const;
  const town = { defendants: [{ ...aBusinessDefendant(), name: townName }] } as const;
  test.each([
    ['a name that only a town has counts while the question is open', null, '2028-06-01', 'N.J.S.A. 59:8-8'],
    ['the answer beats the name', false, '2032-06-01', 'N.J.S.A. 2A:14-1'],
  ])('%s', (_name, publicBody, lastDay, cite) => {
    const claim = aClaimFor('water-leak', { ...since('2026-06-01'), ...town, ...answering({ publicBody }) });
    expect(timeLimitOf(claim, TODAY)).toMatchObject({ lastDay, cite });
  });

  describe('of a claimant under 18', () => {
    const minor = answering({ isAdult: false });
    const born = (day: string) => ({ ...minor, claimantBirthDate: dayOf(day) });

    test.each([
      ['is paused, and nobody knows until when', minor, null],
      ['runs from the 18th birthday', born('2010-03-09'), '2030-03-09'],
      ['after a birthday on February 29 it runs from February 28', born('2012-02-29'), '2032-02-28'],
      ['a birthday that makes an adult counts for nothing', born('2008-11-21'), null],
      ['the day before the 18th birthday still counts', born('2008-11-22'), '2028-11-22'],
      ['a birthday ahead counts for nothing', born('2026-11-22'), null],
    ])('%s', (_name, claimant, lastDay) => {
      const claim = aClaimFor('slip-or-fall', { ...since('2024-06-01'), ...claimant });
      expect(timeLimitOf(claim, TODAY)).toMatchObject({ status: 'paused', lastDay });
    });

    test.each([
      ['goods', 'never-came', '2028-06-01'],
      ['a check', 'bad-check', '2027-06-01'],
      ['wages', 'unpaid-work', '2030-06-01'],
      ['a loan, which the pausing statute names', 'personal-loan', null],
      ['an injury, which it names too', 'slip-or-fall', null],
    ])('the careful day for %s is the one without a pause', (_name, reason, day) => {
      const claim = aClaimFor(reason, { ...since('2024-06-01'), ...born('2012-01-01') });
      expect(timeLimitOf(claim, TODAY).status).toBe('paused');
      expect(dayWithoutPause(claim, TODAY)).toBe(day);
    });

    test('an adult has no pause to be careful about', () => {
      expect(dayWithoutPause(aClaimFor('never-came', since('2024-06-01')), TODAY)).toBeNull();
    });

    test('a business has no age', () => {
      const claim = aClaimFor('personal-loan', { claimant: aBusinessClaimant('Acme LLC'), ...minor });
      expect(timeLimitOf(claim, TODAY)).toMatchObject({ status: 'open' });
    });
  });

  test('a later today never opens a limit again', () => {
    const rank = { open: 0, soon: 1, last_day: 2, may_have_passed: 3 } as const;
    const aDay = fc.integer({ min: 0, max: 7_000 }).map((days) => addDays(dayOf('2010-01-01'), days));
    const later = fc.integer({ min: 0, max: 4_000 });
    fc.assert(
      fc.property(fc.constantFrom(...subcategories), aDay, later, later, ({ value }, happenedOn, first, more) => {
        const claim = aClaimFor(value, { happenedOn });
        const statusOn = (days: number) => {
          const { status } = timeLimitOf(claim, addDays(happenedOn, days));
          return status === 'open' || status === 'soon' || status === 'last_day' || status === 'may_have_passed'
            ? rank[status]
            : Number.NaN;
        };
        expect(statusOn(first + more)).toBeGreaterThanOrEqual(statusOn(first));
      }),
    );
  });

  describe('where cards tell a day', () => {
    const rent = (month: string) => aCard('rental.rent-unpaid', { month, amount: '900' }, { id: month });

    test('runs from that day, not from the one on the form', () => {
      const cards = [aCard('rental.returned', { result: 'part', amount: '100', day: '2025-02-10' })];
      expect(timeLimitOf(aClaimFor('deposit-not-returned', { cards, ...since('2026-01-01') }), TODAY).lastDay).toBe(
        '2031-02-10',
      );
    });

    test('only counts from complete cards of the reason', () => {
      const day = { day: '2025-02-10' };
      const left = aCard('rental.returned', { result: 'part', amount: '100', ...day }, { isLeftOut: true });
      const other = aCard('rental.lockout', { by: { side: 'them', role: '', name: '' }, how: 'lock', ...day });
      const claim = aClaimFor('deposit-not-returned', { cards: [left, other], ...since('2026-01-01') });
      expect(timeLimitOf(claim, TODAY).lastDay).toBe('2032-01-01');
    });

    test('takes the first day that may be meant, and of different cards the earliest', () => {
      const cards = [
        aCard('debt.promise', { due: '2024-03' }),
        aCard('debt.unpaid', { what: 'rest', since: '2025-09-01' }),
      ];
      expect(timeLimitOf(aClaimFor('personal-loan', { cards }), TODAY).lastDay).toBe('2030-03-01');
    });

    test('gives each instalment its own: the first open one decides, and the last that seems over is told too', () => {
      const claim = (months: readonly string[]) => aClaimFor('tenant-owes-rent', { cards: months.map(rent) });
      const open = timeLimitOf(claim(['2023-01-01', '2022-12-01']), TODAY);
      expect([open.status, open.lastDay, open.byReason.length]).toEqual(['open', '2028-12-01', 1]);
      const mixed = timeLimitOf(claim(['2023-01-01', '2020-02-01', '2020-03-01']), TODAY);
      expect([mixed.status, mixed.lastDay]).toEqual(['mixed', '2029-01-01']);
      expect(mixed.byReason.map(({ status, lastDay }) => [status, lastDay])).toEqual([
        ['open', '2029-01-01'],
        ['may_have_passed', '2026-03-01'],
      ]);
    });
  });

  test('for something else it is not known', () => {
    const claim = aClaim({ situation: 'other', reasons: [] });
    expect(timeLimitOf(claim, TODAY)).toEqual({
      status: 'unknown',
      lastDay: null,
      cite: null,
      certainty: 'unverified',
      byReason: [],
      rowIds: [],
    });
  });

  test('every row names where it was found', () => {
    for (const row of Object.values(limitationRows).flat()) expect(row.source.length).toBeGreaterThan(10);
  });
});

describe('the days the other side gets', () => {
  test('are at least 35 for a returned check', () => {
    expect(responseDays(aClaimFor('bad-check'))).toEqual({ least: 35, usual: 35 });
  });

  test('are usually 14', () => {
    expect(responseDays(aClaimFor('personal-loan'))).toEqual({ least: 10, usual: 14 });
  });
});
