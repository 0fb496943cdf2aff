import { describe, expect, test } from 'vitest';
import { addDays, addYears, isWeekend } from '../calendar/index.ts';
import { aClaim, answering } from '../claims/testing/a-claim.ts';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import type { CourtFees, Finding, JurisdictionPack, TimeLimit } from '../jurisdictions/pack.ts';
import { cents } from '../money/index.ts';
import { assessClaim, letterDeadlineOf } from './assess-claim.ts';

/** A Monday. */
const TODAY = dayOf('2026-11-23');

const fees: CourtFees = {
  filing: cents(35_00),
  extraDefendants: cents(0),
  service: cents(10_00),
  rowIds: ['fee.a', 'fee.b'],
  certainty: 'official',
};

/** A court system of our own: closed on weekends, everything filed in one county. */
const aPack = (overrides: Partial<JurisdictionPack> = {}): JurisdictionPack => ({
  id: 'somewhere',
  state: 'ZZ',
  timeZone: 'UTC',
  courtPartOf: () => ({ part: 'small_claims', rowIds: ['limit.a'] }),
  courtParts: () => [],
  courtName: () => 'the court',
  venueOf: () => ({ counties: ['North'], toConfirm: false }),
  countiesOf: () => [],
  timeLimitOf: (claim) => aLimit({ lastDay: addYears(claim.happenedOn, 6) }),
  feesOf: () => fees,
  isCourtDay: (date) => !isWeekend(date),
  courtDayOnOrAfter: (date) => (isWeekend(date) ? addDays(date, 2) : date),
  usualResponseDays: 14,
  responseDays: () => ({ least: 10, usual: 14 }),
  lawFor: () => [],
  findingsFor: () => [],
  ...overrides,
});

const aLimit = (overrides: Partial<TimeLimit> = {}): TimeLimit => ({
  status: 'open',
  lastDay: null,
  cite: 'a law',
  rowIds: ['limitation.a'],
  ...overrides,
});

const CODES = {
  stop: 'fit.minor_needs_guardian',
  warning: 'fit.entity_needs_lawyer',
  info: 'fit.other_case',
} as const;
const aFinding = (severity: Finding['severity']): Finding => ({
  code: CODES[severity],
  severity,
  params: {},
  source: '',
});

describe('how a claim fits', () => {
  test('it says where, what it costs, until when, and which rows that rests on', () => {
    expect(assessClaim(aClaim(), aPack(), TODAY)).toEqual({
      courtPart: 'small_claims',
      counties: ['North'],
      countyToConfirm: false,
      fees,
      limit: { status: 'open', lastDay: '2032-06-01', cite: 'a law' },
      letterDeadline: '2026-12-07',
      findings: [],
      rowIds: ['limit.a', 'fee.a', 'fee.b', 'limitation.a'],
    });
  });

  test('a part without fees has none and names no rows for them', () => {
    const fit = assessClaim(aClaim(), aPack({ feesOf: () => null }), TODAY);
    expect(fit.fees).toBeNull();
    expect(fit.rowIds).toEqual(['limit.a', 'limitation.a']);
  });

  test('a row used twice is named once', () => {
    const pack = aPack({ timeLimitOf: () => aLimit({ rowIds: ['limit.a'] }) });
    expect(assessClaim(aClaim(), pack, TODAY).rowIds).toEqual(['limit.a', 'fee.a', 'fee.b']);
  });

  test('the findings of the court system are handed on', () => {
    const findings = [aFinding('stop'), aFinding('info')];
    expect(assessClaim(aClaim(), aPack({ findingsFor: () => findings }), TODAY).findings).toEqual(findings);
  });
});

describe("the letter's date", () => {
  test.each([
    ['two weeks when nothing was chosen', null, '2026-12-07'],
    ['the days chosen', 21, '2026-12-14'],
    ['never fewer than the least', 3, '2026-12-03'],
    ['the next court day when it falls on a Saturday', 12, '2026-12-07'],
    ['two weeks when the answer is no whole number', 10.5, '2026-12-07'],
    ['two weeks when the answer is no number', 'soon', '2026-12-07'],
  ])('is %s', (_name, responseDays, expected) => {
    expect(letterDeadlineOf(aClaim(answering({ responseDays })), aPack(), TODAY)).toBe(expected);
  });

  test('waits as long as this kind of claim asks for, whatever was chosen', () => {
    const pack = aPack({ responseDays: () => ({ least: 35, usual: 35 }) });
    expect(letterDeadlineOf(aClaim(answering({ responseDays: 14 })), pack, TODAY)).toBe('2026-12-28');
  });

  test.each([
    [
      'after the last day to file is a warning',
      '2026-12-06',
      [CODES.stop, 'fit.deadline_after_time_limit', CODES.info],
    ],
    ['on that very day is none', '2026-12-07', [CODES.stop, CODES.info]],
    ['is none when that day is gone anyway', '2026-11-22', [CODES.stop, CODES.info]],
    ['is none when that day is not known', null, [CODES.stop, CODES.info]],
  ])('%s', (_name, lastDay, expected) => {
    const pack = aPack({
      timeLimitOf: () => aLimit({ lastDay: lastDay === null ? null : dayOf(lastDay) }),
      findingsFor: () => [aFinding('stop'), aFinding('info')],
    });
    expect(assessClaim(aClaim(), pack, TODAY).findings.map((f) => f.code)).toEqual(expected);
  });
});
