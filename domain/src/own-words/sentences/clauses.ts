import { isPastForm, setOf } from './verb-words.ts';
import type { Word } from './words.ts';

/** Words that begin a clause. */
const JOINERS = setOf(
  'and but or so because then otherwise since unless if until when whenever while before after once although though whether where plus cause else',
);
const STRONG = /[;:()—–…!?.[\]/]|--/;

/** A stretch of a sentence between commas and joining words. `from` and `to` are indexes of its words. */
export type Clause = {
  readonly from: number;
  readonly to: number;
  /** The joining word it begins with, or nothing. */
  readonly lead: string;
  /** A sign stronger than a comma comes before it, or it is the first. */
  readonly isFresh: boolean;
  readonly hasComma: boolean;
};

/** A dash is alone between blanks; a hyphen joins. */
const isDash = (text: string, before: Word | undefined, word: Word): boolean =>
  word.before.includes('-') &&
  before !== undefined &&
  /\s-|-\s/.test(text.slice(before.end, Math.min(word.start, before.end + 8)));

/** The clauses of a sentence's words, in order, and all of its words in one of them. */
export function clausesOf(text: string, words: readonly Word[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let [lead, isFresh, hasComma] = ['', true, false];
  words.forEach((word, at) => {
    const strong = at > 0 && word.before !== '' && (STRONG.test(word.before) || isDash(text, words[at - 1], word));
    // "$1,200" is one sum.
    const comma = at > 0 && word.before.includes(',') && word.start - (words[at - 1]?.end ?? 0) > 1;
    // "I will then ask": in the middle of a clause "then" joins nothing.
    const isInside = word.low === 'then' && at > 0 && word.before === '';
    const joins = JOINERS.has(word.low) && !isInside && !isNumberWord(words[at + 1]);
    if (at > 0 && (strong || comma || joins)) {
      // "..., and if ..." is one beginning, of the last joining word.
      const isOnlyLead = at - from === 1 && JOINERS.has(words[from]?.low ?? '');
      if (isOnlyLead) {
        lead = lead === 'or' ? 'or' : word.low;
      } else {
        clauses.push({ from, to: at, lead, isFresh, hasComma });
        [from, isFresh, hasComma] = [at, strong, comma];
        lead = joins ? word.low : '';
      }
    } else if (at === 0 && joins) {
      lead = word.low;
    }
  });
  if (words.length > 0) clauses.push({ from, to: words.length, lead, isFresh, hasComma });
  return clauses;
}

const isNumberWord = (word: Word | undefined): boolean => word?.hasDigit === true;

/** Whether a clause tells of what has been: it has a past form and no helping verb of the future before it. */
export function isPastClause(words: readonly Word[], { from, to }: Clause): boolean {
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (word === undefined) continue;
    if (!isPastForm(word.low)) continue;
    // "be fired", "get hurt", "is needed", "the signed lease": no telling verb.
    const before = words[at - 1]?.low ?? '';
    if (
      at > from &&
      (NO_TELLING_BEFORE.has(before) || (before === 'not' && NO_TELLING_BEFORE.has(words[at - 2]?.low ?? '')))
    )
      continue;
    return true;
  }
  return false;
}

/** A past form behind these belongs to them: "will be paid", "get fired", "the attached list". */
const NO_TELLING_BEFORE = setOf('be get gets getting being is are am the a an my your his her their to will can');
