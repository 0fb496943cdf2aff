import { addDays, addYears, type CalendarDate, type DatedRow, daysBetween, isBefore } from '@plainclaim/domain';

/** Rows to look up again: never read in a source, or last checked more than a year before that day. */
export const rowsToCheck = (rows: readonly DatedRow<unknown>[], today: CalendarDate): readonly DatedRow<unknown>[] => {
  const aYearAgo = addYears(today, -1);
  return rows.filter(({ certainty, checkedOn }) => certainty === 'unverified' || isBefore(checkedOn, aYearAgo));
};

/** People are warned this many days before a series of rows ends. */
const WARN_DAYS = 90;

/** A figure whose newest row ends, such as a yearly rate, and when. Days are less than 0 when it has ended. */
export type EndingSeries = { readonly series: string; readonly lastDay: CalendarDate; readonly daysLeft: number };

/** "interest.up-to-special-civil" of "interest.up-to-special-civil@2026". */
const seriesOf = ({ id }: DatedRow<unknown>): string => id.split('@')[0] ?? id;

/** The last day that some row of the series holds; null while one is open. */
function lastDayOf(rows: readonly DatedRow<unknown>[]): CalendarDate | null {
  const ends = rows.flatMap(({ to }) => to ?? []).toSorted();
  return ends.length < rows.length ? null : (ends.at(-1) ?? null);
}

/** Series that have ended, or end within the days of the warning: no row is there for the time after. */
export function endingSeries(rows: readonly DatedRow<unknown>[], today: CalendarDate): readonly EndingSeries[] {
  const until = addDays(today, WARN_DAYS);
  return [...new Set(rows.map(seriesOf))].flatMap((series) => {
    const lastDay = lastDayOf(rows.filter((row) => seriesOf(row) === series));
    return lastDay === null || isBefore(until, lastDay)
      ? []
      : [{ series, lastDay, daysLeft: daysBetween(today, lastDay) }];
  });
}

export const hasEnded = ({ daysLeft }: EndingSeries): boolean => daysLeft < 0;

/** One line for each, those that have ended first. */
export const warningsOf = (ending: readonly EndingSeries[]): readonly string[] =>
  ending
    .toSorted((a, b) => a.daysLeft - b.daysLeft)
    .map((one) =>
      hasEnded(one)
        ? `ENDED: ${one.series} ended on ${one.lastDay}. Add the row that follows it.`
        : `Warning: ${one.series} ends on ${one.lastDay}, in ${one.daysLeft} days, and no row follows it.`,
    );

/** A table of the rows, its columns as wide as their longest text, and under it how many there are of how many. */
export function tableOf(rows: readonly DatedRow<unknown>[], total: number): string {
  const cells = rows.map(({ id, value, certainty, checkedOn, source }) => [
    id,
    shown(value),
    certainty,
    String(checkedOn),
    source,
  ]);
  const table = [['id', 'value', 'certainty', 'checked on', 'source'], ...cells];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  const lines = table.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', `${rows.length} of ${total} rows are unverified or were checked over a year ago.`].join('\n');
}

/** Money and rates are whole numbers of their smallest unit; a limitation is an object. */
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
