import { type Ledger, noteChanged, noteRemoved } from './composed-letter.ts';
import { replaceOutsideQuotes } from './quotes.ts';
import { MONTH_ALONE } from './shouting.ts';
import { SLIPS } from './slips.ts';
import { askFor, type Gated, gateOf, wordsIn } from './word-gate.ts';

const WORD = /(?<![\p{L}\p{N}'’.@_-])[\p{L}'’]{1,12}(?![\p{L}\p{N}'’@_-])/gu;
/** May and march are everyday words too, so they need a year. */
const MONTH_OF_YEAR = /\b(?:may|march|june)(?= (?:19|20)\d\d\b)/g;
/** "4 rent": a figure in place of for. */
const FOUR =
  /4(?<=\b(?:it|money|paid|pay|need|needed|cash|me|him|her|them|this|that|him) 4)(?= (?:rent|me|us|my|him|her|the|a|it|his|their|work|nothing|food|bills)\b)/gi;
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
/** "a accident": only before words that surely begin with a vowel's sound. */
const BEFORE_VOWEL =
  'accident|account|address|agent|agreement|air|amount|answer|apartment|appliance|appointment|attorney|auto|email|employee|engine|engineer|envelope|error|estimate|event|excuse|expert|extra|hour|inspection|inspector|insurance|invoice|issue|item|offer|office|officer|oil|old|order|owner|outlet|oven|umbrella|uncle|unpaid';
const A_FOR_AN = new RegExp(`\\ba (?=(?:${BEFORE_VOWEL})\\b)`, 'g');
/** The guy was like "no": what he said. */
const WAS_LIKE = /\b(?:was|were|is|are|am)(?: all| just)? like,? (?=")/g;
const MARKETPLACE = /\bFacebook marketplace\b/gi;
const SHORT_AND = /(?<=\p{L}{2}) n (?=\p{Ll}{2}|\p{Lu}\p{Ll})/gu;
const WITH_CARD = /\bwith card\b/g;
/** "took it to 2 jewelers both say": two statements in one. */
const THEN_BOTH =
  /(?<=\b(?:to|by|from|with|at|asked|called|saw) (?:2|two) \p{Ll}{2,20}s) (?=both (?:say|said|told)\b)/gu;
/** "moms ring": hers. */
const MOMS =
  /\b(?:[Mm]om|[Dd]ad)s (?=\p{Ll})(?!(?:and|or|are|were|who|at|in|on|have|had|do|did|all|both|with|said|say)\b)/gu;
const COULD_OF = /\b(could|should|would|must) of\b/gi;
const TWICE = /\b(the|a|an|to|and|I|was|is|of|in|my|on|for|we|it) \1\b(?=\s)/gi;

/** "Constructor" is a word people type, and a name every object knows. */
const MENDED: ReadonlyMap<string, string> = new Map(Object.entries(SLIPS));

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** In the order they run. */
const MENDS: readonly (Gated & { readonly pattern: RegExp; readonly put: (match: string) => string })[] = [
  { words: 'may|march|june', pattern: MONTH_OF_YEAR, put: capital },
  { words: 'its', pattern: ITS, put: (match) => match.replace(/s$/i, "'s") },
  { words: 'good', pattern: GOOD_FRIDAY, put: () => 'Good ' },
  { words: 'may|march', pattern: MONTH_ALONE, put: capital },
  { words: '4', pattern: FOUR, put: () => 'for' },
  { words: 'no', pattern: NUMBERED, put: () => 'No. ' },
  { words: 'there', pattern: THERE, put: () => 'their ' },
  { words: BEFORE_VOWEL, pattern: A_FOR_AN, put: () => 'an ' },
  { words: 'like', pattern: WAS_LIKE, put: () => 'said ' },
  { words: 'marketplace', pattern: MARKETPLACE, put: () => 'Facebook Marketplace' },
  { words: 'n', pattern: SHORT_AND, put: () => ' and ' },
  { words: 'both', pattern: THEN_BOTH, put: () => ' and ' },
  { words: 'card', pattern: WITH_CARD, put: () => 'by card' },
  { words: 'moms|dads', pattern: MOMS, put: (match) => match.replace(/s $/, "'s ") },
  { words: 'of', pattern: COULD_OF, put: (match) => match.replace(/ of$/i, ' have') },
];
const mayMend = gateOf(MENDS);

/** The letters of slips up to an apostrophe. "I" and "did" are no slips by themselves. */
const SLIP_STARTS: ReadonlySet<string> = new Set(
  [...MENDED.keys()].map((slip) => slip.replace(/'.*/, '')).filter((start) => start !== 'i' && start !== 'did'),
);
askFor(SLIP_STARTS);
const SMALL_I = /\bi\b|\bI['’][A-Z]|[Dd][Ii][Dd]['’][Nn][Tt]/;

/** "January" and "WhatsApp" are slips only without their capitals. */
function isTypedOtherwise(sentence: string, word: string): boolean {
  const mended = MENDED.get(word);
  if (mended?.toLowerCase() !== word) return true;
  const small = sentence.toLowerCase();
  for (let at = small.indexOf(word); at >= 0; at = small.indexOf(word, at + 1))
    if (!sentence.startsWith(mended, at)) return true;
  return false;
}

/** `isName` guards the form's own names and places from being mended. */
export function mendSpelling(sentence: string, isName: (word: string) => boolean, ledger: Ledger): string {
  const note = (from: string, to: string): string => {
    noteChanged(ledger, 'spelling', from, to);
    return to;
  };
  const words = wordsIn(sentence);
  const mayHaveSlip =
    SMALL_I.test(sentence) || words.asked.some((word) => SLIP_STARTS.has(word) && isTypedOtherwise(sentence, word));
  const spelled = mayHaveSlip ? mendSlips(sentence, isName, note) : sentence;
  const mended = mayMend(spelled === sentence ? words : wordsIn(spelled)).reduce(
    (text, { pattern, put }) => replaceOutsideQuotes(text, pattern, (match) => note(match, put(match))),
    spelled,
  );
  if (!(mended === sentence ? words : wordsIn(mended)).maySayTwice) return mended;
  return replaceOutsideQuotes(mended, TWICE, (match) => note(match, match.split(' ')[0] ?? match));
}

const mendSlips = (sentence: string, isName: (word: string) => boolean, note: (from: string, to: string) => string) =>
  replaceOutsideQuotes(sentence, WORD, (word) => {
    const mended = MENDED.get(word.toLowerCase().replace('’', "'"));
    const isSame = mended === undefined || mended === word || mended === word.replace('’', "'");
    if (isSame || isName(word)) return word;
    return note(word, /^\p{Lu}/u.test(word) && word.length > 1 ? capital(mended) : mended);
  });

/** "Ok so me and Mike lived together": how people start to talk. */
const OPENER =
  /^\s*(?!so (?:far|that|much|many)\b)(?:(?:ok(?:ay)?|well|alright|so|basically|yeah|hey|hi),? ){1,3}(?=(?:I|we|my|me|you|he|she|they|it|the|this|in|on|last|our|his|her|\p{Lu}\p{L}+)\b)/iu;
export const withoutOpener = (sentence: string, ledger: Ledger): string =>
  sentence.replace(OPENER, (opener) => {
    noteRemoved(ledger, 'not_a_fact', opener);
    return '';
  });

/** Puts the writer back where they left themselves out, for a finished sentence. */
export const withSubject = (sentence: string, ledger: Ledger): string =>
  sentence.replace(NO_SUBJECT, (match) => {
    const put = `I ${match.toLowerCase()}`;
    noteChanged(ledger, 'spelling', match, put);
    return put;
  });
