import { dayAt, parseCalendarDate } from '@plainclaim/domain';
import { allRows, usNj } from '@plainclaim/domain/us-nj';
import { rowsToCheck, tableOf } from './legal-rows.ts';

/**
 * npm run law:rows: the legal figures that somebody should look up again. For the state on another day, name it:
 * `npm run law:rows -- 2027-12-01`. Money stands in cents, rates in millionths. It informs and never fails for what it
 * lists.
 */

const [asked] = process.argv.slice(2);
const today = asked === undefined ? dayAt(Date.now(), usNj.timeZone) : parsedDay(asked);
console.log(tableOf(rowsToCheck(allRows, today), allRows.length));

function parsedDay(text: string) {
  const day = parseCalendarDate(text);
  if (day.ok) return day.value;
  console.error(`"${text}" is no day. Write it as 2027-12-01.`);
  process.exit(2);
}
