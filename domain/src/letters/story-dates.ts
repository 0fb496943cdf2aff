import {
  type CalendarDate,
  calendarDate,
  daysBetween,
  ENGLISH_MONTHS,
  formatLongEnglish,
  isAfter,
  isBefore,
  partsOf,
} from '../calendar/index.ts';
import { type Ledger, noteChanged } from './composed-letter.ts';
import { matchesIn, replaceIn } from './matches-in.ts';
import { quotedIn } from './quotes.ts';

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
export const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const YEAR = "(?:(?:19|20)\\d{2}|['’]\\d{2})";
const DATED_BY = 'on|by|since|from|until|till|before|after|of|to|and|about|around|dated|through|between|for';
const DATED = new RegExp(`\\b(?:${DATED_BY})\\s$`, 'i');
/** "March 3, 2026", "march 3rd", "3 March 2026", "3/1/26", "2026-03-01", "on 3/1". */
const DATE_WAYS = `(?=\\d|\\b[jfmasondt])(?:${[
  `\\b(?<m1>${MONTH})\\.?\\s{1,2}(?<d1>\\d{1,2})(?:st|nd|rd|th)?(?![\\d/:.]\\d|\\d)(?:,?\\s{1,2}(?:of\\s)?(?<y1>${YEAR})(?!\\d))?`,
  `\\b(?:the\\s)?(?<d2>\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?(?<m2>${MONTH})\\b\\.?(?:,?\\s{1,2}(?<y2>${YEAR})(?!\\d))?`,
  `(?<![\\d/$.-])(?<m3>\\d{1,2})(?<sep>[/.-])(?<d3>\\d{1,2})\\k<sep>(?<y3>(?:19|20)\\d{2}|(?<!\\d)\\d{2})(?![\\d/-])`,
  `(?<![\\d-])(?<y4>(?:19|20)\\d{2})-(?<m4>\\d{1,2})-(?<d4>\\d{1,2})(?![\\d-])`,
  `(?<![\\d/$.-])(?<m6>\\d{1,2})/(?<d6>\\d{1,2})(?=,? (?:and |& )?\\d{1,2}/\\d{1,2}(?![\\d/]))(?!/)`,
  `(?=\\d)(?<=(?<![\\d/])\\d{1,2}/\\d{1,2},? (?:and |& )?)(?<m7>\\d{1,2})/(?<d7>\\d{1,2})(?![\\d/%])`,
  `(?=\\d)(?<=\\b(?:${DATED_BY}|him|her|them|you|us|me|again|back|called|texted|asked|emailed)\\s)(?<m5>\\d{1,2})/(?<d5>\\d{1,2})(?![\\d/%]|\\s(?:of|cup|inch|mile|tsp|share|way))`,
  // "check 9/2", "then 9/11": a day and month that is no share of something.
  `(?=\\d)(?<=[\\p{L}\\d.,;:(]\\s)(?<!\\b(?:apt|apartment|unit|suite|no|number|route|rt|room|about|only|than|ratio|is|was|a|an|the)\\.?\\s)(?!(?:1/[2-9]|2/3|3/4|1/10|24/7|50/50)(?!\\d))(?<m8>\\d{1,2})/(?<d8>\\d{1,2})(?![\\d/%"”-]|\\s(?:of|cup|inch|mile|tsp|share|way|stars?|points?|full|done|split|\\d))`,
].join('|')})`;
/** The names of the groups of DATE_WAYS, in their order. */
const GROUPS = matchesIn(DATE_WAYS, /\(\?<([a-z]+\d?)>/g).map(({ 1: name = '' }) => name);
/** Without the names: a match would make an object of all of them, which takes longer than to find it. */
const DATE = new RegExp(
  DATE_WAYS.replace(/\(\?<[a-z]+\d?>/g, '(').replace(/\\k<([a-z]+)>/g, (_, name: string) => `\\${groupOf(name)}`),
  'giu',
);
/** "March 10 and 15", "June 1 to 15, 2026": later days of one month, each to get the month's name. */
const MORE_DAYS = new RegExp(
  `\\b(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?((?:(?:, and |, | and | & | or | to | through | until | till | - |-|–)\\d{1,2}(?:st|nd|rd|th)?(?=[,.;:)]|$| (?:and|&|to|or|but|for|with|asking|about|by|I|he|she|they|we|you|because|when|\\d{4})\\b|-|–)(?!:\\d|\\.\\d|,\\d{3}))+)(,? (?:19|20)\\d{2}\\b)?`,
  'gi',
);
const SHORT_MONTH =
  /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?(?=,? (?:19|20)\d{2}\b|[.,;]? (?:and|I|we|he|she|they|but)\b|[.,;]?$)/gi;

export type InferredYear = { readonly typed: string; readonly year: number };
export type UnclearDate = {
  readonly typed: string;
  /** The one day it can mean when day and month change places; null when no calendar has it. */
  readonly guess: CalendarDate | null;
};
export type StoryDates = {
  readonly sentences: readonly string[];
  readonly inferred: readonly InferredYear[];
  readonly unclear: readonly UnclearDate[];
  /** The first full day each sentence names. */
  readonly firstDays: readonly (CalendarDate | null)[];
};

export type DateRules = {
  readonly issuedOn: CalendarDate;
  readonly happenedOn: CalendarDate;
  /** The year the person gave for a date without one. */
  readonly yearFor: (typed: string) => number | null;
  /** The day the person gave for a date no calendar has. */
  readonly dayFor: (typed: string) => CalendarDate | null;
};

/**
 * Writes every full date in one form. A missing year is what the person answered; else that of the form's own day when
 * it is the same day; else that of a dated neighbor; else the year that brings it nearest to the form's day. Never after
 * the letter. Each such year is reported, so that the person can say yes to it.
 */
export function writeDatesInFull(sentences: readonly string[], rules: DateRules, ledger: Ledger): StoryDates {
  const inferred: InferredYear[] = [];
  const unclear: UnclearDate[] = [];
  const firstDays: (CalendarDate | null)[] = [];
  let before: CalendarDate | null = null;
  const formDay = partsOf(rules.happenedOn);
  const written = sentences.map((sentence) => {
    let first: CalendarDate | null = null;
    if (!/\d/.test(sentence) && !/\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/.test(sentence)) {
      firstDays.push(null);
      return sentence;
    }
    const whole = withLongMonths(withEveryMonth(sentence, ledger), ledger);
    const isQuoted = quotedIn(whole);
    const text = replaceIn(whole, DATE, (match) => {
      const { index, 0: typed } = match;
      const found = foundIn(match);
      if (isQuoted(index) || isUnclear(whole, typed, found, index)) return typed;
      const year =
        found.year ??
        rules.yearFor(typed) ??
        yearNear(found, rules, formDay, before, whole.slice(index + typed.length));
      if (rules.dayFor(typed) === null) {
        const turned = dayFirst(typed, found, before, rules);
        if (turned !== null) {
          unclear.push({ typed, guess: turned });
          return typed;
        }
      }
      const date = calendarDate(year, found.month, found.day);
      const day = rules.dayFor(typed) ?? (date.ok ? date.value : settled(typed, found, rules, unclear));
      if (day === null) return monthAlone(whole, index, typed, found, ledger);
      // "my bike which I bought on 11/2/2024": told in passing, so the story does not go on from there.
      if (!IN_PASSING.test(whole.slice(Math.max(0, index - 60), index))) before = day;
      first ??= day;
      const long = formatLongEnglish(day);
      if (found.year === null && date.ok && rules.yearFor(typed) === null && !isSameDay(found, formDay))
        inferred.push({ typed, year });
      // "called July 20": the small word before a day that speech leaves out.
      const isAfterWord = LETTER_BEFORE.test(whole.slice(Math.max(0, index - 3), index));
      const isBare =
        isAfterWord &&
        /\b(?:called|texted|asked|emailed|out|him|her|them|you|messaged|wrote|online|again|there|here|home|mail|car|truck|van|cash ?app|venmo|zelle|marketplace|facebook|craigslist|signed|left|moved) $/i.test(
          whole.slice(Math.max(0, index - 13), index),
        );
      const isBareNumber =
        isAfterWord &&
        found.year === null &&
        /^\d/.test(typed) &&
        NO_WORD_OF_TIME_BEFORE.test(whole.slice(Math.max(0, index - 14), index));
      const put = isBare || isBareNumber ? `on ${long}` : long;
      noteChanged(ledger, found.year === null ? 'year' : 'date', typed, put);
      return put;
    });
    firstDays.push(first);
    return joined(text).replace(
      /\bon (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b)/gi,
      (on) => {
        noteChanged(ledger, 'date', on, 'in ');
        return 'in ';
      },
    );
  });
  return { sentences: written, inferred, unclear, firstDays };
}

const NO_WORD_OF_TIME_BEFORE =
  /\b(?!(?:on|by|since|from|until|till|before|after|of|to|and|or|around|about|dated|through|between|for|the|at|due|as|was|is|in|this|that|came)\b)\p{Ll}+ $/u;
const LETTER_BEFORE = /\p{L} $/u;
const LONG_DATE = `(?:${ENGLISH_MONTHS.join('|')}) \\d{1,2}, \\d{4}`;
const AMPERSAND = new RegExp(`(${LONG_DATE}) & (?=${LONG_DATE})`, 'g');
const TWO_DATES = new RegExp(`(?=[ADFJMNOS])((?<!${LONG_DATE}, )${LONG_DATE}), (?=${LONG_DATE}(?:[.;]|$))`, 'g');
/** "on May 1, 2026, May 8, 2026." and "May 1, 2026 & May 8, 2026": the last two of a row get their "and". */
const joined = (text: string): string =>
  /\d{4}(?:,| &) [ADFJMNOS]/.test(text) ? text.replace(AMPERSAND, '$1 and ').replace(TWO_DATES, '$1 and ') : text;

const IN_PASSING =
  /\b(?:which|that|who) (?:I|we|he|she|they|you|was|were|had|my \w+) [^,.;]{0,40}$|\b(?:bought|purchased|born|built|made|dated|new) (?:back )?(?:in|on) $/i;

const SLASHED = /^\d{1,2}\/\d{1,2}$/;
/**
 * The day of "5/9" read day first, when month first would step back in a row of days and day first goes on. Null when
 * the usual reading fits as well.
 */
function dayFirst(typed: string, found: Found, before: CalendarDate | null, rules: DateRules): CalendarDate | null {
  if (before === null || found.year !== null || !SLASHED.test(typed)) return null;
  const { year } = partsOf(before);
  const usual = calendarDate(year, found.month, found.day);
  const stepsBack = usual.ok && isBefore(usual.value, before) && daysBetween(usual.value, before) < 330;
  const turned = stepsBack ? calendarDate(year, found.day, found.month) : usual;
  if (!stepsBack || !turned.ok || !isAfter(turned.value, before) || isAfter(turned.value, rules.issuedOn)) return null;
  return daysBetween(before, turned.value) < 92 ? turned.value : null;
}

/** A date no calendar has: the person's answer, or the same with day and month the other way round. */
function settled(typed: string, found: Found, rules: DateRules, unclear: UnclearDate[]): CalendarDate | null {
  const answered = rules.dayFor(typed);
  if (answered !== null) return answered;
  const turned = found.year === null ? null : calendarDate(found.year, found.day, found.month);
  const guess = turned?.ok === true && !isAfter(turned.value, rules.issuedOn) ? turned.value : null;
  if (found.month >= 1) unclear.push({ typed, guess });
  return guess;
}

/** "2/30/2026" is at least in February 2026. */
function monthAlone(text: string, index: number, typed: string, found: Found, ledger: Ledger): string {
  const name = ENGLISH_MONTHS[found.month - 1];
  if (name === undefined || found.year === null || /\d/.test(text.charAt(index - 1))) return typed;
  const month = `${name} ${found.year}`;
  noteChanged(ledger, 'date', typed, month);
  return month;
}

function withEveryMonth(sentence: string, ledger: Ledger): string {
  const isQuoted = quotedIn(sentence);
  return sentence.replace(
    MORE_DAYS,
    (typed: string, month: string, day: string, more: string, year = '', ...rest: unknown[]) => {
      const index = rest.find((value) => typeof value === 'number') ?? 0;
      if (isQuoted(index)) return typed;
      const days = more
        .replace(/(\d{1,2})(?:st|nd|rd|th)?/g, (_: string, number: string) => `${month} ${number}${year}`)
        .replace(/^\s?[-–]\s?/, ' to ');
      const full = `${month} ${day}${year}${days}`;
      noteChanged(ledger, 'date', typed, full);
      return full;
    },
  );
}

function withLongMonths(sentence: string, ledger: Ledger): string {
  const isQuoted = quotedIn(sentence);
  return sentence.replace(SHORT_MONTH, (typed: string, name: string, index: number) => {
    const long = ENGLISH_MONTHS[(MONTH_NUMBERS[name.slice(0, 3).toLowerCase()] ?? 1) - 1] ?? typed;
    if (isQuoted(index) || !BEFORE_MONTH.test(sentence.slice(Math.max(0, index - 12), index))) return typed;
    noteChanged(ledger, 'date', typed, long);
    return long;
  });
}

/** None of these words is longer than the stretch it is looked for in. */
const BEFORE_MONTH = /\b(?:in|of|by|until|since|from|for|around|about|before|after|last|and|to|late|early|mid) $/i;

type DateParts = ReturnType<typeof partsOf>;
type Found = { readonly month: number; readonly day: number; readonly year: number | null };

function foundIn(match: RegExpExecArray): Found {
  const form = FORMS.find(({ day }) => match[day] !== undefined) ?? FORMS[0];
  const month = match[form.month] ?? '';
  const year = (match[form.year] ?? '').replace(/^['’]/, '');
  return {
    month: /^\d/.test(month) ? Number(month) : (MONTH_NUMBERS[month.slice(0, 3).toLowerCase()] ?? 0),
    day: Number(match[form.day] ?? ''),
    year: year === '' ? null : Number(year.length === 2 ? `20${year}` : year),
  };
}

/** The number of a group of DATE; 0, which is the whole match, for a name that it has not. */
function groupOf(name: string): number {
  return GROUPS.indexOf(name) + 1;
}
/** Ways to write a date without a year have no group for it, and the number of none. */
const NO_GROUP = GROUPS.length + 1;
const form = (nr: number) => ({
  month: groupOf(`m${nr}`),
  day: groupOf(`d${nr}`),
  year: groupOf(`y${nr}`) || NO_GROUP,
});
/** The groups of each way to write a date that DATE knows, the most usual first. */
const FORMS = [form(1), form(3), form(5), form(8), form(6), form(7), form(2), form(4)] as const;

const NUMBERED_BEFORE = /\b(?:apt|apartment|unit|suite|no|number|route|rt|room|invoice|order|ticket)\.?\s{0,2}#?$|#$/i;
const SMALL_MONTH = /\b(?:may|march|mar|dec|sep|jan)\b/;

/** "may 5 people", "march 10 miles", "apt 5/6/7": a small-letter may or march needs a word before it that dates it. */
function isUnclear(sentence: string, typed: string, found: Found, index: number): boolean {
  const before = sentence.slice(Math.max(0, index - 14), index);
  if (NUMBERED_BEFORE.test(before)) return true;
  if (found.day === 0 || found.day > 31 || found.month > 31) return true;
  const isWordToo = SMALL_MONTH.test(typed);
  return isWordToo && found.year === null && !DATED.test(before);
}

const isSameDay = (found: Found, form: DateParts): boolean => form.month === found.month && form.day === found.day;

/** " to June 5, 2025", " and 9/1/2025": a day with its year, and no other thing of that year. */
const UNTIL_YEAR = new RegExp(
  `^\\s(?:to|and|until|till|through|or)\\s(?:on\\s)?(?:the\\s)?(?:(?:${MONTH})\\.?\\s?)?(?:\\d{1,2}(?:st|nd|rd|th)?)?(?:[/-]\\d{1,2}[/-]|\\s(?:of\\s)?(?:${MONTH})\\.?)?,?\\s?\\b((?:19|20)\\d{2})\\b`,
  'i',
);

/** So close to the form's own day that it is surely the same story. */
const NEAR_DAYS = 120;
/** So far from the day before it that the story may have gone over into another year. */
const FAR_DAYS = 240;

function yearNear(
  found: Found,
  rules: DateRules,
  formDay: DateParts,
  before: CalendarDate | null,
  after: string,
): number {
  if (isSameDay(found, formDay)) return formDay.year;
  // "from May 3 to June 5, 2025": the year stands with the later date.
  const [, later] = UNTIL_YEAR.exec(after) ?? [];
  if (later !== undefined) return Number(later);
  const anchor = before ?? rules.happenedOn;
  const { year: anchorYear } = partsOf(anchor);
  // Most stories are told in order: the next day is of the same year.
  const usual = before === null ? null : dayBeforeLetter(found, anchorYear, rules);
  if (usual !== null && Math.abs(daysBetween(anchor, usual)) <= FAR_DAYS) return anchorYear;
  const past = [anchorYear, anchorYear + 1, anchorYear - 1].flatMap((year) => {
    const day = dayBeforeLetter(found, year, rules);
    return day === null ? [] : [{ year, away: day === anchor ? 0 : Math.abs(daysBetween(anchor, day)) }];
  });
  const [same] = past;
  if (same === undefined) return latestYear(found, rules);
  // Stories run forward: after December 20 comes January of the next year, but March after May stays in its year.
  const near = same.away > FAR_DAYS ? past.find(({ away }) => away < 60)?.year : undefined;
  if (before !== null || near !== undefined) return near ?? same.year;
  const nearest = past.reduce((best, one) => (one.away < best.away ? one : best), same);
  return nearest.away <= NEAR_DAYS ? nearest.year : latestYear(found, rules);
}

/** The day in that year; null when there is none, or when it comes after the letter. */
function dayBeforeLetter({ month, day }: Found, year: number, { issuedOn }: DateRules): CalendarDate | null {
  const date = calendarDate(year, month, day);
  return date.ok && !isAfter(date.value, issuedOn) ? date.value : null;
}

function latestYear(found: Found, rules: DateRules): number {
  const { year } = partsOf(rules.issuedOn);
  return dayBeforeLetter(found, year, rules) === null ? year - 1 : year;
}
