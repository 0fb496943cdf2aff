import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, daysBetween, isBefore, partsOf } from '../../../calendar/index.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import type { CourtDayKey, FilingDays } from '../../pack/filing-rules.ts';
import { isCourtDay } from './court-calendar.ts';
import { filing } from './filing.ts';

const TODAY = dayOf('2026-11-22');
const nothing: Omit<FilingDays, 'part'> = {
  filedOn: null,
  mailedOn: null,
  servedOn: null,
  mailBackOn: null,
  hearingOn: null,
  defaultOn: null,
  judgmentOn: null,
};
const statedIn = (days: Partial<FilingDays>): FilingDays => ({ part: 'special_civil', ...nothing, ...days });
const daysOf = (days: Partial<FilingDays>) => filing.courtDays(statedIn(days), TODAY);
const dayNamed = (days: Partial<FilingDays>, key: CourtDayKey) => daysOf(days).find((one) => one.key === key);

const anyDay = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays(dayOf('2015-01-01'), days));
const maybe = fc.option(anyDay, { nil: null });
const anyStated: fc.Arbitrary<FilingDays> = fc.record({
  part: fc.constantFrom('small_claims' as const, 'special_civil' as const),
  filedOn: maybe,
  mailedOn: maybe,
  servedOn: maybe,
  mailBackOn: maybe,
  hearingOn: maybe,
  defaultOn: maybe,
  judgmentOn: maybe,
});

