import { addDays, addMonths, addYears, type CalendarDate, isAfter, isBefore } from '../../../calendar/index.ts';
import { leastSure } from '../../pack/dated-rows.ts';
import type { CourtDay, CourtDayKey, FilingDays, FilingRules, RecordLengthKey } from '../../pack/filing-rules.ts';
import type { CourtFigureKey, DatedRow } from '../../pack.ts';
import { courtDayOnOrAfter } from './court-calendar.ts';
import { courtFigure } from './court-figures.ts';
import { courtOfficeOf } from './court-offices.ts';
import { eFilingRows, electronicFiling, filingRow } from './e-filing.ts';
import { trialFigure } from '../trial/trial-figures.ts';

const LENGTHS = {
  businessName: 'businessNameLetters',
  firstName: 'firstNameLetters',
  lastName: 'lastNameLetters',
  addressLine: 'addressLineLetters',
  city: 'cityLetters',
} as const satisfies Record<Exclude<RecordLengthKey, 'caption'>, CourtFigureKey>;

/** How papers are filed in the Special Civil Part, and what follows from the days the court then gives. */
export const filing: FilingRules = {
  electronic: electronicFiling,
  recordLength: (key, on) =>
    key === 'caption' ? filingRow(eFilingRows.captionLetters, on) : courtFigure(LENGTHS[key], on),
  copies: (on) => filingRow(eFilingRows.copies, on),
  outsideSteps: (on) => filingRow(eFilingRows.outsideSteps, on),
  courtDays,
  docketNumber: (typed, part, county, on) => {
    const text = typed.replace(/\s+/g, ' ').trim();
    const [, prefix = '', letters = '', number = '', year = ''] = DOCKET.exec(text.toUpperCase()) ?? [];
    if (letters === '') return { text, isUsual: false };
    const office = courtOfficeOf(county, on);
    const own = part === 'small_claims' ? 'SC' : 'DC';
    const isUsual = letters === own && (prefix === '' || prefix === office?.docketPrefix);
    const whole = `${letters}-${number.padStart(6, '0')}-${year.slice(-2)}`;
    return { text: prefix === '' ? whole : `${prefix}-${whole}`, isUsual };
  },
};

/** "SC-001234-26", "ESX-DC-1234-2026", "esx sc 1234 26": county, docket, number, year. */
const DOCKET = /^(?:([A-Z]{3})[- ]?)?(SC|DC)[- ]?(\d{1,6})[- ](\d{4}|\d{2})$/;

/** What a judgment has settled: these days are waited for no more. */
const BEFORE_JUDGMENT: ReadonlySet<CourtDayKey> = new Set(['answer', 'default', 'hearing_expected', 'ask_judgment']);

type Counted = { readonly day: CalendarDate; readonly rows: readonly DatedRow<number>[]; readonly isExpected: boolean };

/**
 * The days that follow. A last day on a day the court is closed moves on (R. 1:3-1); the end of a judgment does not, to
 * be careful. What is counted from a day that is itself only expected says so.
 */
