import { isMonth, isYear } from './dates-in-words.ts';
import { setOf } from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

/**
 * A run of letters and digits that belongs together: "ABC-12D", "4111 1111 1111 1111", "D1234 56789 01234".
 * `from` and `to` are indexes of the sentence's words; `signs` are its letters and digits alone, in capitals.
 */
export type NumberRun = {
  readonly from: number;
  readonly to: number;
  readonly signs: string;
  readonly groups: readonly string[];
};

const JOINS = new Set(['', '-', '.', '–', '*', '#']);
const STATE_CODES = setOf('nj ny pa ct de md ma fl ca tx va nc ga oh');
/** No document has a longer number. */
const MOST_SIGNS = 40;

/** Letters that may be part of a number: "ABC" in "ABC 12D", "K" in "K 42". */
const isLetterGroup = (word: Word): boolean =>
  !word.hasDigit &&
  word.low.length <= 4 &&
  (word.isAllCaps || (word.low.length === 1 && word.isCapital)) &&
  word.low !== 'i' &&
  word.low !== 'a' &&
  !LABELS.has(word.low);

/** Labels in capitals are no part of the number behind them. */
const LABELS = setOf(
  'ssn vin pin iban cdl dl id ein itin tin acct cvv cvc lic soc sec dob aba pw no code tag bank card po isbn upc zip dept apt unit inv po ref',
);

/** Every run of some words that holds a digit, in order. */
export function numberRunsIn(words: readonly Word[]): readonly NumberRun[] {
  const runs: NumberRun[] = [];
  let at = 0;
  while (at < words.length) {
    const word = words[at];
    if (word === undefined || !(word.hasDigit || isLetterGroup(word))) {
      at += 1;
      continue;
    }
    let to = at + 1;
    let length = word.low.length;
    while (to < words.length && length <= MOST_SIGNS) {
      const next = words[to];
      if (next === undefined || !JOINS.has(next.before) || !(next.hasDigit || isLetterGroup(next))) break;
      const gap = next.start - (words[to - 1]?.end ?? 0);
      // "P 61 - J T V" is spelled apart; "5 - 6 weeks" is not.
      if (gap > 1 && !(gap <= 3 && next.before !== '' && (isLetterGroup(next) || isLetterGroup(words[to - 1] ?? next))))
        break;
      length += next.low.length;
      to += 1;
    }
    // Letters at its end belong to what follows: "12345 and the state".
    let end = to;
    while (
      end > at &&
      words[end - 1]?.hasDigit !== true &&
      words[end - 1]?.before !== '-' &&
      isWordLike(words, end - 1)
    )
      end -= 1;
    const groups = words.slice(at, end).map(({ low }) => low.toUpperCase());
    const signs = groups.join('');
    if (/\d/.test(signs)) runs.push({ from: at, to: end, signs, groups });
    at = to;
  }
  return runs;
}

const isWordLike = (words: readonly Word[], at: number): boolean =>
  STATE_CODES.has(words[at]?.low ?? '') || ['am', 'pm', 'usd', 'id', 'or', 'and'].includes(words[at]?.low ?? '');

const COUNTED = setOf(`dollars bucks usd cents points miles mile days day weeks week months month years year hours hour
  times percent sq square feet foot ft sqft inch inches btu btus watts watt volts pounds lbs lb gallons gallon tons ton
  yards yard people units items boxes pieces minutes minute square grand k liters km psi rpm mph copies pages`);
const STREET_WORDS = setOf(
  'street st avenue ave road rd boulevard blvd lane ln drive dr court ct place pl plaza terrace parkway pkwy highway hwy turnpike way route',
);
const MEASURE =
  /^\d+(?:ST|ND|RD|TH|AM|PM|FT|SQFT|IN|LBS?|KG|MM|CM|OZ|BTU|MI|K|X\d+|HP|V|W|GB|TB|MB|MPH|PSI|YO|YRS?|HRS?|MIN|BR|DAYS?|WEEKS?|MONTHS?|YEARS?|HOURS?|MILES?|DOLLARS?|USD)$/;
