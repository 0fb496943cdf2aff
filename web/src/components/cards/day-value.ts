import { type CalendarDate, exactDay, readDay } from '@plainclaim/domain';
import { type DateParts, splitDate } from '../fields/date-parts.ts';

/** The ways to say when something happened, and the text a day slot keeps for each. */
export const DAY_MODES = ['day', 'month', 'about', 'span', 'between', 'unsure'] as const;
export type DayMode = (typeof DAY_MODES)[number];

/** How a kept text was said. An empty one is asked for as a day. */
export function modeOf(value: string): DayMode {
  if (value === 'unsure') return 'unsure';
  if (value.includes('/')) return 'span';
  if (value.startsWith('[')) return 'between';
  if (value.startsWith('~')) return 'about';
  return /^\d{4}(?:-\d{2})?$/.test(value) ? 'month' : 'day';
}

/** "2026-08-05", "2026-08" or "2026", as far as it is typed; "" for nothing, "-08-5" for what cannot be read yet. */
export function textOfParts({ year, month, day }: DateParts): string {
  if (day !== '') return `${year}-${month}-${year.length === 4 && month !== '' ? day.padStart(2, '0') : day}`;
  return month === '' ? year : `${year}-${month}`;
}

/** The two days of a span or of "between", or the one day as the first of them. */
export function halvesOf(value: string): readonly [from: string, to: string] {
  const [from = '', to = ''] = value.startsWith('[') ? value.replaceAll(/[[\]]/g, '').split('..') : value.split('/');
  return [from, to];
}

const TWO_DAYS = { span: (from, to) => `${from}/${to}`, between: (from, to) => `[${from}..${to}]` } satisfies Readonly<
  Record<string, (from: string, to: string) => string>
>;

/** The text that is kept for two days. */
export const twoDaysText = (mode: keyof typeof TWO_DAYS, from: string, to: string): string =>
  from === '' && to === '' ? '' : TWO_DAYS[mode](from, to);
export const aboutText = (inner: string): string => (inner === '' ? '' : `~${inner}`);
export const innerOfAbout = (value: string): string => (value.startsWith('~') ? value.slice(1) : value);

/** What stays of an answer when it is said in another way: a day is kept as far as the new way can say it. */
export function inMode(value: string, mode: DayMode): string {
  if (mode === 'unsure') return 'unsure';
  const [first, second] = halvesOf(value === 'unsure' ? '' : innerOfAbout(value));
  const { year, month } = splitDate(first);
  const upToMonth = textOfParts({ year, month, day: '' });
  if (mode === 'span' || mode === 'between') return twoDaysText(mode, first, second);
  if (mode === 'about') return aboutText(upToMonth);
  return mode === 'month' ? upToMonth : first;
}

/** The one exact day a text names; null for everything else. */
export const exactDayOf = (value: string): CalendarDate | null => exactDay(readDay(value).day);
