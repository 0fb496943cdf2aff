import { type CalendarDate, isAfter, parseCalendarDate } from '../calendar/index.ts';
import { type Cents, cents, parseUsd } from '../money/index.ts';
import { usStateCode } from '../parties/index.ts';
import type { ProblemCode } from './problems.ts';

/** The amounts the product takes, a business range and not the court's: $250.00 to $25,000.00. */
export const SMALLEST_CLAIM: Cents = cents(250_00);
export const LARGEST_CLAIM: Cents = cents(25_000_00);

/** ZIP or ZIP+4 written without its dash. */
const SHORTEST_ZIP = 5;
const LONGEST_ZIP = 9;

/** A rule looks at what was typed and names what is wrong, or nothing. */
export type FieldRule = (typed: string) => ProblemCode | null;

export const isBlank = (typed: string): boolean => typed.trim() === '';

export const requiredText: FieldRule = (typed) => (isBlank(typed) ? 'field.required' : null);

export const amountRule: FieldRule = (typed) => {
  if (isBlank(typed)) return 'field.required';
  const parsed = parseUsd(typed);
  if (!parsed.ok) return 'field.amount_invalid';
  if (parsed.value < SMALLEST_CLAIM) return 'field.amount_min';
  return parsed.value > LARGEST_CLAIM ? 'field.amount_max' : null;
};

/** A real day that is not ahead of today. */
export const pastDateRule =
  (today: CalendarDate): FieldRule =>
  (typed) => {
    if (isBlank(typed)) return 'field.required';
    const parsed = parseCalendarDate(typed);
    if (!parsed.ok) return 'field.date_invalid';
    return isAfter(parsed.value, today) ? 'field.date_future' : null;
  };

/** A state by its postal code or its name; a browser's list sends the code. */
export const stateRule: FieldRule = (typed) => {
  if (isBlank(typed)) return 'field.required';
  return usStateCode(typed) !== null ? null : 'field.state_unknown';
};

export const zipRule: FieldRule = (typed) => {
  if (isBlank(typed)) return 'field.required';
  if (!/^\d+$/.test(typed) || typed.length < SHORTEST_ZIP) return 'field.zip';
  return typed.length > LONGEST_ZIP ? 'field.zip_long' : null;
};

/**
 * Looks like one address: no spaces, one @, a dotted domain. Deliberately simple, because the code that is mailed
 * there is the real test; commas, double quotes, line breaks and invisible characters are refused so that it can never
 * name a second recipient or look like another one. An apostrophe is good: o'brien@example.com is a real address.
 */
const EMAIL = /^[^\s\p{C}@",;:<>()[\]\\]+@[^\s\p{C}@"',;:<>()[\]\\.]+(?:\.[^\s\p{C}@"',;:<>()[\]\\.]+)+$/u;

export const emailRule: FieldRule = (typed) => (isBlank(typed) || EMAIL.test(typed.trim()) ? null : 'field.email');

export const phoneRule: FieldRule = (typed) => (isBlank(typed) || /^\d+$/.test(typed) ? null : 'field.phone_digits');

/** For a business opponent: an address that starts as a web address does. It is shown as text and never fetched. */
export const websiteRule: FieldRule = (typed) =>
  isBlank(typed) || /^(https?:\/\/|www\.)\S+$/i.test(typed.trim()) ? null : 'field.website';

/** A PNG as a data address. The server decodes it as well; this only tells a drawing from something else. */
export const isPngDataAddress = (text: string): boolean =>
  /^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/.test(text);

/** "example.com" as the web address it means, "https://example.com"; anything else as it was typed. */
export const asWebAddress = (typed: string): string =>
  /^(?!www\.)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/iu.test(typed.trim())
    ? `https://${typed.trim()}`
    : typed;