const PHONE_WORDS = setOf('phone call called calls text texted cell mobile fax tel telephone reach whatsapp');

const lowAt = (words: readonly Word[], at: number): string => words[at]?.low ?? '';
const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** "973-555-0142", "(973) 555 0142", or ten digits where a telephone is spoken of. */
export function isPhone(words: readonly Word[], { from, signs, groups }: NumberRun): boolean {
  if (!isDigits(signs)) return false;
  const lengths = groups.map(({ length }) => length).join('-');
  if (lengths === '3-3-4' || lengths === '1-3-3-4') return true;
  // "(973) 555-0142" is cut by its brackets.
  if (lengths === '3-4' && words[from]?.before.includes(')') === true) return true;
  if (lengths === '3' && words[from]?.before.includes('(') === true) return true;
  return (
    (signs.length === 10 || signs.length === 11 || signs.length === 7) &&
    words.slice(Math.max(0, from - 4), from).some(({ low }) => PHONE_WORDS.has(low))
  );
}

/** Money, days, years, measures, addresses and telephones: runs that are no number of a document. */
export function isPlainNumber(words: readonly Word[], run: NumberRun): boolean {
  const { from, to, signs, groups } = run;
  const before = words[from]?.before ?? '';
  if (/[$€£₺]$/.test(before) || (COUNTED.has(lowAt(words, to)) && words[to]?.before === '')) return true;
  if (groups.length === 2 && isDigits(signs) && groups[1]?.length === 2 && words[to - 1]?.before === '.') return true;
  if (words[to]?.before === ',' && words[to].hasDigit && words[to]?.start === (words[to - 1]?.end ?? 0) + 1)
    return true;
  if (before === ',' && words[from - 1]?.hasDigit === true && words[from]?.start === (words[from - 1]?.end ?? 0) + 1)
    return true;
  if (isDay(words, run)) return true;
  if (
    groups.every(
      (group) =>
        MEASURE.test(group) ||
        (groups.length > 1 && isDigits(group) && group.length < 5 && MEASURE.test(groups.at(-1) ?? '')),
    )
  )
    return true;
  if (groups.length === 2 && STATE_CODES.has((groups[0] ?? '').toLowerCase()) && /^\d{5}$/.test(groups[1] ?? ''))
    return true;
  const isZip = /^\d{5}(?:\d{4})?$/.test(signs);
  if (
    isZip &&
    (STATE_CODES.has(lowAt(words, from - 1)) ||
      ['jersey', 'york', 'zip', 'pennsylvania'].includes(lowAt(words, from - 1)))
  )
    return true;
  return isAddress(words, run) || isPhone(words, run);
}

function isDay(words: readonly Word[], { from, to, groups }: NumberRun): boolean {
  if (groups.every((group) => /^(?:19|20)\d\d$/.test(group))) return true;
  const lengths = groups.map(({ length }) => length);
  if (groups.length === 3 && groups.every(isDigits)) {
    const [one = 0, two = 0, three = 0] = lengths;
    if (one <= 2 && two <= 2 && (three === 2 || (three === 4 && isYearText(groups[2]))))
      return Number(groups[0]) <= 31 && Number(groups[1]) <= 31;
    if (isYearText(groups[0]) && two <= 2 && three <= 2) return true;
  }
  // "May 14 2026", "14 May 2026".
  return (
    groups.length <= 3 &&
    (isMonth(words[from - 1]) || isMonth(words[to])) &&
    groups.every((group) => group.length <= 4) &&
    (isYear(words[to - 1]) || groups.length === 1 || groups.length === 2)
  );
}

const isYearText = (text: string | undefined): boolean => /^(?:19|20)\d\d$/.test(text ?? '');

/** "12345 Main Street", "1200 N Broad St". */
function isAddress(words: readonly Word[], { to, signs }: NumberRun): boolean {
  if (signs.length > 6) return false;
  for (let at = to; at < Math.min(to + 4, words.length); at += 1) {
    const word = words[at];
    if (word === undefined || (at > to && word.before !== '' && word.before !== '.')) return false;
    if (STREET_WORDS.has(word.low) && at > to) return true;
  }
  return false;
}
