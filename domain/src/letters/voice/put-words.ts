import { SUBJECT } from './agreement.ts';
import type { Pronoun } from './people.ts';

/** A stretch of a sentence and the words that take its place. */
export type Spot = { readonly at: number; readonly end: number; readonly put: string; readonly isUnsure?: Pronoun };

/** "your manager" in place of he, him or his. */
export function calledInstead(call: string, word: string, after: string): string {
  const isOwner = word === 'his' || word === 'hers' || (word === 'her' && !isHerObject(after));
  return isOwner ? `${call}'s` : call;
}

/** What a pronoun for the recipient becomes, by the text after it. */
export function youInstead(word: string, after: string, isSeveral: boolean): string {
  if (word === 'they') return `you${/^['’]/.test(after) ? '' : SUBJECT}`;
  if (word === 'he' || word === 'she') return `you${SUBJECT}`;
  if (word === 'his') return BEFORE_LETTER.test(after) ? 'your' : 'yours';
  if (word === 'her') return isHerObject(after) ? 'you' : 'your';
  if (word === 'their') return 'your';
  if (word === 'hers' || word === 'theirs') return 'yours';
  if (/sel(?:f|ves)$/.test(word)) return isSeveral ? 'yourselves' : 'yourself';
  return 'you';
}

const BEFORE_LETTER = /^ \p{L}/u;
const BEFORE_WORD = /^ (?:\p{L}|(?:19|20)\d\d )/u;
export const isHerObject = (after: string): boolean =>
  !BEFORE_WORD.test(after) ||
  /^ (?:to|that|on|in|at|for|again|and|or|but|about|if|why|when|by|the|a|an|my|our|back|with|from|because|so|until|how|what|where|it|this|up|out|off|twice|once|not|before|after|over|many|several|three|two|some|more|all|i|we|every|each|directly|please|yesterday|today|via|as)\b/i.test(
    after,
  );

export function replaceSpots(text: string, spots: readonly Spot[]): string {
  let done = 0;
  let result = '';
  for (const { at, end, put } of spots) {
    if (at < done) continue;
    result += text.slice(done, at) + put;
    done = end;
  }
  return result + text.slice(done);
}
