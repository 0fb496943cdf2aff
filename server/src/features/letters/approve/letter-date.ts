import { type CalendarDate, calendarDate, ENGLISH_MONTHS, isBefore } from '@plainclaim/domain';

const DATE_LINE = /^[ \t]*([A-Z][a-z]{2,8}) (\d{1,2}), (\d{4})[ \t]*$/m;

/** The day a letter's text carries: its first line that is a date and nothing else. Null without one. */
function dateLineOf(text: string): CalendarDate | null {
  const [, month = '', day, year] = DATE_LINE.exec(text) ?? [];
  const parsed = calendarDate(Number(year), ENGLISH_MONTHS.findIndex((name) => name === month) + 1, Number(day));
  return parsed.ok ? parsed.value : null;
}

/** The earlier one of the day a letter was written for and the day that is on it. */
export function dayOnLetter({
  issuedOn,
  text,
}: {
  readonly issuedOn: CalendarDate;
  readonly text: string;
}): CalendarDate {
  const line = dateLineOf(text);
  return line !== null && isBefore(line, issuedOn) ? line : issuedOn;
}
