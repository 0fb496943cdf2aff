import { type Ledger, noteChanged } from './composed-letter.ts';
import { replaceOutsideQuotes } from './quotes.ts';
import { MONTH_ALONE } from './shouting.ts';
import { SLIPS } from './slips.ts';

const WORD = /(?<![\p{L}\p{N}'’.@_-])[\p{L}'’]{1,12}(?![\p{L}\p{N}'’@_-])/gu;
/** May and march are everyday words too, so they need a year. */
const MONTH_OF_YEAR = /\b(?:may|march|june)(?= (?:19|20)\d\d\b)/g;
/** "4 rent": a figure in place of for. */
const FOUR =
  /(?<=\b(?:it|money|paid|pay|need|needed|cash|me|him|her|them|this|that|him) )4(?= (?:rent|me|us|my|him|her|the|a|it|his|their|work|nothing|food|bills)\b)/gi;
const GOOD_FRIDAY = /\bgood (?=Friday\b)/g;
/** "check no. 114" */
const NUMBERED = /\bno\. ?(?=\d)/g;
/** "there web site" */
const THERE =
  /\bthere (?=(?:web ?site|office|store|shop|phone|number|fault|problem|name|company|truck|car|house|job|work|own|word|promise|policy)\b)/gi;
/** "gave him my mower": the one who writes left themselves out. */
const NO_SUBJECT =
  /^(?:gave|lent|loaned|asked|called|texted|emailed|told|hired|bought|ordered|rented|went|waited|tried|messaged|took(?= (?:it|them) to (?:a|an|another|my|two|three|\d)\b))\b(?! (?:me|us)\b)(?<!\b(?:called|texted|messaged|emailed|gave|asked|told)(?= back\b))(?= )/i;
/** "its not", "its been": the short form of it is. */
const ITS =
  /\bits(?= (?:not|been|a|an|the|still|also|now|my|their|his|her|your|too|so|very|never|going|been|broken|ok|fine|real|fake|glass|plastic|just|all|because|over|only|already|his|working|gone|mine|ours|theirs|really|totally|completely)\b)/gi;
const COULD_OF = /\b(could|should|would|must) of\b/gi;
const TWICE = /\b(the|a|an|to|and|I|was|is|of|in|my|on|for|we|it) \1\b(?=\s)/gi;

/** `isName` guards the form's own names and places from being mended. */
export function mendSpelling(sentence: string, isName: (word: string) => boolean, ledger: Ledger): string {
  const note = (from: string, to: string): string => {
    noteChanged(ledger, 'spelling', from, to);
    return to;
  };
  const words = replaceOutsideQuotes(sentence, WORD, (word) => {
    const mended = SLIPS[word.toLowerCase().replace('’', "'")];
    const isSame = mended === undefined || mended === word || mended === word.replace('’', "'");
    if (isSame || isName(word)) return word;
    return note(
      word,
      /^\p{Lu}/u.test(word) && word.length > 1 ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended,
    );
  });
  const months = replaceOutsideQuotes(words, MONTH_OF_YEAR, (month) =>
    note(month, month.charAt(0).toUpperCase() + month.slice(1)),
  );
  const its = replaceOutsideQuotes(months, ITS, (match) => note(match, match.replace(/s$/i, "'s")));
  const holy = replaceOutsideQuotes(its, GOOD_FRIDAY, (match) => note(match, 'Good '));
  const alone = replaceOutsideQuotes(holy, MONTH_ALONE, (match) =>
    note(match, match.charAt(0).toUpperCase() + match.slice(1)),
  );
  const four = replaceOutsideQuotes(alone, FOUR, (match) => note(match, 'for'));
  const numbered = replaceOutsideQuotes(four, NUMBERED, (match) => note(match, 'No. '));
  const theirs = replaceOutsideQuotes(numbered, THERE, (match) => note(match, 'their '));
  const verbs = replaceOutsideQuotes(theirs, COULD_OF, (match) => note(match, match.replace(/ of$/i, ' have')));
  return replaceOutsideQuotes(verbs, TWICE, (match) => note(match, match.split(' ')[0] ?? match));
}

/** Puts the writer back where they left themselves out, for a finished sentence. */
export const withSubject = (sentence: string, ledger: Ledger): string =>
  sentence.replace(NO_SUBJECT, (match) => {
    const put = `I ${match.toLowerCase()}`;
    noteChanged(ledger, 'spelling', match, put);
    return put;
  });
