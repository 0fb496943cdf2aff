import { type Ledger, noteChanged } from '../composed-letter.ts';
import { replaceOutsideQuotes } from '../quotes.ts';

/**
 * Lawyers' phrases that say in six words what one says. Closed: only phrases with one plain meaning. Order matters, as
 * longer ones hold shorter ones.
 */
const PHRASES: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [
    /\bpursuant to (?:that certain|the|an|our) agreement(?: (?:entered into|made))?(?: by and)? between\b/gi,
    'under an agreement between',
  ],
  [/\bpursuant to\b/gi, 'under'],
  [/\bthat certain\b/gi, 'the'],
  [/\bentered into by and between\b/gi, 'made between'],
  [/\bby and between\b/gi, 'between'],
  [/\bcovenanted and agreed\b/gi, 'agreed'],
  [/\b(?:for|in) (?:a |the )?total consideration (?:in the sum )?of\b/gi, 'for'],
  [/\bin the (?:sum|amount) of(?= \$)/gi, 'of'],
  [/\bduly tendered\b/gi, 'paid'],
  [/\bduly (?=\p{Ll}+ed\b)/giu, ''],
  [/\bfailed(?:,? refused)?,? and (?:neglected|refused) to\b/gi, 'did not'],
  [/\bat the said time and place\b/gi, 'at that time and place'],
  [/\b(?:notwithstanding (?:the foregoing|same)|in furtherance thereof|as aforesaid),?\s?/gi, ''],
  [/\bby and through (?:its|his|her|their) (?:principal|agent|officer|counsel),?\s/gi, 'through '],
  [/\brepresented in writing\b/gi, 'wrote'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\bprior to\b/gi, 'before'],
  [/\bin the event that\b/gi, 'if'],
  [/\b(?:heretofore|hereinabove|theretofore|herein|thereto|hereto)\b\s?/gi, ''],
  [/\bsaid (?=(?:agreement|premises|vehicle|property|invoice|conduct|date|amount|sum)\b)/gi, 'the '],
];
/** (hereinafter "Vendor"): the word that stands for a party from there on. */
const DEFINED = /\s?\((?:hereinafter|hereafter)(?: (?:referred to|known) as)?,? (?:the )?["“]([^"”]{2,30})["”]\)/gi;
/** Longest name in front of the brackets. */
const NAME_BEFORE = 120;

/**
 * Says a lawyer's sentences in everyday words. A word that the story itself defines ("Vendor", "Client") gives way to
 * the party it was defined for: the writer ("the undersigned") or the name in front of it. The story is read once, for
 * all of its sentences.
 */
export function plainWordsOf(sentences: readonly string[]): (text: string, ledger: Ledger) => string {
  const story = sentences.join(' ');
  if (!LAWYERS_WORD.test(story)) return (text) => text;
  const defined = definedIn(story);
  return (text, ledger) => {
    let plain = text.replace(DEFINED, '');
    for (const { word, party } of defined) plain = replaceOutsideQuotes(plain, word, () => party);
    plain = replaceOutsideQuotes(plain, /\bthe undersigned\b/gi, () => 'me');
    for (const [pattern, put] of PHRASES) plain = replaceOutsideQuotes(plain, pattern, () => put);
    noteChanged(ledger, 'spelling', text, plain);
    return plain;
  };
}

/** The words a story defines, as patterns, with whom each stands for. */
const definedIn = (story: string): readonly { readonly word: RegExp; readonly party: string }[] =>
  [...story.matchAll(DEFINED)]
    .map((match) => ({
      word: wordOf(match[1] ?? ''),
      party: partyIn(story.slice(Math.max(0, match.index - NAME_BEFORE), match.index)),
    }))
    .filter(({ party }) => party !== '');

const LAWYERS_WORD =
  /\b(?:hereinafter|hereafter|pursuant|notwithstanding|undersigned|heretofore|aforesaid|covenanted|duly|herein|thereto|by and between)\b/i;
const wordOf = (word: string): RegExp => new RegExp(`\\b(?:the )?${word.replace(/[^\p{L} ]/gu, '.')}\\b`, 'gu');

/** The party in front of "(hereinafter ...": the writer, or the capitalized name. */
function partyIn(before: string): string {
  if (/\bundersigned\s?$/i.test(before)) return 'I';
  return /((?:\p{Lu}[\p{L}.'’]+|&|of|the)(?:,? (?:\p{Lu}[\p{L}.'’]+|&|of|LLC|Inc\.?))*)\s?$/u.exec(before)?.[1] ?? '';
}
