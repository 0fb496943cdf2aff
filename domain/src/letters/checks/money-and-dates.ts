import { type CalendarDate, calendarDate, ENGLISH_MONTHS } from '../../calendar/index.ts';
import { type Cents, parseUsd } from '../../money/index.ts';
import type { Place } from './finding.ts';

export type FoundAmount = Place & { readonly cents: Cents };

const MONEY =
  /\$\s?(?<digits>\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?<part>\.\d{1,2})?(?<thousand>k\b)?|\b(?<digits2>\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?<part2>\.\d{2})?\s?(?:dollars|bucks|USD)\b/gi;

/** Every sum that says that it is money. */
export function amountsIn(text: string): readonly FoundAmount[] {
  return [...text.matchAll(MONEY)].flatMap(({ index, 0: words, groups = {} }) => {
    const { digits = '', part = '', thousand, digits2 = '', part2 = '' } = groups;
    const plain = `${digits}${part}${digits2}${part2}`;
    const parsed = parseUsd(thousand === undefined ? plain : String(Number(plain.replaceAll(',', '')) * 1000));
    return parsed.ok ? [{ cents: parsed.value, start: index, end: index + words.length }] : [];
  });
}

export type FoundDay = Place & { readonly date: CalendarDate };

const LONG_DAY = /\b(?<month>[A-Z][a-z]{2,8}) (?<day>\d{1,2}), (?<year>(?:19|20)\d{2})\b/g;

/** Days written out with their year, as the letter writes them. */
export function longDaysIn(text: string): readonly FoundDay[] {
  return [...text.matchAll(LONG_DAY)].flatMap(({ index, 0: words, groups = {} }) => {
    const month = ENGLISH_MONTHS.findIndex((name) => name === groups['month']) + 1;
    const date = calendarDate(Number(groups['year']), month, Number(groups['day']));
    return date.ok ? [{ date: date.value, start: index, end: index + words.length }] : [];
  });
}
