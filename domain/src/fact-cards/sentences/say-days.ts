import {
  calendarDate,
  type CalendarDate,
  daysBetween,
  daysInMonth,
  formatLongEnglish,
  parseCalendarDate,
  partsOf,
} from '../../calendar/index.ts';
import type { CardLanguage } from '../card.ts';
import { CARD_WORDS } from '../words/all-languages.ts';

/** A day as exactly as the person knows it. Months and years are numbers, `month` and `day` from 1. */
export type KnownDay =
  | { readonly kind: 'day'; readonly day: CalendarDate }
  | { readonly kind: 'month'; readonly year: number; readonly month: number }
  | { readonly kind: 'year'; readonly year: number };

export type TypedDay =
  | KnownDay
  | { readonly kind: 'about'; readonly about: KnownDay }
  /** It went on from one day to the other. */
  | { readonly kind: 'span'; readonly from: KnownDay; readonly to: KnownDay }
  /** It was one day, not before the first and not after the second. */
  | { readonly kind: 'between'; readonly from: KnownDay; readonly to: KnownDay };

export type DayProblem = 'card.day_unknown' | 'card.span_reversed' | 'card.day_not_span';

/** What a day slot holds: null while it is empty, unfinished or "unsure". */
export function readDay(typed: string): { readonly day: TypedDay | null; readonly problem: DayProblem | null } {
  const value = typed.trim();
  if (value === '' || value === 'unsure') return { day: null, problem: null };
  if (value.startsWith('[')) {
    const [, first = '', second = ''] = BETWEEN.exec(value) ?? [value, '?', '?'];
    return readTwo('between', first, second);
  }
  const [first = '', second] = value.split('/');
  if (second !== undefined) return readTwo('span', first, second);
  const isAbout = value.startsWith('~');
  const day = known(isAbout ? value.slice(1) : value);
  if (day === null) return { day: null, problem: 'card.day_unknown' };
  return { day: isAbout ? { kind: 'about', about: day } : day, problem: null };
}

/** One of the days from the first to the second, as ISO 8601-2 writes it. */
const BETWEEN = /^\[([\d-]{0,10})\.\.([\d-]{0,10})\]$/;

function readTwo(kind: 'span' | 'between', first: string, second: string): ReturnType<typeof readDay> {
  // "2026-03-01/": the second half is still to come.
  if (first === '' || second === '') return { day: null, problem: null };
  const [from, to] = [known(first), known(second)];
  if (from === null || to === null) return { day: null, problem: 'card.day_unknown' };
  if (firstDayOf(from) > lastDayOf(to)) return { day: null, problem: 'card.span_reversed' };
  return { day: { kind, from, to }, problem: null };
}

function known(text: string): KnownDay | null {
  if (/^\d{4}$/.test(text)) return isYear(Number(text)) ? { kind: 'year', year: Number(text) } : null;
  if (/^\d{4}-\d{2}$/.test(text)) {
    const [year, month] = [Number(text.slice(0, 4)), Number(text.slice(5))];
    return isYear(year) && month >= 1 && month <= 12 ? { kind: 'month', year, month } : null;
  }
  const day = parseCalendarDate(text);
  return day.ok && isYear(partsOf(day.value).year) ? { kind: 'day', day: day.value } : null;
}

const isYear = (year: number): boolean => year >= 1900 && year <= 2100;

/** The first and the last day it may be. */
export function firstDayOf(day: TypedDay): CalendarDate {
  if (day.kind === 'span' || day.kind === 'between') return firstDayOf(day.from);
  if (day.kind === 'about') return firstDayOf(day.about);
  if (day.kind === 'day') return day.day;
  return madeDay(day.year, day.kind === 'month' ? day.month : 1, 1);
}

export function lastDayOf(day: TypedDay): CalendarDate {
  if (day.kind === 'span' || day.kind === 'between') return lastDayOf(day.to);
  if (day.kind === 'about') return lastDayOf(day.about);
  if (day.kind === 'day') return day.day;
  const month = day.kind === 'month' ? day.month : 12;
  return madeDay(day.year, month, daysInMonth(day.year, month));
}

/** Whether a day, or the end of a time, lies after another day however it is read. */
export const isAfter = (day: TypedDay, other: CalendarDate): boolean =>
  firstDayOf(day.kind === 'span' || day.kind === 'between' ? day.to : day) > other;

function madeDay(year: number, month: number, day: number): CalendarDate {
  const made = calendarDate(year, month, day);
  if (!made.ok) throw new RangeError('a known month must have its days');
  return made.value;
}

/** The one day it is, when it is known to the day. */
export const exactDay = (day: TypedDay | null): CalendarDate | null => (day?.kind === 'day' ? day.day : null);

function sayKnown(day: KnownDay, language: CardLanguage): string {
  const words = CARD_WORDS[language].days;
  if (day.kind === 'year') return String(day.year);
  if (day.kind === 'month') return words.month(words.months[day.month - 1] ?? '', day.year);
  return language === 'en' ? formatLongEnglish(day.day) : words.day(partsOf(day.day), words.months);
}

/** "August 15, 2026", "June 2023", "about June 2023", "from June 2023 to August 15, 2026", "a day between May and July". */
export function sayDay(day: TypedDay, language: CardLanguage): string {
  const words = CARD_WORDS[language].days;
  if (day.kind === 'span' || day.kind === 'between') {
    const [from, to] = [sayKnown(day.from, language), sayKnown(day.to, language)];
    return isEither(day) ? words.either(from, to) : words[day.kind](from, to, day.from.kind, day.to.kind);
  }
  if (day.kind === 'about') return words.about(sayKnown(day.about, language));
  return sayKnown(day, language);
}

/** "On a day between" two days in a row: one of the two. */
const isEither = (day: TypedDay): boolean =>
  day.kind === 'between' &&
  day.from.kind === 'day' &&
  day.to.kind === 'day' &&
  daysBetween(day.from.day, day.to.day) === 1;

/** The same with its "on" or "in". */
export function sayOnDay(day: TypedDay, language: CardLanguage): string {
  if (day.kind === 'between') return CARD_WORDS[language].days.onBetween(sayDay(day, language));
  const isPlain = day.kind === 'day' || day.kind === 'month' || day.kind === 'year';
  return isPlain ? CARD_WORDS[language].days.on(day, sayKnown(day, language)) : sayDay(day, language);
}

/** A day or a whole month that a sentence says, so that the next one need not name it again. */
export type MentionedDay = CalendarDate | `${number}-${string}`;

/** What a day is known by between two sentences; null where it is neither one exact day nor one month. */
export function mentionedDayOf(day: TypedDay): MentionedDay | null {
  if (day.kind === 'month') return `${day.year}-${String(day.month).padStart(2, '0')}`;
  return exactDay(day);
}

/** Instead of a day or a month that the sentence before has already said. */
export const sameDayWords = ({ kind }: TypedDay, language: CardLanguage): string =>
  CARD_WORDS[language].days[kind === 'month' ? 'sameMonth' : 'sameDay'];
