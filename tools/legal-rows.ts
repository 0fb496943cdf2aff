import { addYears, type CalendarDate, type DatedRow, isBefore } from '@plainclaim/domain';

/** Rows to look up again: never read in a source, or last checked more than a year before that day. */
export const rowsToCheck = (rows: readonly DatedRow<unknown>[], today: CalendarDate): readonly DatedRow<unknown>[] => {
  const aYearAgo = addYears(today, -1);
  return rows.filter(({ certainty, checkedOn }) => certainty === 'unverified' || isBefore(checkedOn, aYearAgo));
};

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
