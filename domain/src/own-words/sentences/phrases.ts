import type { Word } from './words.ts';

/**
 * Small patterns over words, matched by walking: no backtracking beyond a few words, so reading stays linear.
 *   "know where you|your"   one word of each set, in order
 *   "deport*"               a word that begins so
 *   "a ?very shame"         "?" the step may be missing
 *   "tell ~3 @close"        "~3" up to three words between; "@close" a named class
 */
type Step = {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
  readonly classes: readonly ReadonlySet<string>[];
  readonly isOptional: boolean;
  /** So many words may come before this step. */
  readonly gap: number;
};

export type WordClasses = Readonly<Record<string, ReadonlySet<string>>>;
export type Phrase = readonly Step[];
export type PhraseBook = {
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>;
  /** Phrases whose first step is a stem, by its first three letters. */
  readonly byStem: ReadonlyMap<string, readonly Phrase[]>;
};

function stepsOf(pattern: string, classes: WordClasses): Phrase {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of pattern.split(' ')) {
    if (part.startsWith('~')) {
      gap = Number(part.slice(1));
      continue;
    }
    const isOptional = part.startsWith('?');
    const choices = (isOptional ? part.slice(1) : part).split('|').filter((choice) => choice !== '');
    steps.push({
      words: new Set(choices.filter((choice) => !choice.endsWith('*') && !choice.startsWith('@'))),
      stems: choices.filter((choice) => choice.endsWith('*')).map((choice) => choice.slice(0, -1)),
      classes: choices.filter((choice) => choice.startsWith('@')).map((choice) => classOf(classes, choice.slice(1))),
      isOptional,
      gap,
    });
    gap = 0;
  }
  return steps;
}

function classOf(classes: WordClasses, name: string): ReadonlySet<string> {
  const found = classes[name];
  if (found === undefined) throw new Error(`no class of words is called ${name}`);
  return found;
}

/** Patterns, one a line, made ready to be looked for by their first word. The first step may not be optional. */
export function phraseBook(patterns: string, classes: WordClasses = {}): PhraseBook {
  const byFirst = new Map<string, Phrase[]>();
  const byStem = new Map<string, Phrase[]>();
  for (const line of patterns.split('\n')) {
    const pattern = line.trim();
    if (pattern === '') continue;
    const phrase = stepsOf(pattern, classes);
    const first = phrase[0];
    if (first === undefined) continue;
    for (const stem of first.stems) put(byStem, stem.slice(0, STEM), phrase);
    for (const word of [...first.words, ...first.classes.flatMap((set) => [...set])]) put(byFirst, word, phrase);
  }
  return { byFirst, byStem };
}

/** So many letters of a stem find it; every stem has them. */
const STEM = 3;

function put(map: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [phrase]);
  else known.push(phrase);
}

const fits = (word: Word, step: Step): boolean =>
  step.words.has(word.low) ||
  step.classes.some((set) => set.has(word.low)) ||
  step.stems.some((stem) => word.low.startsWith(stem));

/** The index behind a phrase that begins at `at`, or -1. */
function endOf(words: readonly Word[], at: number, phrase: Phrase, limit: number): number {
  let index = at;
  for (const step of phrase) {
    let found = -1;
    for (let skip = 0; skip <= step.gap && index + skip < limit; skip += 1) {
      const word = words[index + skip];
      if (word !== undefined && fits(word, step)) {
        found = index + skip;
        break;
      }
    }
    if (found >= 0) index = found + 1;
    else if (!step.isOptional) return -1;
  }
  return index;
}

/** The index behind the longest phrase of a book that begins at a word, or -1. */
export function phraseAt(book: PhraseBook, words: readonly Word[], at: number, limit = words.length): number {
  const word = words[at];
  if (word === undefined) return -1;
  let longest = -1;
  for (const phrase of book.byFirst.get(word.low) ?? []) longest = Math.max(longest, endOf(words, at, phrase, limit));
  for (const phrase of book.byStem.get(word.low.slice(0, STEM)) ?? [])
    longest = Math.max(longest, endOf(words, at, phrase, limit));
  return longest;
}

/** The first place of a book's phrases between two indexes of the words, as indexes, or null. */
export function phraseIn(
  book: PhraseBook,
  words: readonly Word[],
  from = 0,
  to = words.length,
): { readonly from: number; readonly to: number } | null {
  for (let at = from; at < to; at += 1) {
    const end = phraseAt(book, words, at, to);
    if (end > at) return { from: at, to: end };
  }
  return null;
}
