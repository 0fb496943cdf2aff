import { cleanTyped } from '../../own-words/index.ts';

/** Words as a reader sees them, and where each of their signs is in what was typed. */
export type SeenText = { readonly text: string; readonly placeOf: (at: number) => number };

const MARK = /\p{M}/u;

/** A page shows no invisible characters, so none may hide a word from the checks. */
export function seenText(typed: string): SeenText {
  const text = cleanTyped(typed);
  if (text === typed) return { text, placeOf: (at) => at };
  const isPassed = passer();
  const places: number[] = [];
  let at = 0;
  for (const sign of text.split('')) {
    while (at < typed.length - 1 && !isSame(sign, typed.charAt(at)) && isPassed(typed.charAt(at))) at += 1;
    places.push(at);
    at = Math.min(at + 1, typed.length - 1);
  }
  return { text, placeOf: (index) => places[index] ?? typed.length };
}

const isBlank = (sign: string): boolean => sign.trim() === '';
const isSame = (seen: string, typed: string): boolean => seen === typed || (isBlank(seen) && isBlank(typed));

/** Signs that cleaning takes away or sets together with the letter before. */
function passer(): (sign: string) => boolean {
  const known = new Map<string, boolean>();
  return (sign) => {
    const before = known.get(sign);
    if (before !== undefined) return before;
    const isGone = MARK.test(sign) || cleanTyped(`a${sign}b`) === 'ab' || isBlank(sign);
    known.set(sign, isGone);
    return isGone;
  };
}