describe('the days that follow from filing', () => {
  test('nothing told gives no day', () => {
    expect(daysOf({})).toEqual([]);
  });

  test('an answer is due 35 days after service, on the next court day', () => {
    expect(dayNamed({ filedOn: dayOf('2026-10-01'), servedOn: dayOf('2026-10-12') }, 'answer')).toMatchObject({
      day: '2026-11-16',
      isStated: false,
      isExpected: false,
    });
    // 35 days later is Thanksgiving.
    expect(dayNamed({ servedOn: dayOf('2026-10-22') }, 'answer')?.day).toBe('2026-11-27');
  });

  test('without a day of service the mailing counts: three days for the mail, and 38 to the default', () => {
    const mailed = { mailedOn: dayOf('2026-10-05') };
    expect(dayNamed(mailed, 'served')).toMatchObject({ day: '2026-10-08', isExpected: true });
    expect(dayNamed(mailed, 'answer')).toMatchObject({ day: '2026-11-12', isExpected: true });
    expect(dayNamed(mailed, 'default')).toMatchObject({ day: '2026-11-12', isExpected: true });
  });

  test('Small Claims has a hearing and no written answer', () => {
    const days = daysOf({ part: 'small_claims', filedOn: dayOf('2026-10-01'), mailedOn: dayOf('2026-10-05') });
    expect(days.map(({ key, day, until }) => [key, day, until])).toEqual([
      ['served', '2026-10-08', null],
      ['hearing_expected', '2026-11-02', '2026-11-30'],
    ]);
    expect(dayNamed({ part: 'small_claims', hearingOn: dayOf('2026-12-03') }, 'hearing')).toMatchObject({
      day: '2026-12-03',
      isStated: true,
      certainty: 'official',
    });
  });

  test('judgment is asked for within six months of the default', () => {
    expect(dayNamed({ defaultOn: dayOf('2026-08-31') }, 'ask_judgment')).toMatchObject({
      day: '2027-03-01',
      isExpected: false,
    });
    expect(dayNamed({ mailedOn: dayOf('2026-10-05') }, 'ask_judgment')).toMatchObject({
      day: '2027-05-12',
      isExpected: true,
    });
  });

  test('after a judgment: an appeal within 45 days, and an end after 20 years that no closed day puts off', () => {
    const judged = { judgmentOn: dayOf('2028-02-29') };
    expect(dayNamed(judged, 'appeal')).toMatchObject({ day: '2028-04-17', certainty: 'secondary' });
    expect(dayNamed(judged, 'judgment_ends')?.day).toBe('2048-02-29');
    expect(dayNamed({ judgmentOn: dayOf('2026-12-25') }, 'judgment_ends')?.day).toBe('2046-12-25');
  });

  test('after a judgment nothing of the way to it is waited for', () => {
    const given = { filedOn: dayOf('2026-07-01'), mailedOn: dayOf('2026-07-06'), defaultOn: dayOf('2026-08-31') };
    for (const part of ['special_civil', 'small_claims'] as const) {
      const keys = daysOf({ ...given, part, judgmentOn: dayOf('2026-11-02') }).map(({ key }) => key);
      expect(keys).toEqual(['served', 'appeal', 'judgment_ends']);
    }
  });

  test.each([
    ['of the notice, where the day of filing is not known', null, '2026-11-02', '2027-01-04'],
    ['of the filing, which is sooner', '2026-10-13', '2026-11-02', '2026-12-14'],
    ['of the notice, where those of the filing are over by then', '2026-06-01', '2026-11-02', '2027-01-04'],
  ] as const)('mail that came back leaves the 60 days %s', (_name, filed, back, day) => {
    const given = { filedOn: filed === null ? null : dayOf(filed), mailBackOn: dayOf(back) };
    expect(dayNamed(given, 'new_address')).toMatchObject({ day, certainty: 'secondary' });
  });

  test('any days told: counted ones are court days in order, each with its rows, and none lies before its cause', () => {
    fc.assert(
      fc.property(anyStated, (given) => {
        const days = filing.courtDays(given, TODAY);
        expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
        expect(new Set(days.map(({ key }) => key)).size).toBe(days.length);
        for (const { key, day, until, isStated, rowIds } of days) {
          if (isStated) continue;
          expect([key, rowIds.length > 0]).toEqual([key, true]);
          if (key !== 'served' && key !== 'judgment_ends')
            expect([key, day, isCourtDay(day)]).toEqual([key, day, true]);
          if (until !== null) expect(isBefore(until, day)).toBe(false);
        }
        const dayAt = (key: CourtDayKey) => days.find((one) => one.key === key)?.day;
        const atLeast = (from: CalendarDate | null | undefined, to: CalendarDate | undefined, least: number) => {
          if (from === null || from === undefined || to === undefined) return;
          const between = daysBetween(from, to);
          expect(between).toBeGreaterThanOrEqual(least);
          // No closed stretch of the courts is longer.
          expect(between).toBeLessThanOrEqual(least + 5);
        };
        atLeast(dayAt('served'), dayAt('answer'), 35);
        const newAddress = dayAt('new_address');
        const isByNotice = newAddress !== undefined && daysBetween(given.mailBackOn ?? newAddress, newAddress) >= 60;
        atLeast(isByNotice ? given.mailBackOn : given.filedOn, newAddress, 60);
        atLeast(given.judgmentOn, dayAt('appeal'), 45);
        // Six months have 181 to 184 days, fewer where a shorter month ends them.
        const [asks] = days.filter(({ key }) => key === 'ask_judgment');
        if (given.defaultOn !== null && asks !== undefined) {
          expect(daysBetween(given.defaultOn, asks.day)).toBeGreaterThanOrEqual(178);
          expect(daysBetween(given.defaultOn, asks.day)).toBeLessThanOrEqual(184 + 5);
        }
        const ends = dayAt('judgment_ends');
        if (given.judgmentOn !== null && ends !== undefined) {
          expect(partsOf(ends).year - partsOf(given.judgmentOn).year).toBe(20);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('a docket number', () => {
  test.each([
    ['SC-001234-26', 'small_claims', 'SC-001234-26', true],
    [' esx dc 1234 2026 ', 'special_civil', 'ESX-DC-001234-26', true],
    ['ESX-SC-1-26', 'small_claims', 'ESX-SC-000001-26', true],
    ['DC-001234-26', 'small_claims', 'DC-001234-26', false],
    ['BER-SC-001234-26', 'small_claims', 'BER-SC-001234-26', false],
    ['my case', 'small_claims', 'my case', false],
  ] as const)('%s is read as the court writes it', (typed, part, text, isUsual) => {
    expect(filing.docketNumber(typed, part, 'Essex', TODAY)).toEqual({ text, isUsual });
  });
});

describe('electronic filing', () => {
  test('says of each limit where it was read, on which day, and how sure it is', () => {
    const rows = filing.electronic('small_claims', TODAY);
    expect(rows).toMatchObject({
      formats: { value: ['pdf', 'docx', 'jpg'], saidOn: '2021-04-15', certainty: 'official' },
      megabytes: { value: 35, saidOn: '2021-04-15', certainty: 'official' },
      nameLetters: { value: 56, certainty: 'unverified', saidOn: null },
      oneSubmission: { value: true, saidOn: '2021-04-15' },
      computerOnly: { value: true, saidOn: '2021-04-15' },
      noEvidence: { value: true, saidOn: '2021-04-15' },
      payments: { value: ['credit_card', 'debit_card', 'bank_transfer'], saidOn: '2021-04-15' },
      cardSurcharge: { value: null, certainty: 'unverified' },
      caseType: { value: 'Small Claims' },
    });
    expect(filing.electronic('special_civil', TODAY)?.caseType.value).toBe('Special Civil');
  });
});
