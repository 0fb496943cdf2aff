import { describe, expect, test } from 'vitest';
import { aClaim, aClaimFor } from '../../claims/testing/a-claim.ts';
import { dayOf } from '../pack/dated-rows.ts';
import { limitationRows, timeLimitOf } from './limitations.ts';
import { responseDays } from './response-days.ts';

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
      '180 days ahead is soon',
      aClaimFor('personal-loan', since('2021-05-20')),
      'soon',
      '2027-05-20',
      'N.J.S.A. 2A:14-1',
    ],
    [
      '181 days ahead is not',
      aClaimFor('personal-loan', since('2021-05-21')),
      'open',
      '2027-05-21',
      'N.J.S.A. 2A:14-1',
    ],
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

  test('a last day on a weekend counts as the last until the court day after it', () => {
    const claim = aClaimFor('personal-loan', since('2020-11-21'));
    expect(timeLimitOf(claim, dayOf('2026-11-23'))).toMatchObject({ status: 'last_day', lastDay: '2026-11-21' });
    expect(timeLimitOf(claim, dayOf('2026-11-24')).status).toBe('may_have_passed');
  });

  test('the shortest of several reasons counts, whatever their order', () => {
    const reasons = ['personal-loan', 'bad-check', 'unpaid-goods'];
    for (const order of [reasons, reasons.toReversed()]) {
      const limit = timeLimitOf(aClaim({ reasons: order, happenedOn: dayOf('2026-01-01') }), TODAY);
      expect(limit).toMatchObject({ lastDay: '2029-01-01', rowIds: ['limitation.check@2026-11-21'] });
    }
  });

  test('for something else it is not known', () => {
    const claim = aClaim({ situation: 'other', reasons: [] });
    expect(timeLimitOf(claim, TODAY)).toEqual({ status: 'unknown', lastDay: null, cite: null, rowIds: [] });
  });

  test('every row names where it was found', () => {
    for (const row of Object.values(limitationRows)) expect(row.source.length).toBeGreaterThan(10);
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
