/** Where two lists of sentences differ, as counts: [from, to) of each side. */
export type Hunk = { readonly old: readonly [number, number]; readonly next: readonly [number, number] };

/** The work grows with the product of both sides: what differs is compared sentence by sentence only up to here. */
const MOST_COMPARED = 400;

/** The differences in order; null when too much differs to be told sentence by sentence. */
export function hunksBetween(old: readonly string[], next: readonly string[]): readonly Hunk[] | null {
  let from = 0;
  while (from < old.length && from < next.length && old[from] === next[from]) from += 1;
  let same = 0;
  const most = Math.min(old.length, next.length) - from;
  while (same < most && old[old.length - 1 - same] === next[next.length - 1 - same]) same += 1;
  const [a, b] = [old.slice(from, old.length - same), next.slice(from, next.length - same)];
  if (a.length > MOST_COMPARED || b.length > MOST_COMPARED) return null;
  return hunksIn(a, b).map((hunk) => ({
    old: [hunk.old[0] + from, hunk.old[1] + from],
    next: [hunk.next[0] + from, hunk.next[1] + from],
  }));
}

function hunksIn(a: readonly string[], b: readonly string[]): readonly Hunk[] {
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
