// The library's own door brings all its kinds of differences: 2 kB that nobody uses here.
import { diffArrays } from 'diff/lib/diff/array.js';

/** A stretch of two texts put side by side: in both, only in the earlier one, or only in the later one. */
export type DiffPart = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string };

/** More edits than this are no longer worth telling apart; the middle then counts as replaced. */
const MOST_EDITS = 1_000;

/** Words and the white space between them. */
const tokensOf = (text: string): readonly string[] => text.match(/\s+|\S+/g) ?? [];

function sharedStart(a: readonly string[], b: readonly string[]): number {
  const first = a.findIndex((token, index) => token !== b[index]);
  return first < 0 ? a.length : first;
}

/** A stretch that is known to differ somewhere. */
function changesIn(a: readonly string[], b: readonly string[]): readonly DiffPart[] {
  const changes = diffArrays([...a], [...b], { maxEditLength: MOST_EDITS });
  if (changes === undefined) {
    return [
      { kind: 'gone', text: a.join('') },
      { kind: 'new', text: b.join('') },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }));
}

/** What both texts begin and end with is the same, so that a change ends where its sentence does. */
function partsBetween(a: readonly string[], b: readonly string[]): readonly DiffPart[] {
  const start = sharedStart(a, b);
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  const end = sharedStart(restOfA.toReversed(), restOfB.toReversed());
  return [
    { kind: 'same', text: a.slice(0, start).join('') },
    ...changesIn(restOfA.slice(0, restOfA.length - end), restOfB.slice(0, restOfB.length - end)),
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ];
}

/** Between changes what left comes before what came; a lone blank joins them. */
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
    if (text !== '') tidy.push({ kind, text });
  });
  flush();
  return tidy;
}

/**
 * What became of a text, word by word. The parts that are not "new" make up the earlier text, those that are not "gone"
 * the later one.
 */
export const diffTexts = (before: string, after: string): readonly DiffPart[] =>
  tidied(partsBetween(tokensOf(before), tokensOf(after)));
