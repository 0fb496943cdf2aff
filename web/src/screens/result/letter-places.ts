import { messageFor } from '@plainclaim/contract';
import { findPrivateNumbers } from '@plainclaim/domain';

/** A stretch of a text, in UTF-16 units. */
export type Place = { readonly start: number; readonly end: number };

/** Stands for a parameter while the sentence around it is read; no message holds it. */
const GAP = '\u0000';

const QUOTING_CODES = {
  'letter.residue': 'text',
  'letter.private_number': 'text',
  'letter.demand_above_claim': 'text',
  'letter.unprintable': 'characters',
} as const;
type QuotingCode = keyof typeof QUOTING_CODES;

const isQuoting = (code: string): code is QuotingCode => Object.hasOwn(QUOTING_CODES, code);

/** What a refusal's sentence quotes. Null when the sentence is not the catalogue's. */
function quotedIn(code: QuotingCode, message: string): string | null {
  const [before = '', after = ''] = messageFor(code, { [QUOTING_CODES[code]]: GAP }).split(GAP);
  const isOurs = message.startsWith(before) && message.endsWith(after);
  const quoted = message.slice(before.length, message.length - after.length);
  return isOurs && quoted !== '' ? quoted : null;
}

const isWordLike = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** "null" is not meant inside "annulled", nor ".." inside "...". */
const runsOn = (edge: string, neighbour: string): boolean =>
  neighbour !== '' && (edge === neighbour || (isWordLike(edge) && isWordLike(neighbour)));

function placeOfWords(text: string, words: string): Place | null {
  const first = text.indexOf(words);
  for (let start = first; start >= 0; start = text.indexOf(words, start + 1)) {
    const end = start + words.length;
    const isWhole = !runsOn(words.at(0) ?? '', text.charAt(start - 1)) && !runsOn(words.at(-1) ?? '', text.charAt(end));
    if (isWhole) return { start, end };
  }
  return first < 0 ? null : { start: first, end: first + words.length };
}

/** The first place of any of the signs, which are told with blanks between them. */
function placeOfSigns(text: string, signs: string): Place | null {
  const places = signs
    .split(' ')
    .filter((sign) => sign !== '')
    .map((sign) => ({ start: text.indexOf(sign), end: text.indexOf(sign) + sign.length }))
    .filter(({ start }) => start >= 0);
  return places.toSorted((a, b) => a.start - b.start)[0] ?? null;
}

/**
 * Where in the letter the thing stands that a refusal speaks of. Null when that cannot be told: then the whole letter
 * is meant.
 */
export function placeOfRefusal(code: string, message: string, text: string): Place | null {
  if (!isQuoting(code)) return null;
  const quoted = quotedIn(code, message);
  const place =
    quoted === null ? null : code === 'letter.unprintable' ? placeOfSigns(text, quoted) : placeOfWords(text, quoted);
  if (place !== null || code !== 'letter.private_number') return place;
  // The server may have quoted the number in another form than typed.
  const [number] = findPrivateNumbers(text);
  return number === undefined ? null : { start: number.start, end: number.end };
}
