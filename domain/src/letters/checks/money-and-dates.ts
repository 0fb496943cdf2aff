import { type CalendarDate, calendarDate } from '../../calendar/index.ts';
import { type Cents, parseUsd } from '../../money/index.ts';
import { matchesIn } from '../matches-in.ts';
import type { Place } from './finding.ts';

export type FoundAmount = Place & { readonly cents: Cents };
export type FoundDate = Place & {
  readonly month: number;
  readonly day: number;
  readonly year: number | null;
  /** Null without a year, and for a day that no calendar has. */
  readonly date: CalendarDate | null;
  readonly isLong: boolean;
};

const MONEY =
  /\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(k\b)?|\b(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?\s?(?:dollars|bucks|USD)\b/gi;

/** Every sum that says that it is money. */
export function amountsIn(text: string): readonly FoundAmount[] {
  return matchesIn(text, MONEY).flatMap((match) => {
    const digits = `${match[1] ?? match[4] ?? ''}${match[2] ?? match[5] ?? ''}`;
    const parsed = parseUsd(digits);
    if (!parsed.ok) return [];
    const value = match[3] === undefined ? parsed.value : centsTimes(parsed.value, 1000);
    return value === null ? [] : [{ cents: value, start: match.index, end: match.index + match[0].length }];
  });
}

function centsTimes(value: Cents, times: number): Cents | null {
  const parsed = parseUsd(String((value * times) / 100));
  return parsed.ok ? parsed.value : null;
}

/** Numbers people type without a dollar sign: "paid 800 on venmo". */
export function bareAmountsIn(text: string): readonly Cents[] {
  return matchesIn(text, /(?<![\d.,/])(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d{1,2})?(k\b)?(?![\d/%])/gi).flatMap((match) => {
    const parsed = parseUsd(`${match[1] ?? ''}${match[2] ?? ''}`);
    if (!parsed.ok) return [];
    const value = match[3] === undefined ? parsed.value : centsTimes(parsed.value, 1000);
    return value === null ? [] : [value];
  });
}

const MONTH_WORDS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LONG = new RegExp(
  `(?:\\b(?<month>${MONTH_WORDS})\\.?[ ]{1,3}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d/:]|\\.\\d|,\\d{3})|(?<![\\d.,$/:])(?<day2>\\d{1,2})(?:st|nd|rd|th)?[ ](?:of[ ])?(?<month2>${MONTH_WORDS})\\b\\.?)(?:,?[ ]{1,3}(?:of[ ])?(?<year>(?:19|20)\\d{2})\\b)?`,
  'gi',
);
const SLASHED = /(?<![\d/$.-])(\d{1,2})[/.-](\d{1,2})(?:[/.-]((?:19|20)?\d{2}))?(?![\d/]|[.-]\d)/g;
const ISO = /(?<![\d-])((?:19|20)\d{2})-(\d{2})-(\d{2})(?![\d-])/g;

/** Dates written out, with or without a year. A small "may" or "march" before a number needs a dating word. */
export function longDatesIn(text: string): readonly FoundDate[] {
  return matchesIn(text, LONG).flatMap((match) => {
    const { month, month2, day, day2, year } = match.groups ?? {};
    const word = month ?? month2 ?? '';
    const isVerb =
      /^(?:may|march|mar)$/.test(word) &&
      year === undefined &&
      !/\b(?:on|by|since|from|until|till|before|after|of|to|and)\s$/i.test(
        text.slice(Math.max(0, match.index - 8), match.index),
      );
    if (isVerb) return [];
    const number = MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
    return [found(match, number, Number(day ?? day2), year === undefined ? null : Number(year), true)];
  });
}

/** Shares and sayings, no dates: half, two thirds, day and night. */
const FRACTION = /^(?:1\/[2-9]|[23]\/[345]|24\/7|50\/50|9\/10)$/;

/** Dates in digits: 9/1/24, 9-1-2024, 2024-09-01; without a year fractions too where `isLoose`. */
export function shortDatesIn(text: string, isLoose: boolean): readonly FoundDate[] {
  const slashed = matchesIn(text, SLASHED).flatMap((match) => {
    const [, month = '', day = '', year] = match;
    const isPossible = Number(month) >= 1 && Number(month) <= 31 && Number(day) >= 1 && Number(day) <= 31;
    const isUnit = /(?:apt|apartment|unit|suite|no|number|route|room|#)\.?\s{0,2}$/i.test(
      text.slice(Math.max(0, match.index - 12), match.index),
    );
    const isDotted = !/[/]/.test(match[0]) && year === undefined;
    const isDated = /\b(?:on|by|since|from|until|till|before|after|of|dated?)\s$/i.test(
      text.slice(Math.max(0, match.index - 8), match.index),
    );
    const isShare = FRACTION.test(match[0]) && !isDated;
    if (!isPossible || isUnit || isDotted || (year === undefined && !isLoose && isShare)) return [];
    const full = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year);
    return [found(match, Number(month), Number(day), full, false)];
  });
  const iso = matchesIn(text, ISO).map((match) =>
    found(match, Number(match[2]), Number(match[3]), Number(match[1]), false),
  );
  return [...slashed, ...iso];
}

function found(match: RegExpExecArray, month: number, day: number, year: number | null, isLong: boolean): FoundDate {
  const date = year === null ? null : calendarDate(year, month, day);
  const start = match.index;
  return { month, day, year, date: date?.ok ? date.value : null, isLong, start, end: start + match[0].length };
}
