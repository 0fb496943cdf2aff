import { dayAt, parseCalendarDate } from '@plainclaim/domain';
import { allRows, usNj } from '@plainclaim/domain/us-nj';
import { endingSeries, hasEnded, rowsToCheck, tableOf, warningsOf } from './legal-rows.ts';

/**
 * npm run law:rows: the legal figures that somebody should look up again, and the series that end within 90 days. For
 * the state on another day, name it: `npm run law:rows -- 2027-12-01`. Money is in cents, rates in millionths. Ends
 * with 1 when a series has ended: the product then tells people to confirm the figure with the clerk.
 */

const [asked] = process.argv.slice(2);
const today = asked === undefined ? dayAt(Date.now(), usNj.timeZone) : parsedDay(asked);
const ending = endingSeries(allRows, today);
console.log(tableOf(rowsToCheck(allRows, today), allRows.length));
for (const line of warningsOf(ending)) console.log(line);
process.exitCode = ending.some(hasEnded) ? 1 : 0;

function parsedDay(text: string) {
  const day = parseCalendarDate(text);
  if (day.ok) return day.value;
  console.error(`"${text}" is no day. Write it as 2027-12-01.`);
  process.exit(2);
}
