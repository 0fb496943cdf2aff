import { matchesIn } from '../matches-in.ts';
import { quotesBlanked } from '../quotes.ts';
import type { Recipients } from './people.ts';
import { SAYS_YOU_OF_THINGS } from './things.ts';

/** "Mr. May" and "Mrs. May" in one story are two people, and only one of them is the recipient. */
export function hasTwoTitles(cut: readonly { readonly text: string }[], { names, contacts }: Recipients): boolean {
  const story = cut.map(({ text }) => text).join(' ');
  const lasts = [...names, ...contacts].flatMap((name) => /^Mr\.? (.+)$/.exec(name)?.[1] ?? []);
  return lasts.some(
    (last) => story.includes(`Mr. ${last}`) && [`Mrs. ${last}`, `Ms. ${last}`].some((she) => story.includes(she)),
  );
}

/** A match in folded text with the words as they were typed. */
export function asTyped(match: RegExpExecArray, typed: string): RegExpExecArray {
  match[0] = typed.slice(match.index, match.index + match[0].length);
  return match;
}

/** "the church will pay": the will there is no name, whoever is called Will. */
export function withoutSmallName(match: RegExpExecArray): RegExpExecArray {
  const [, small = ''] = /\s(\p{Ll}+)$/u.exec(match[0]) ?? [];
  if (/^(?:will|may)$/.test(small)) match[0] = match[0].slice(0, -small.length - 1);
  return match;
}

/** Words no English sentence has, and that only an unlucky replacement makes. Each kind has a "you". */
export const isBroken = (text: string): boolean => /you/i.test(text) && saysYouBadly(text);

const saysYouBadly = (text: string): boolean =>
  /\b(?:the|an?|my|our|another|every|his|her|their|your) you\b|\byou you\b|\byour your\b|\b(?:tenant|customer|client|pastor|rabbi|coach|doctor) you\b|\byou, \p{Lu}\p{Ll}+ (?:at|from|of) |\byou \p{L}+ed you\b(?! \p{Ll})/iu.test(
    quotesBlanked(text),
  ) ||
  /^You at \p{Lu}\p{Ll}/u.test(text) ||
  matchesIn(text, SAYS_YOU_OF_THINGS).length > 0;

/** Quotations keep their words: they are cut out, and put back in the same order. */
export function cutQuotes(sentence: string): { readonly text: string; readonly quotes: readonly string[] } {
  const blanked = quotesBlanked(sentence);
  const quotes = matchesIn(blanked, /"_*"/g).map((match) => sentence.slice(match.index, match.index + match[0].length));
  return { text: blanked.replace(/"_*"/g, '"#"'), quotes };
}

/** "in May", "since April": the month, whoever is called May or April. */
export const isMonth = (word: string, text: string, at: number): boolean =>
  /^(?:may|june|april|august|summer|dawn)$/i.test(word) &&
  (/\b(?:in|since|until|till|by|of|last|next|this|early|late|mid|during|from|through|before|after|around|about|every|each|at|for)\s$/i.test(
    text.slice(Math.max(0, at - 10), at),
  ) ||
    /^,? \d/.test(text.slice(at + word.length)));

const acted = (actor: string): RegExp =>
  new RegExp(
    `\\b${actor}\\b(?:(?!\\b(?:I|we|me|us|my|our|to|that|if|because|and|but|when|so|with|for)\\b)[^.;,"]){1,40}$`,
    'i',
  );
const ACTED = { he: acted('he'), she: acted('she'), they: acted('they') } as const;

/** "They can not force them": one who acts and one who is acted on are two, unless a "me" or "to" stands between. */
export const actsOnAnother = (before: string, word: string): boolean => {
  const actor = word === 'them' ? 'they' : word === 'him' ? 'he' : 'she';
  return ACTED[actor].test(before.slice(-60));
};
