import { type Hunk, hunksBetween } from './piece-diff.ts';

type Piece = { readonly start: number; readonly end: number };
type Generated = { readonly text: string; readonly sentences: readonly Piece[] };

export type CarriedOver = {
  readonly text: string;
  /** False when a change did not find its place, because somebody had edited that place. */
  readonly isComplete: boolean;
};

type Replacement = Piece & { readonly put: string };

/**
 * Makes in an edited letter the change that leads from one generated letter to the next. Each change is made only where
 * the old words are exactly once; everything else of the edited text stays as it is. Where nearly everything differs
 * nothing is tried.
 */
export function carryEdits(old: Generated, next: Generated, edited: string): CarriedOver {
  const hunks = hunksBetween(piecesOf(old), piecesOf(next));
  if (hunks === null) return { text: edited, isComplete: false };
  const wanted = hunks.map((hunk) => replacementIn(edited, old, next, hunk));
  const found = wanted.filter((one) => one !== null).sort((a, b) => a.start - b.start);
  const apart = found.filter(({ start }, index) => start >= (found[index - 1]?.end ?? 0));
  const text = apart.reduceRight(
    (rest, { start, end, put }) => `${rest.slice(0, start)}${put}${rest.slice(end)}`,
    edited,
  );
  return { text, isComplete: apart.length === wanted.length };
}

const piecesOf = ({ text, sentences }: Generated): readonly string[] =>
  sentences.map(({ start, end }) => text.slice(start, end));

/**
 * Where a hunk's old words stand, and its new ones; null when there is no one such place. Nothing can be found of an
 * empty hunk, so it takes the sentence before it along, and failing that the one after.
 */
function replacementIn(text: string, old: Generated, next: Generated, hunk: Hunk): Replacement | null {
  const tries = hunk.old[0] === hunk.old[1] || hunk.next[0] === hunk.next[1] ? [before(hunk), after(hunk)] : [hunk];
  for (const { old: from, next: to } of tries) {
    const words = wordsOf(old, from);
    const put = wordsOf(next, to);
    const start = words === null || words === '' ? -1 : text.indexOf(words);
    if (words === null || put === null || start < 0) continue;
    if (text.indexOf(words, start + 1) < 0) return { start, end: start + words.length, put };
  }
  return hunk.next[0] === hunk.next[1] ? withoutTrace(text, wordsOf(old, hunk.old) ?? '') : null;
}

/** Words that only go need no neighbours. The space that set them apart goes along. */
function withoutTrace(text: string, words: string): Replacement | null {
  const start = words === '' ? -1 : text.indexOf(words);
  if (start < 0 || text.indexOf(words, start + 1) >= 0) return null;
  const end = start + words.length;
  const startsLine = start === 0 || text[start - 1] === '\n';
  if (startsLine && text[end] === ' ') return { start, end: end + 1, put: '' };
  return { start: text.slice(0, start).trimEnd().length, end, put: '' };
}

const before = ({ old, next }: Hunk): Hunk => ({ old: [old[0] - 1, old[1]], next: [next[0] - 1, next[1]] });
const after = ({ old, next }: Hunk): Hunk => ({ old: [old[0], old[1] + 1], next: [next[0], next[1] + 1] });

function wordsOf({ text, sentences }: Generated, [from, to]: readonly [number, number]): string | null {
  if (from < 0 || to > sentences.length) return null;
  const [first, last] = [sentences[from], sentences[to - 1]];
  return first === undefined || last === undefined || to <= from ? '' : text.slice(first.start, last.end);
}
