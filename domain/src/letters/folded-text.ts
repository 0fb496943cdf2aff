/**
 * Text made even for looking up names: small letters, and every sign that is no letter the same. It is as long as the
 * text it was made from, so that places count for both. Patterns over it need neither the ignore-case nor the Unicode
 * flag: with those, a pattern made from a claim's names takes longer to build than the whole letter to write.
 */
export function folded(text: string): string {
  const small = text.toLowerCase();
  const even = small.length === text.length ? small : [...text].map(smallLetter).join('');
  return MAY_BE_UNEVEN.test(even) ? even.replace(BEYOND_ASCII, evenSign) : even;
}

/** What a letter of a folded text may be, as the inside of a character class. */
export const FOLDED_LETTER = 'a-z\\u0080-\\u2018\\u201a-\\uffff';

/** The same and digits, by code. */
export const isFoldedSign = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x80 && code !== 0x2019);

/** The curly apostrophe stays: names hold it and endings begin with it. */
const BEYOND_ASCII = /[\u0080-\u2018\u201a-\u{10ffff}]/gu;

/** Quickly looked for: most sentences have none of these. */
const MAY_BE_UNEVEN = /[\u0080-\u2018\u201a-\uffff]/;

/** "İ" has a small letter of two signs, so it stays. */
function smallLetter(sign: string): string {
  const small = sign.toLowerCase();
  return small.length === sign.length ? small : sign;
}

function evenSign(sign: string): string {
  if (sign === 'ς') return 'σ';
  if (/[\p{L}\p{M}]/u.test(sign)) return sign;
  if (/\s/.test(sign)) return ' ';
  return (/\p{N}/u.test(sign) ? '0' : '_').repeat(sign.length);
}
