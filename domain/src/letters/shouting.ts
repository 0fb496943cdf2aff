import { US_STATES } from '../parties/index.ts';
import { type Ledger, noteChanged } from './composed-letter.ts';
import { FOLDED_LETTER, folded } from './folded-text.ts';
import { matchesIn } from './matches-in.ts';
import { replaceOutsideQuotes } from './quotes.ts';

/** Below this many letters a sentence in capitals may be an abbreviation. */
const LEAST_LETTERS = 10;
const SHOUTED_SHARE = 0.7;

/** Two-letter codes are no part of it: most are words too, and the form's addresses name the ones that matter. */
const ALWAYS_CAPITAL: readonly string[] = [
  ...US_STATES.map(({ name }) => name),
  'I',
  'LLC',
  'LLP',
  'USA',
  'HVAC',
  'PSE&G',
  'DMV',
  'ATM',
  'Venmo',
  'Zelle',
  'Cash App',
  'PayPal',
  'Craigslist',
  'Facebook',
  'Amazon',
  'Home Depot',
  "Lowe's",
  'Walmart',
  'Costco',
  'Ikea',
  'Uber',
  'eBay',
  'Etsy',
  'Instagram',
  'WhatsApp',
  'Google',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'January',
  'February',
  'April',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** Everyday words that are shouted one at a time. Unknown capitals (HVAC, BMW) are left alone. */
const LOUD_WORD =
  /(?<![\p{L}\p{N}'’])(?:NEVER|ALWAYS|NOT|ALL|NOTHING|NONE|EVERY|STILL|VERY|MUST|NOW|REFUSED|REFUSES|STOLE|LIED|MONEY|DEPOSIT|BACK|ANY|ONLY|FULL|ENTIRE|WHOLE|DID|DOES|WILL|WAS|WERE|AND|BUT|THE|MY|THEY|PLEASE|ANYTHING|EVERYTHING|TWICE|PAID|BROKE|BROKEN|AGAIN|NOBODY|TERRIBLE|ASAP|WANT|YOU|YOUR|NO|FINAL|WARNING|PAY|IMMEDIATELY|NEED|HAVE|THIS|THAT|ONE|FOR|HE|SHE|HIS|HER|IS|IT|OWN|SAME|OUR|ME|EVER|LAST|WEEKS|DAYS|MONTHS|YEARS|TIMES|REALLY|SAID|TOLD|CASH|[A-Z]{3,12}(?:ED|ING))(?![\p{L}\p{N}])/gu;

/** Words of the form that keep the capitals the person gave them. Everyday words that are also names stay out. */
const COMMON_NAMES =
  /^(?:will|may|mark|bill|rose|grant|hope|an|so|do|in|on|the|of|and|king|young|long|best|park|home|house|street|road|apt)$/i;

/** "for may", "end of march": without a day, these two are months only after a word of time and before no verb. */
export const MONTH_ALONE =
  /(?=ma[yr])(?<=\b(?:in|since|until|till|by|of|for|during|early|late|mid|last|next|through|between|from) )(?:may|march)(?! (?:be|have|not|i|we|he|she|they|you|it|\d)\b|\p{L})(?=[\s.,;:!?]|$)/gu;

/** "mr. kowalski": whoever the form does not know. */
const TITLED = /\b(mr|mrs|ms|dr)(\.?) (\p{L})/gu;
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const LEGAL_ENDING = /[,\s]+(?:LLC|Inc\.?|Corp\.?|Ltd\.?|LLP|Co\.?)$/i;

export type Names = { readonly isName: (word: string) => boolean; readonly restore: (text: string) => string };

/** Reads the names and places of the form, to give them back after capitals are taken down. */
export function namesFrom(values: readonly string[]): Names {
  const words = values.flatMap((value) => value.split(/[\s,]+/)).filter((word) => /\p{L}{2}/u.test(word));
  const known = new Map<string, string>();
  for (const phrase of ALWAYS_CAPITAL) known.set(phrase.toLowerCase(), phrase);
  for (const word of words) if (!COMMON_NAMES.test(word)) known.set(word.toLowerCase(), word);
  for (const value of values)
    for (const phrase of [value, value.replace(LEGAL_ENDING, '')])
      if (/\p{L}{2}/u.test(phrase) && !COMMON_NAMES.test(phrase)) known.set(phrase.toLowerCase(), phrase);
  // Made when a sentence in capitals comes, as most stories have none.
  let pattern: RegExp | null = null;
  const nameWords = new Set(words.map((word) => word.toLowerCase().replace(/[.,]+$/, '')));
  return {
    isName: (word) => nameWords.has(word.toLowerCase()),
    restore: (text) =>
      withKnown(text, (pattern ??= patternOf([...known.keys()])), known)
        .replace(
          /\b(may|march|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?=\.? \d)/g,
          (month) => month.charAt(0).toUpperCase() + month.slice(1),
        )
        .replace(MONTH_ALONE, (month) => month.charAt(0).toUpperCase() + month.slice(1))
        .replace(TITLED, (_, title: string, stop: string, name: string) => `${upper(title)}${stop} ${upper(name)}`),
  };
}

/** For folded text only. */
function patternOf(phrases: readonly string[]): RegExp {
  const longestFirst = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => escapeForRegExp(folded(phrase)));
  return new RegExp(`(?<![${FOLDED_LETTER}0-9])(?:${longestFirst.join('|')})(?![${FOLDED_LETTER}0-9])`, 'g');
}

function withKnown(text: string, pattern: RegExp, known: ReadonlyMap<string, string>): string {
  let result = '';
  let done = 0;
  for (const { index, 0: match } of matchesIn(folded(text), pattern)) {
    const typed = text.slice(index, index + match.length);
    result += text.slice(done, index) + (known.get(typed.toLowerCase()) ?? typed);
    done = index + match.length;
  }
  return result + text.slice(done);
}

const LATIN = /\p{Script=Latin}/u;
const CAPITAL = /\p{Lu}/u;
/** Latin letters, and capitals of any script. A story is all letters, so no list of them is made. */
function countLetters(text: string): { readonly letters: number; readonly capitals: number } {
  let letters = 0;
  let capitals = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isSmall = code >= 0x61 && code <= 0x7a;
    const isCapital = code >= 0x41 && code <= 0x5a;
    if (isSmall || isCapital) letters += 1;
    if (isCapital) capitals += 1;
    if (code < 0x80) continue;
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (LATIN.test(sign)) letters += 1;
    if (CAPITAL.test(sign)) capitals += 1;
    at += sign.length - 1;
  }
  return { letters, capitals };
}

/** True when nearly the whole text is capitals: then its short sentences are no abbreviations either. */
export function isShouted(text: string): boolean {
  const { letters, capitals } = countLetters(text);
  return letters >= 2 * LEAST_LETTERS && capitals / letters > SHOUTED_SHARE;
}

/** A sentence in capitals becomes an ordinary one. `isWholeShouted` is asked for short ones only. */
export function lowerVoice(
  sentence: string,
  names: Names,
  ledger: Ledger,
  isWholeShouted: () => boolean = () => false,
): string {
  const { letters, capitals } = countLetters(sentence);
  if (capitals / letters > SHOUTED_SHARE && (letters >= LEAST_LETTERS || isWholeShouted())) {
    const quiet = names.restore(sentence.toLowerCase());
    noteChanged(ledger, 'capitals', sentence, quiet);
    return quiet;
  }
  if (!/[A-Z]{2}/.test(sentence)) return sentence;
  return replaceOutsideQuotes(sentence, LOUD_WORD, (word) => {
    if (names.isName(word)) return word;
    noteChanged(ledger, 'capitals', word, word.toLowerCase());
    return word.toLowerCase();
  });
}

const escapeForRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
