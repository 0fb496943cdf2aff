import { type Ledger, noteChanged } from '../composed-letter.ts';
import { matchesIn } from '../matches-in.ts';
import { replaceOutsideQuotes } from '../quotes.ts';
import { type Gated, gateOf, wordsIn } from '../word-gate.ts';

/**
 * Lawyers' phrases that say in six words what one says. Closed: only phrases with one plain meaning. Order matters, as
 * longer ones hold shorter ones.
 */
const PHRASES: readonly (Gated & { readonly pattern: RegExp; readonly plain: string })[] = [
  {
    words: 'pursuant',
    pattern: /\bpursuant to (?:that certain|the|an|our) agreement(?: (?:entered into|made))?(?: by and)? between\b/gi,
    plain: 'under an agreement between',
  },
  { words: 'pursuant', pattern: /\bpursuant to\b/gi, plain: 'under' },
  { words: 'certain', pattern: /\bthat certain\b/gi, plain: 'the' },
  { words: 'entered', pattern: /\bentered into by and between\b/gi, plain: 'made between' },
  { words: 'by', pattern: /\bby and between\b/gi, plain: 'between' },
  { words: 'covenanted', pattern: /\bcovenanted and agreed\b/gi, plain: 'agreed' },
  {
    words: 'consideration',
    pattern: /\b(?:for|in) (?:a |the )?total consideration (?:in the sum )?of\b/gi,
    plain: 'for',
  },
  { words: 'sum|amount', pattern: /\bin the (?:sum|amount) of(?= \$)/gi, plain: 'of' },
  { words: 'tendered', pattern: /\bduly tendered\b/gi, plain: 'paid' },
  { words: 'duly', pattern: /\bduly (?=\p{Ll}+ed\b)/giu, plain: '' },
  { words: 'tendered', pattern: /\btendered\b/gi, plain: 'paid' },
  { words: 'furnish', pattern: /\bfurnish\b/gi, plain: 'provide' },
  {
    words: 'neglected|refused',
    pattern: /\bfailed(?:,? refused)?,? and (?:neglected|refused) to\b/gi,
    plain: 'did not',
  },
  { words: 'said', pattern: /\bat the said time and place\b/gi, plain: 'at that time and place' },
  {
    words: 'notwithstanding|furtherance|aforesaid',
    pattern: /\b(?:notwithstanding (?:the foregoing|same)|in furtherance thereof|as aforesaid),?\s?/gi,
    plain: '',
  },
  {
    words: 'principal|agent|officer|counsel',
    pattern: /\bby and through (?:its|his|her|their) (?:principal|agent|officer|counsel),?\s/gi,
    plain: 'through ',
  },
  { words: 'represented', pattern: /\brepresented in writing\b/gi, plain: 'wrote' },
  { words: 'subsequent', pattern: /\bsubsequent to\b/gi, plain: 'after' },
  { words: 'prior', pattern: /\bprior to\b/gi, plain: 'before' },
  { words: 'event', pattern: /\bin the event that\b/gi, plain: 'if' },
  {
    words: 'heretofore|hereinabove|theretofore|herein|thereto|hereto',
    pattern: /\b(?:heretofore|hereinabove|theretofore|herein|thereto|hereto)\b\s?/gi,
    plain: '',
  },
  {
    words: 'said',
    pattern: /\bsaid (?=(?:agreement|premises|vehicle|property|invoice|conduct|date|amount|sum)\b)/gi,
    plain: 'the ',
  },
];
const phrasesIn = gateOf(PHRASES);
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
    // No plain wording holds a word of another phrase, so those that may be found are known beforehand.
    for (const { pattern, plain: put } of phrasesIn(wordsIn(plain))) {
      plain = replaceOutsideQuotes(plain, pattern, () => put);
    }
    noteChanged(ledger, 'spelling', text, plain);
    return plain;
  };
}

/** The words a story defines, as patterns, with whom each stands for. */
const definedIn = (story: string): readonly { readonly word: RegExp; readonly party: string }[] =>
  matchesIn(story, DEFINED)
    .map((match) => ({
      word: wordOf(match[1] ?? ''),
      party: partyIn(story.slice(Math.max(0, match.index - NAME_BEFORE), match.index)),
    }))
    .filter(({ party }) => party !== '');

const LAWYERS_WORD =
  /\b(?:hereinafter|hereafter|pursuant|notwithstanding|undersigned|tendered|heretofore|aforesaid|covenanted|duly|herein|thereto|by and between)\b/i;
const wordOf = (word: string): RegExp => new RegExp(`\\b(?:the )?${word.replace(/[^\p{L} ]/gu, '.')}\\b`, 'gu');

/** The party in front of "(hereinafter ...": the writer, or the capitalized name. */
function partyIn(before: string): string {
  if (/\bundersigned\s?$/i.test(before)) return 'I';
  return /((?:\p{Lu}[\p{L}.'’]+|&|of|the)(?:,? (?:\p{Lu}[\p{L}.'’]+|&|of|LLC|Inc\.?))*)\s?$/u.exec(before)?.[1] ?? '';
}
