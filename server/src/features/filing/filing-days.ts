import type { FilingDayWire } from '@plainclaim/contract';
import { type CalendarDate, calendarFile, type CourtDay, type FilingRules, type PapersPart } from '@plainclaim/domain';
import { messageFor, spokenLanguage } from '../../platform/language/index.ts';
import type { FilingRecord } from './filing-record.ts';

/** The days that follow from what was entered, in the language of whoever is being answered. */
export const daysOf = (
  rules: FilingRules,
  part: PapersPart,
  record: FilingRecord,
  today: CalendarDate,
): readonly CourtDay[] => rules.courtDays({ part, ...record }, today);

export const isToConfirm = ({ isStated, isExpected, certainty }: CourtDay): boolean =>
  !isStated && (isExpected || (certainty !== 'official' && certainty !== 'official-copy'));

export const dayWire = (one: CourtDay): FilingDayWire => ({
  key: one.key,
  title: messageFor(`filing.day.${one.key}`),
  text: messageFor(`filing.day_text.${one.key}`),
  day: one.day,
  until: one.until,
  told: one.isStated,
  expected: one.isExpected,
  confirm: isToConfirm(one),
});

/** A week is time to prepare, a day to set out. */
const REMIND_DAYS_BEFORE = [7, 1];

/** The days as a calendar file. Names of people and sums stay out: calendars are shared and shown on locked screens. */
export function calendarOf(
  days: readonly CourtDay[],
  made: {
    readonly claimId: string;
    readonly docketNumber: string;
    readonly revision: number;
    readonly madeAtMs: number;
  },
): string {
  const docket = made.docketNumber === '' ? '' : messageFor('filing.calendar_docket', { docket: made.docketNumber });
  return calendarFile({
    name: messageFor('filing.calendar_name'),
    language: spokenLanguage(),
    uidBase: made.claimId,
    madeAt: new Date(made.madeAtMs).toISOString(),
    sequence: made.revision,
    entries: days.map((one) => ({
      key: one.key,
      day: one.day,
      until: one.until,
      title: messageFor(`filing.day.${one.key}`),
      text: [
        messageFor(`filing.day_text.${one.key}`),
        isToConfirm(one) ? messageFor('filing.calendar_confirm') : '',
        docket,
      ]
        .filter((text) => text !== '')
        .join(' '),
      remindDaysBefore: REMIND_DAYS_BEFORE,
    })),
  });
}
