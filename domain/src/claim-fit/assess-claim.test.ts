import { describe, expect, test } from 'vitest';
import { addDays, addYears, isWeekend } from '../calendar/index.ts';
import { aClaim, answering } from '../claims/testing/a-claim.ts';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import type { CourtFees, Finding, JurisdictionPack, TimeLimit } from '../jurisdictions/pack.ts';
import { cents } from '../money/index.ts';
import { assessClaim } from './assess-claim.ts';
import { letterDeadlineOf } from './letter-deadline.ts';

/** A Monday. */
const TODAY = dayOf('2026-11-23');

const fees: CourtFees = {
  filing: cents(35_00),
  extraDefendants: cents(0),
  service: cents(10_00),
  mailed: 1,
  serviceEach: cents(10_00),
  total: cents(45_00),
  jury: null,
  rowIds: ['fee.a', 'fee.b'],
  certainty: 'official',
};

/** A court system of our own: closed on weekends, everything filed in one county. */
const aPack = (overrides: Partial<JurisdictionPack> = {}): JurisdictionPack => ({
  id: 'somewhere',
  state: 'ZZ',
  stateName: 'Somewhere',
  timeZone: 'UTC',
  declaration: 'I declare that this is true.',
  settlementRule: 'Rule 1',
  multiples: [],
  publicNames: [],
  clockDays: () => null,
  courtPartOf: () => ({ part: 'small_claims', rowIds: ['limit.a'] }),
  courtParts: () => [
    { part: 'small_claims', upTo: cents(1_000_00), name: 'the small part' },
    { part: 'special_civil', upTo: cents(9_000_00), name: 'the larger part' },
    { part: 'law_division', upTo: null, name: 'the largest part' },
  ],
  courtName: () => 'the court',
  venueOf: () => ({ counties: ['North'], toConfirm: false }),
  counties: ['North', 'South'],
  countiesOf: () => [],
  timeLimitOf: (claim) => aLimit({ lastDay: addYears(claim.happenedOn, 6) }),
  feesOf: () => fees,
  isCourtDay: (date) => !isWeekend(date),
  courtDayOnOrAfter: (date) => (isWeekend(date) ? addDays(date, 2) : date),
  usualResponseDays: 14,
  responseDays: () => ({ least: 10, usual: 14 }),
  lawFor: () => [],
  mayAppearAlone: () => 'yes',
  findingsFor: () => [],
  ...overrides,
});

const aLimit = (overrides: Partial<TimeLimit> = {}): TimeLimit => ({
  status: 'open',
  lastDay: null,
  cite: 'a law',
  certainty: 'official',
  byReason: [],
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
  documents: severity === 'stop' ? ['papers'] : [],
  params: {},
  source: '',
  certainty: 'official',
});

describe('how a claim fits', () => {
  test('it says where, what it costs, until when, and which rows that rests on', () => {
    expect(assessClaim(aClaim(), aPack(), TODAY)).toEqual({
      courtPart: 'small_claims',
      courtPartName: 'the small part',
      demand: 2_000_00,
      waivers: [{ to: 'small_claims', limit: 1_000_00, givenUp: 1_000_00 }],
      counties: ['North'],
      countyToConfirm: false,
      countyChoices: ['North'],
      filingCounty: null,
      fees,
      mayAppearAlone: 'yes',
      limit: { status: 'open', lastDay: '2032-06-01', cite: 'a law', certainty: 'official', byReason: [] },
      letterDeadline: '2026-12-07',
      findings: [],
      letterStopped: false,
      papersStopped: false,
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
    const fit = assessClaim(aClaim(), aPack({ findingsFor: () => findings }), TODAY);
    expect(fit.findings).toEqual(findings);
    expect([fit.letterStopped, fit.papersStopped]).toEqual([false, true]);
  });

  test('a jury adds the row of its fee', () => {
    const withJury: CourtFees = { ...fees, jury: { fee: cents(100_00), certainty: 'secondary', rowId: 'fee.jury' } };
    expect(assessClaim(aClaim(), aPack({ feesOf: () => withJury }), TODAY).rowIds).toContain('fee.jury');
  });

  test('part and fees go by what is asked for after the excess is given up', () => {
    const asked: number[] = [];
    const pack = aPack({
      courtPartOf: (demand) => {
        asked.push(demand);
        return { part: 'small_claims', rowIds: [] };
      },
      feesOf: (_part, demand) => {
        asked.push(demand);
        return fees;
      },
    });
    const fit = assessClaim(aClaim({ waiveExcess: 'small_claims' }), pack, TODAY);
    expect([fit.demand, ...asked]).toEqual([1_000_00, 1_000_00, 1_000_00]);
    expect(fit.waivers).toEqual([{ to: 'small_claims', limit: 1_000_00, givenUp: 1_000_00 }]);
  });

  test.each([
    ['', null, false],
    ['unsure', 'unsure', false],
    ['North', 'North', false],
    ['South', 'South', true],
    ['Atlantis', null, false],
  ])('the county "%s" chosen by the claimant is %s', (filingCounty, expected, toConfirm) => {
    const fit = assessClaim(aClaim({ filingCounty }), aPack(), TODAY);
    expect([fit.filingCounty, fit.countyToConfirm]).toEqual([expected, toConfirm]);
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
