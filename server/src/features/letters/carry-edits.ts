type Piece = { readonly start: number; readonly end: number };
type Generated = { readonly text: string; readonly sentences: readonly Piece[] };

export type CarriedOver = {
  readonly text: string;
  /** False when a change did not find its place, because somebody had edited that place. */
  readonly isComplete: boolean;
};

/** Places where two generated letters differ, as counts of sentences: [from, to) of each side. */
type Hunk = { readonly old: readonly [number, number]; readonly next: readonly [number, number] };

type Replacement = Piece & { readonly put: string };

/**
 * Makes in an edited letter the change that leads from one generated letter to the next. Each change is made only where
 * the old words stand exactly once; everything else of the edited text stays as it is.
 */
export function carryEdits(old: Generated, next: Generated, edited: string): CarriedOver {
  const wanted = hunksBetween(old, next).map((hunk) => replacementIn(edited, old, next, hunk));
  const found = wanted.filter((one) => one !== null).sort((a, b) => a.start - b.start);
  const apart = found.filter(({ start }, index) => start >= (found[index - 1]?.end ?? 0));
  const text = apart.reduceRight(
    (rest, { start, end, put }) => `${rest.slice(0, start)}${put}${rest.slice(end)}`,
    edited,
  );
  return { text, isComplete: apart.length === wanted.length };
}

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

function hunksBetween(old: Generated, next: Generated): readonly Hunk[] {
  const [a, b] = [old, next].map(({ text, sentences }) => sentences.map(({ start, end }) => text.slice(start, end)));
  if (a === undefined || b === undefined) return [];
  const longest = commonLengths(a, b);
  const lengthAt = (i: number, j: number): number => longest[i * (b.length + 1) + j] ?? 0;
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  let start: readonly [number, number] | null = null;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      if (start !== null) hunks.push({ old: [start[0], i], next: [start[1], j] });
      start = null;
      i += 1;
      j += 1;
      continue;
    }
    start ??= [i, j];
    if (j >= b.length || (i < a.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1))) i += 1;
    else j += 1;
  }
  if (start !== null) hunks.push({ old: [start[0], i], next: [start[1], j] });
  return hunks;
}

/** How many sentences the rests of both lists have in common, in order, from each pair of places on. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        a[i] === b[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  return lengths;
}
