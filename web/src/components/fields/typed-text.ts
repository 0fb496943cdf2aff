/** What may be typed into number-like fields. Pure, so the rules can be read and tested without a browser. */
import { formatUsd, parseUsd } from '@plainclaim/domain';

/** Keeps digits and the first decimal point, and at most two digits after it. "$1,850.509" becomes "1850.50". */
export function keepMoney(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}

/** As above, and the commas as they were typed: nothing moves under anybody's fingers. */
export function keepTypedMoney(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.,]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').replaceAll(',', '').slice(0, 2)}`;
}

/** "1850.5" as "1,850.50", without the sign that comes before the field. What is no amount yet stays as it is. */
export function inUsFormat(text: string): string {
  const amount = parseUsd(text);
  return amount.ok ? formatUsd(amount.value).replace('$', '') : text;
}

export const keepDigits = (text: string): string => text.replace(/\D/g, '');

/** The text as it would be after an edit: `insert` replaces what is selected. */
export const afterEdit = (text: string, start: number, end: number, insert: string): string =>
  text.slice(0, start) + insert + text.slice(end);

/** True when the edit leaves a text the filter would not change. Other keys are refused before they show. */
export const isAccepted = (text: string, keep: (text: string) => string): boolean => keep(text) === text;
