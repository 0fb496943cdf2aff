import { type CalendarDate, type Cents, cents, formatUsd, parseUsd } from '@plainclaim/domain';

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: string, dateStyle: 'long' | 'medium'): Intl.DateTimeFormat {
  const key = `${locale} ${dateStyle}`;
  const format = dayFormats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
  dayFormats.set(key, format);
  return format;
}

/** "April 15, 2026" in the reader's language. A calendar day has no time zone, so none may shift it. */
export const formatDay = (day: CalendarDate, locale: string, dateStyle: 'long' | 'medium' = 'long'): string =>
  dayFormat(locale, dateStyle).format(Date.parse(`${day}T00:00:00Z`));

/** An instant (ISO text) as day and time where the reader is. */
export const formatInstant = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(instant));

/** "$1,850.50" for every reader. */
export const formatMoney = (amount: Cents): string => formatUsd(amount);

/** An amount as typed, shown as money; "$0.00" while it is not one yet. */
export function formatTypedMoney(typed: string): string {
  const parsed = parseUsd(typed);
  return formatUsd(parsed.ok ? parsed.value : cents(0));
}
