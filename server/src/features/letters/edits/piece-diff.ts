import { diffArrays } from 'diff/lib/diff/array.js';

/** Where two lists of sentences differ, as counts: [from, to) of each side. */
export type Hunk = { readonly old: readonly [number, number]; readonly next: readonly [number, number] };

/** The work grows with the sentences that came or went: more of them than this are not told one by one. */
const MOST_EDITS = 800;

function sharedStart(old: readonly string[], next: readonly string[]): number {
  const first = old.findIndex((piece, index) => piece !== next[index]);
  return first < 0 ? old.length : first;
}

/**
 * The differences in order; null when too much differs to be told sentence by sentence. What both begin and end with is
 * the same, so that a sentence before an equal one counts as replaced and not as taken out and added.
 */
export function hunksBetween(old: readonly string[], next: readonly string[]): readonly Hunk[] | null {
  const start = sharedStart(old, next);
  const [restOfOld, restOfNext] = [old.slice(start), next.slice(start)];
  const end = sharedStart(restOfOld.toReversed(), restOfNext.toReversed());
  const changes = diffArrays(restOfOld.slice(0, restOfOld.length - end), restOfNext.slice(0, restOfNext.length - end), {
    maxEditLength: MOST_EDITS,
  });
  if (changes === undefined) return null;
  const hunks: Hunk[] = [];
  let [i, j] = [start, start];
  let wasSame = true;
  for (const { added, removed, count } of changes) {
    const isSame = !added && !removed;
    const [fromI, fromJ] = [i, j];
    if (!added) i += count;
    if (!removed) j += count;
    if (!isSame) {
      const begun = wasSame ? undefined : hunks.pop();
      hunks.push({ old: [begun?.old[0] ?? fromI, i], next: [begun?.next[0] ?? fromJ, j] });
    }
    wasSame = isSame;
  }
  return hunks;
}