function courtDays(entered: FilingDays, on: CalendarDate): readonly CourtDay[] {
  const figure = (key: CourtFigureKey) => {
    const row = courtFigure(key, on);
    if (row === null) throw new RangeError(`no row tells ${key} on that day`);
    return row;
  };
  const answerDays = figure('answerDays');
  const defaultDays = figure('defaultDateDays');
  const served = servedDay(entered, answerDays, defaultDays);
  const regular = entered.part === 'special_civil';
  const answer = regular && served !== null ? later(served, answerDays) : null;
  const defaulted = defaultDay(entered, answer, defaultDays);
  const months = figure('defaultJudgmentMonths');
  const days: readonly (CourtDay | null)[] = [
    served === null ? null : counted('served', served, entered.servedOn !== null),
    newAddress(entered, figure('newAddressDays')),
    answer === null ? null : counted('answer', answer),
    regular && defaulted !== null ? counted('default', defaulted, entered.defaultOn !== null) : null,
    entered.hearingOn === null ? expectedHearing(entered, figure) : statedDay('hearing', entered.hearingOn),
    defaulted === null
      ? null
      : counted('ask_judgment', {
          day: courtDayOnOrAfter(addMonths(defaulted.day, months.value)),
          rows: [...defaulted.rows, months],
          isExpected: defaulted.isExpected,
        }),
    ...afterJudgment(entered.judgmentOn, figure('appealDays'), trialFigure('judgmentYears', on)),
  ];
  return days
    .filter((one) => one !== null)
    .filter(({ key }) => entered.judgmentOn === null || !BEFORE_JUDGMENT.has(key))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The court's own default date is its mailing and some days more than an answer has: those are the days of the mail. */
function servedDay(
  { servedOn, mailedOn }: FilingDays,
  answerDays: DatedRow<number>,
  defaultDays: DatedRow<number>,
): Counted | null {
  if (servedOn !== null) return { day: servedOn, rows: [], isExpected: false };
  if (mailedOn === null) return null;
  const days = defaultDays.value - answerDays.value;
  return { day: addDays(mailedOn, days), rows: [defaultDays, answerDays], isExpected: true };
}

/** Small Claims has no default before its hearing. */
function defaultDay(
  { part, defaultOn, mailedOn, servedOn }: FilingDays,
  answer: Counted | null,
  defaultDays: DatedRow<number>,
): Counted | null {
  if (defaultOn !== null) return { day: defaultOn, rows: [], isExpected: false };
  if (part === 'small_claims') return null;
  if (mailedOn !== null && servedOn === null) {
    return { day: courtDayOnOrAfter(addDays(mailedOn, defaultDays.value)), rows: [defaultDays], isExpected: true };
  }
  if (answer === null) return null;
  return { ...answer, day: courtDayOnOrAfter(addDays(answer.day, 1)), isExpected: true };
}

const later = (from: Counted, days: DatedRow<number>): Counted => ({
  day: courtDayOnOrAfter(addDays(from.day, days.value)),
  rows: [...from.rows, days],
  isExpected: from.isExpected,
});

/** Sources count from the filing or from the court's notice: the earlier one, as long as it is not over by the notice. */
function newAddress({ filedOn, mailBackOn }: FilingDays, days: DatedRow<number>): CourtDay | null {
  if (mailBackOn === null) return null;
  const from = (day: CalendarDate): Counted => later({ day, rows: [], isExpected: false }, days);
  const byFiling = filedOn === null || isAfter(filedOn, mailBackOn) ? null : from(filedOn);
  const isOver = byFiling === null || isBefore(byFiling.day, mailBackOn);
  return counted('new_address', isOver ? from(mailBackOn) : byFiling);
}

function expectedHearing(
  { part, filedOn }: FilingDays,
  figure: (key: CourtFigureKey) => DatedRow<number>,
): CourtDay | null {
  if (filedOn === null) return null;
  const isSmall = part === 'small_claims';
  const first = figure(isSmall ? 'hearingFromDays' : 'trialFromMonths');
  const last = figure(isSmall ? 'hearingToDays' : 'trialToMonths');
  const moved = ({ value }: DatedRow<number>) =>
    courtDayOnOrAfter(isSmall ? addDays(filedOn, value) : addMonths(filedOn, value));
  const stretch = counted('hearing_expected', { day: moved(first), rows: [first, last], isExpected: true });
  return { ...stretch, until: moved(last) };
}

function afterJudgment(
  judgmentOn: CalendarDate | null,
  appealDays: DatedRow<number>,
  years: DatedRow<number>,
): readonly CourtDay[] {
  if (judgmentOn === null) return [];
  const from: Counted = { day: judgmentOn, rows: [], isExpected: false };
  const end: Counted = { day: addYears(judgmentOn, years.value), rows: [years], isExpected: false };
  return [counted('appeal', later(from, appealDays)), counted('judgment_ends', end)];
}

const counted = (key: CourtDayKey, { day, rows, isExpected }: Counted, isStated = false): CourtDay => ({
  key,
  day,
  until: null,
  isStated,
  isExpected,
  certainty: rows.length === 0 ? 'official' : leastSure(rows.map(({ certainty }) => certainty)),
  rowIds: rows.map(({ id }) => id),
});

const statedDay = (key: CourtDayKey, day: CalendarDate): CourtDay =>
  counted(key, { day, rows: [], isExpected: false }, true);
