import { type Phase, PHASES } from './card.ts';
import { FREE_CARD } from './free-card.ts';
import type { ReadEntry } from './read-entry.ts';
import { firstDayOf, lastDayOf } from './say-days.ts';

/**
 * The order of the letter: as the person put it, else by phase and day. A card that came after they put the others in order
 * stands behind the one it would follow by its day.
 */
export function inOrder(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const all = byDay(entries);
  const told = all
    .filter(({ entry }) => entry.place !== undefined)
    .toSorted((a, b) => (a.entry.place ?? 0) - (b.entry.place ?? 0));
  if (told.length === 0) return all;
  all.forEach((read, index) => {
    if (read.entry.place !== undefined) return;
    const before = all[index - 1];
    told.splice(before === undefined ? 0 : told.indexOf(before) + 1, 0, read);
  });
  return told;
}

/** What was there and what was agreed come first, whatever their days; the rest is told by day. */
const BEFORE_ALL: ReadonlySet<Phase> = new Set(['background', 'agreement']);

type Placed = { readonly read: ReadEntry; readonly start: string; readonly place: number };

/**
 * The order by phase and day. What has no day stands behind what the catalogue puts before it. A free card goes by its day
 * alone.
 */
function byDay(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const plain = entries.filter(({ card }) => card.key !== FREE_CARD.key);
  const sorted = [true, false].flatMap((isFirst) =>
    oneGroup(plain.filter(({ card }) => BEFORE_ALL.has(card.phase) === isFirst)),
  );
  for (const free of entries.filter(({ card }) => card.key === FREE_CARD.key)) {
    const start = startText(free);
    const before =
      start === NO_DAY
        ? sorted.length - 1
        : sorted.findLastIndex((one) => startText(one) !== NO_DAY && startText(one) <= start);
    sorted.splice(before + 1, 0, free);
  }
  return sorted;
}

function oneGroup(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const placed: readonly Placed[] = entries
    .map((read) => ({ read, start: startText(read), place: PHASES.indexOf(read.card.phase) * 10 + read.card.rank }))
    .toSorted((a, b) => a.place - b.place);
  const told = placed
    .filter(({ start }) => start !== NO_DAY)
    .toSorted((a, b) => compareText(a.start, b.start) || a.place - b.place);
  for (const one of placed.filter(({ start }) => start === NO_DAY)) {
    told.splice(told.findLastIndex(({ place }) => place <= one.place) + 1, 0, one);
  }
  return told.map(({ read }) => read);
}

const NO_DAY = '9999';
/** The slots that say when the thing itself happened; a day something was bought does not order a loss. */
const WHEN = new Set(['day', 'from', 'when', 'since', 'on']);

function startText({ card, filled }: ReadEntry): string {
  for (const { key } of card.slots) {
    const slot = WHEN.has(key) ? filled.get(key) : undefined;
    if (slot?.kind !== 'day') continue;
    // A loss goes on until its last day, and what is known by the month only stands behind the days of that month.
    const isLate = card.phase === 'loss' || slot.day.kind === 'month' || slot.day.kind === 'about';
    return isLate && !BEFORE_ALL.has(card.phase) ? lastDayOf(slot.day) : firstDayOf(slot.day);
  }
  return NO_DAY;
}
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
