import type { IssueContext, Place } from '../issue.ts';
import { insideOf, quotationsIn } from './quotations.ts';
import { splitSentences } from './sentences.ts';
import { isPastForm, setOf } from './verb-words.ts';
import { plainOf, type Word, wordsOf } from './words.ts';

/**
 * A sentence with its words, or so much of an endless one as is read at once. Names are no words of the language: they
 * are looked up as `NAME`.
 */
export type StorySentence = {
  readonly text: string;
  /** What is read here. */
  readonly span: Place;
  /** The whole sentence. */
  readonly sentence: Place;
  readonly words: readonly Word[];
  /** Somebody's words in quotation marks: facts. */
  readonly isQuoted: (word: Word) => boolean;
};

/** What a name is looked up as. */
export const NAME = '@name';

/** Behind a capital these make an address or a firm of it: "Church Street", "Police Supply Co". */
const STREETS = setOf(
  'street st avenue ave road rd boulevard blvd lane ln drive dr court ct place plaza terrace parkway highway hwy turnpike square way llc inc corp company co ltd',
);

/** Short quotations are looked at as part of the sentence around them: I will "inform" your wife. Signs. */
const SHORT_QUOTATION = 16;

/** Nobody writes longer sentences; what reads like one is read in pieces, so that reading stays linear. Words. */
const MOST_WORDS = 200;

/** Every sentence of a cleaned text with its words, in order. */
export function storySentences(text: string, context: IssueContext): readonly StorySentence[] {
  const names = new Set([...context.names, ...context.recipients].flatMap(nameWords).filter((low) => !KEPT.has(low)));
  const words = wordsOf(text).map((word, at, all) =>
    isName(names, word, all[at + 1]) ? { ...word, low: NAME } : word,
  );
  const isInside = insideOf(quotationsIn(text).filter((quotation) => !isShort(quotation)));
  const quoted = new Set(words.filter(({ start }) => isInside(start)).map(({ start }) => start));
  const isQuoted = ({ start }: Word): boolean => quoted.has(start);
  const sentences: StorySentence[] = [];
  let next = 0;
  for (const { start, end } of splitSentences(text)) {
    const from = next;
    while (next < words.length && (words[next]?.start ?? 0) < end) next += 1;
    for (let piece = from; piece < next || piece === from; piece += MOST_WORDS) {
      const to = Math.min(next, piece + MOST_WORDS);
      const span = {
        start: piece === from ? start : (words[piece]?.start ?? start),
        end: to === next ? end : (words[to - 1]?.end ?? end),
      };
      sentences.push({ text, span, sentence: { start, end }, words: words.slice(piece, to), isQuoted });
    }
  }
  return sentences;
}

const isShort = ({ start, end }: Place): boolean => end - start < SHORT_QUOTATION;

/** Parts of a firm's name that are everyday words in a sentence too. */
const KEPT = setOf('the and of you my me i we it in on at a an to for your');

const isName = (names: ReadonlySet<string>, word: Word, next: Word | undefined): boolean =>
  word.isCapital &&
  (names.has(word.low) ||
    (next?.isCapital === true &&
      next.before === '' &&
      STREETS.has(next.low) &&
      !KEPT.has(word.low) &&
      !word.isAllCaps));

/** Words of a name, made even for looking them up. */
export const nameWords = (name: string): readonly string[] =>
  plainOf(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** "Will" and "May" in capitals inside a sentence, or as the first word of a name. */
export function isNameOfSomebody(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (word.low === NAME) return true;
  if (!word.isCapital || word.isAllCaps) return false;
  if (at > 0 && word.before === '')
    return word.low === 'will' || word.low === 'may' || word.low === 'mark' || word.low === 'pat';
  const next = words[at + 1];
  return (
    (word.low === 'will' || word.low === 'may' || word.low === 'mark') &&
    next !== undefined &&
    ((next.isCapital && next.low !== 'i') || isPastForm(next.low))
  );
}
