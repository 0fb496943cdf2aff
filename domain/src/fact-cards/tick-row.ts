import type { AmountRow } from './amount-rows.ts';
import type { CardEntry } from './entry.ts';
import type { ReadEntry } from './read-entry.ts';

/** The cards of a claim, and the ids of those whose rows count now: what a press on a row needs to know. */
export type RowsPressed = { readonly read: readonly ReadEntry[]; readonly counted: ReadonlySet<string> };

export const rowsPressed = ({
  entries,
  rows,
}: {
  readonly entries: readonly ReadEntry[];
  readonly rows: readonly AmountRow[];
}): RowsPressed => ({
  read: entries,
  counted: new Set(rows.flatMap(({ id, counts }) => (counts ? [id] : []))),
});

/**
 * A card's row is ticked or unticked. Of rows that stand for the same money one counts: the one that is ticked takes
 * the place of another that was. A row that goes with the one that is unticked stays: one press takes out one row.
 * `counted` are the rows that count now.
 */
export function withTick(
  entries: readonly CardEntry[],
  { read, counted }: RowsPressed,
  id: string,
  counts: boolean,
): CardEntry[] {
  const cardOf = (entry: string) => read.find((one) => one.entry.id === entry)?.card;
  const countsOf = (entry: string) => cardOf(entry)?.counts;
  const unticked = counts ? undefined : cardOf(id)?.key;
  const goesAlong = (entry: string): boolean =>
    unticked !== undefined && counted.has(entry) && [countsOf(entry)?.with ?? []].flat().includes(unticked);
  const groupOf = (entry: string) => countsOf(entry)?.group;
  const group = groupOf(id);
  // What joins a group comes off all of it together: without that row they exclude each other again.
  const parted = counts ? undefined : countsOf(id)?.joins;
  const isJoined = read.some(({ entry, card }) => card.counts?.joins === group && entry.counts === 'yes');
  return entries.map((entry) => {
    if (entry.id === id) return { ...entry, counts: counts ? 'yes' : 'no' };
    if (entry.counts === '' && goesAlong(entry.id)) return { ...entry, counts: 'yes' };
    const own = groupOf(entry.id);
    const gives = own !== undefined && (own === parted || (counts && own === group && !isJoined));
    return gives && entry.counts === 'yes' ? { ...entry, counts: '' } : entry;
  });
}

/** Rows that stop counting when one is ticked, since they stand for the same money. */
export function takenOutBy(id: string, { read, counted }: RowsPressed): readonly string[] {
  const ticked = read.find(({ entry }) => entry.id === id)?.card;
  const group = ticked?.counts?.group;
  const isJoined = read.some(({ entry, card }) => card.counts?.joins === group && counted.has(entry.id));
  if (group === undefined || isJoined) return [];
  return read.flatMap(({ entry, card }) =>
    entry.id !== id && card.key !== ticked?.key && card.counts?.group === group && counted.has(entry.id)
      ? [entry.id]
      : [],
  );
}

/** Of all rows of cards only these count: said for each one, so that no row of a group or a pair decides for another. */
export const withOnly = (
  entries: readonly CardEntry[],
  { read }: RowsPressed,
  ids: ReadonlySet<string>,
): CardEntry[] => {
  const rows = new Set(read.flatMap(({ card, entry }) => (card.counts === undefined ? [] : [entry.id])));
  return entries.map((entry) => (rows.has(entry.id) ? { ...entry, counts: ids.has(entry.id) ? 'yes' : 'no' } : entry));
};
