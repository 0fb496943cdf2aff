/** A stretch of two texts put side by side: in both, only in the earlier one, or only in the later one. */
export type DiffPart = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string };

/** More edits than this are no longer worth telling apart; the middle then counts as replaced. */
const MOST_EDITS = 1_000;

/** Words and the white space between them. */
const tokensOf = (text: string): readonly string[] => text.match(/\s+|\S+/g) ?? [];

function sharedStart(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function sharedEnd(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}

type Step = 'same' | 'gone' | 'new';

/**
 * Myers' shortest edit script: the furthest place on each diagonal for each number of edits. Null beyond MOST_EDITS.
 */
function furthestPlaces(a: readonly string[], b: readonly string[]): readonly Int32Array[] | null {
  const most = Math.min(a.length + b.length, MOST_EDITS);
  const middle = most + 1;
  const furthest = new Int32Array(2 * most + 3);
  const trace: Int32Array[] = [];
  for (let edits = 0; edits <= most; edits += 1) {
    trace.push(furthest.slice());
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const left = furthest[middle + diagonal - 1] ?? 0;
      const above = furthest[middle + diagonal + 1] ?? 0;
      let x = diagonal === -edits || (diagonal !== edits && left < above) ? above : left + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
      furthest[middle + diagonal] = x;
      if (x >= a.length && x - diagonal >= b.length) return trace;
    }
  }
  return null;
}

function stepsBack(trace: readonly Int32Array[], aLength: number, bLength: number): readonly Step[] {
  const steps: Step[] = [];
  let x = aLength;
  let y = bLength;
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const furthest = trace[edits] ?? new Int32Array();
    const middle = (furthest.length - 1) / 2;
    const diagonal = x - y;
    const left = furthest[middle + diagonal - 1] ?? 0;
    const above = furthest[middle + diagonal + 1] ?? 0;
    const isDown = diagonal === -edits || (diagonal !== edits && left < above);
    const fromX = edits === 0 ? 0 : isDown ? above : left;
    const fromY = edits === 0 ? 0 : fromX - (isDown ? diagonal + 1 : diagonal - 1);
    while (x > fromX && y > fromY && (edits === 0 || x > (isDown ? fromX : fromX + 1))) {
      steps.push('same');
      x -= 1;
      y -= 1;
    }
    if (edits === 0) break;
    steps.push(isDown ? 'new' : 'gone');
    x = fromX;
    y = fromY;
  }
  return steps.toReversed();
}

function stepsBetween(a: readonly string[], b: readonly string[]): readonly Step[] {
  const trace = furthestPlaces(a, b);
  if (trace !== null) return stepsBack(trace, a.length, b.length);
  return [...a.map((): Step => 'gone'), ...b.map((): Step => 'new')];
}

function partsOf(a: readonly string[], b: readonly string[], steps: readonly Step[]): readonly DiffPart[] {
  let fromA = 0;
  let fromB = 0;
  return steps.map((kind) => {
    const text = (kind === 'new' ? b[fromB] : a[fromA]) ?? '';
    if (kind !== 'new') fromA += 1;
    if (kind !== 'gone') fromB += 1;
    return { kind, text };
  });
}

/** Runs of one kind become one part. Between changes what left stands before what came; a lone blank joins them. */
function tidied(parts: readonly DiffPart[]): readonly DiffPart[] {
  const tidy: DiffPart[] = [];
  let gone = '';
  let fresh = '';
  const flush = () => {
    if (gone !== '') tidy.push({ kind: 'gone', text: gone });
    if (fresh !== '') tidy.push({ kind: 'new', text: fresh });
    gone = '';
    fresh = '';
  };
  parts.forEach(({ kind, text }, index) => {
    const next = parts[index + 1]?.kind ?? 'same';
    const isJoint = kind === 'same' && text === ' ' && next !== 'same' && (gone !== '' || fresh !== '');
    if (kind === 'gone' || isJoint) gone += text;
    if (kind === 'new' || isJoint) fresh += text;
    if (kind !== 'same' || isJoint) return;
    flush();
    const last = tidy.at(-1);
    if (last?.kind === 'same') tidy[tidy.length - 1] = { kind, text: last.text + text };
    else tidy.push({ kind, text });
  });
  flush();
  return tidy;
}

/**
 * What became of a text, word by word. The parts that are not "new" make up the earlier text, those that are not "gone"
 * the later one.
 */
export function diffTexts(before: string, after: string): readonly DiffPart[] {
  const a = tokensOf(before);
  const b = tokensOf(after);
  const start = sharedStart(a, b);
  const end = sharedEnd(a.slice(start), b.slice(start));
  const same = (tokens: readonly string[]): readonly DiffPart[] => tokens.map((text) => ({ kind: 'same', text }));
  const middleA = a.slice(start, a.length - end);
  const middleB = b.slice(start, b.length - end);
  return tidied([
    ...same(a.slice(0, start)),
    ...partsOf(middleA, middleB, stepsBetween(middleA, middleB)),
    ...same(a.slice(a.length - end)),
  ]);
}
