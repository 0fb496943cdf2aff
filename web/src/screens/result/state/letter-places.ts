import { letterMessages } from '@plainclaim/contract';
import { say } from '../../../i18n/say.ts';

/** A stretch of a text, in UTF-16 units. */
export type Place = { readonly start: number; readonly end: number };

/** Stands for a parameter while the sentence around it is read; no message holds it. */
const GAP = '\u0000';

const UNPRINTABLE = 'letter.unprintable';

/** The signs the refusal's sentence names. Null when the sentence is not the catalogue's. */
function signsIn(message: string): readonly string[] | null {
  const [before = '', after = ''] = say(letterMessages, UNPRINTABLE, { characters: GAP }).split(GAP);
  const isOurs = message.startsWith(before) && message.endsWith(after);
  return isOurs ? message.slice(before.length, message.length - after.length).split(' ') : null;
}

/**
 * Where in the letter the signs stand that cannot be printed: the first of them. Null when that cannot be told, and for
 * refusals that bring their places along.
 */
export function placeOfRefusal(code: string, message: string, text: string): Place | null {
  if (code !== UNPRINTABLE) return null;
  const places = (signsIn(message) ?? [])
    .filter((sign) => sign !== '')
    .map((sign) => ({ start: text.indexOf(sign), end: text.indexOf(sign) + sign.length }))
    .filter(({ start }) => start >= 0);
  return places.toSorted((a, b) => a.start - b.start)[0] ?? null;
}
