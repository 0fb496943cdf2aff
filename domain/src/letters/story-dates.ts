import { type CalendarDate, calendarDate, formatLongEnglish, isAfter, partsOf } from '../calendar/index.ts';
import { type Ledger, noteChanged } from './composed-letter.ts';
import { isQuoted } from './quotes.ts';

const MONTH_NUMBERS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** "March 3, 2026", "march 3rd", "3 March 2026", "3/1/26", "2026-03-01". */
const DATE = new RegExp(
  [
    `\\b(?<m1>${MONTH})\\.?\\s{1,2}(?<d1>\\d{1,2})(?:st|nd|rd|th)?(?![\\d/:.]\\d|\\d)(?:,?\\s{1,2}(?:of\\s)?(?<y1>(?:19|20)\\d{2})\\b)?`,
    `\\b(?<d2>\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?(?<m2>${MONTH})\\b\\.?(?:,?\\s{1,2}(?<y2>(?:19|20)\\d{2})\\b)?`,
    `(?<![\\d/$.-])(?<m3>\\d{1,2})/(?<d3>\\d{1,2})/(?<y3>(?:19|20)?\\d{2})(?![\\d/])`,
    `(?<![\\d-])(?<y4>(?:19|20)\\d{2})-(?<m4>\\d{2})-(?<d4>\\d{2})(?![\\d-])`,
  ].join('|'),
  'gi',
);

export type InferredYear = { readonly typed: string; readonly written: string };
export type StoryDates = {
  readonly sentences: readonly string[];
  readonly inferred: readonly InferredYear[];
  /** Dates with a year that no calendar has, such as 13/01/2026. */
  readonly unclear: readonly string[];
};

/**
 * Writes every full date in one form. A missing year is taken from the form's own day when that is the same day, else
 * from the dated sentence before, else it is the nearest year not after the letter; each such year is reported, so
 * that the person can say yes to it.
 */
export function writeDatesInFull(
  sentences: readonly string[],
  issuedOn: CalendarDate,
  happenedOn: CalendarDate,
  ledger: Ledger,
): StoryDates {
  const inferred: InferredYear[] = [];
  const unclear: string[] = [];
  let before: CalendarDate | null = null;
  const written = sentences.map((sentence) =>
    sentence.replace(DATE, (typed: string, ...rest: unknown[]) => {
      const found = groupsOf(rest);
      const index = rest.find((value) => typeof value === 'number') ?? 0;
      if (isQuoted(sentence, index) || isUnclear(sentence, typed, found, index)) return typed;
      const year = found.year ?? yearFor(found.month, found.day, issuedOn, happenedOn, before);
      const date = calendarDate(year, found.month, found.day);
      if (!date.ok) {
        if (found.year !== null) unclear.push(typed);
        return typed;
      }
      before = date.value;
      const long = formatLongEnglish(date.value);
      if (found.year === null) inferred.push({ typed, written: long });
      noteChanged(ledger, found.year === null ? 'year' : 'date', typed, long);
      return long;
    }),
  );
  return { sentences: written, inferred, unclear };
}

type Found = { readonly month: number; readonly day: number; readonly year: number | null };

function groupsOf(rest: readonly unknown[]): Found {
  const groups: Record<string, unknown> = Object.fromEntries(Object.entries(rest.at(-1) ?? {}));
  const pick = (name: string): string => {
    const value = [1, 2, 3, 4].map((index) => groups[`${name}${index}`]).find((text) => text !== undefined);
    return typeof value === 'string' ? value : '';
  };
  const month = pick('m');
  const year = pick('y');
  return {
    month: /^\d/.test(month) ? Number(month) : (MONTH_NUMBERS[month.slice(0, 3).toLowerCase()] ?? 0),
    day: Number(pick('d')),
    year: year === '' ? null : Number(year.length === 2 ? `20${year}` : year),
  };
}

/** "may 5 people", "march 10 miles", "apt 5/6/7": a small-letter may or march needs a word before it that dates it. */
function isUnclear(sentence: string, typed: string, found: Found, index: number): boolean {
  const before = sentence.slice(Math.max(0, index - 14), index);
  if (/\b(?:apt|apartment|unit|suite|no|number|route|rt|room)\.?\s{0,2}#?$|#$/i.test(before)) return true;
  const isWordToo = /\b(?:may|march|mar|dec|sep|jan)\b/.test(typed);
  return (
    isWordToo &&
    found.year === null &&
    !/\b(?:on|by|since|from|until|till|before|after|of|to|and|about|around)\s$/i.test(before)
  );
}

function yearFor(
  month: number,
  day: number,
  issuedOn: CalendarDate,
  happenedOn: CalendarDate,
  before: CalendarDate | null,
): number {
  const form = partsOf(happenedOn);
  if (form.month === month && form.day === day) return form.year;
  const latest = partsOf(issuedOn).year;
  const isFuture = (year: number): boolean => {
    const date = calendarDate(year, month, day);
    return date.ok && isAfter(date.value, issuedOn);
  };
  const hint = before === null ? latest : partsOf(before).year;
  return isFuture(hint) ? hint - 1 : hint;
}
