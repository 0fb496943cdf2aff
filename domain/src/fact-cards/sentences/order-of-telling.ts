import { type Phase, PHASES } from '../card.ts';
import { choosePieces } from './frame-pieces.ts';
import { isGeneral } from '../general-cards.ts';
import { ownSentence, type ReadEntry, sayingFor } from '../read-entry.ts';
import { firstDayOf, lastDayOf, type TypedDay } from './say-days.ts';

/**
 * The order of the letter: as the person put it, else by day and neighbour. A card that came after they put the others in
 * order stands behind the one it would follow by itself. `entries` come in the order in which the person took them.
 */
export function inOrder(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const all = byDayAndNeighbour(entries);
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

/** What was there and what was agreed: it goes on from its first day, and without a day it comes before the rest. */
const BEFORE_ALL: ReadonlySet<Phase> = new Set(['background', 'agreement']);

/** A card that is placed by itself, and the cards that keep it as their neighbour, directly behind it. */
type Run = { readonly head: ReadEntry; readonly reads: ReadEntry[] };

/**
 * Cards with a day are told by day. One without a day keeps the neighbour the person gave it, the card taken just before:
 * always where it leans on that neighbour, else unless the catalogue's phases speak against it. What has no neighbour
 * stands where its phase belongs.
 */
function byDayAndNeighbour(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const runs: Run[] = byDay(entries).map((read) => ({ head: read, reads: [read] }));
  entries.forEach((read, index) => {
    if (startText(read) !== null) return;
    const taken = entries.slice(0, index);
    const before = taken.at(-1);
    const at = before === undefined ? -1 : runs.findIndex(({ reads }) => reads.includes(before));
    const isLeaning = leans(read, taken);
    if (at >= 0 && (isLeaning || fitsBehind(read, { taken, runs, at }))) runs[at]?.reads.push(read);
    else runs.splice(at < 0 && isLeaning ? 0 : placeByPhase(read, runs), 0, { head: read, reads: [read] });
  });
  return runs.flatMap(({ reads }) => reads);
}

/** Cards with a day, by day; those of one day by their place in the catalogue. */
function byDay(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const placed: { read: ReadEntry; start: string; place: number }[] = [];
  let before: { start: string | null; place: number } = { start: null, place: LAST };
  for (const read of entries) {
    const start = startText(read);
    // A free card knows no phase: behind its neighbour of the same day, else behind all of its day.
    const place = !isGeneral(read.card) ? placeOf(read) : before.start === start ? before.place : LAST;
    if (start !== null) placed.push({ read, start, place });
    before = { start, place };
  }
  return placed
    .toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.place - b.place))
    .map(({ read }) => read);
}

const LAST = 1000;
const phaseOf = ({ card }: ReadEntry): number => PHASES.indexOf(card.phase);
const placeOf = (read: ReadEntry): number => phaseOf(read) * 10 + read.card.rank;

/** "That ...", "After that ...", "It ...": the sentence says nothing without the one before it. */
const LEANS =
  /^(?:after (?:that|this)|that|this|these|those|then|there|it|they|both|later|instead|also|again|soon|because of (?:that|this|it)|for (?:that|this|it)|in reply|the (?:answer|reply))\b/i;

/** Whether it says something only behind its neighbour: a general card, one taken before, or a sentence that points back. */
function leans(read: ReadEntry, before: readonly ReadEntry[]): boolean {
  if (isGeneral(read.card) || before.some(({ card }) => card.key === read.card.key)) return true;
  const own = ownSentence(read.entry);
  return LEANS.test(own === '' ? frameOf(read) : own);
}

/** The English frame that is said, with its tokens; '' where none fits. */
function frameOf({ card, filled }: ReadEntry): string {
  const saying = sayingFor(card, filled);
  return saying === null ? '' : choosePieces(saying.en, filled);
}

/**
 * The catalogue speaks against a neighbour that it puts later. It speaks against a place where a phase in between would be
 * told only afterwards, or a card of an earlier phase that the person took first: what somebody said about the damage does
 * not stand behind the lease.
 */
function fitsBehind(
  read: ReadEntry,
  { taken, runs, at }: { readonly taken: readonly ReadEntry[]; readonly runs: readonly Run[]; readonly at: number },
): boolean {
  const before = taken.at(-1);
  if (before === undefined) return false;
  const [own, neighbour] = [phaseOf(read), phaseOf(before)];
  if (isGeneral(before.card) ? own < neighbour : placeOf(read) < placeOf(before)) return false;
  const isBetween = ({ head }: Run): boolean => phaseOf(head) > neighbour && phaseOf(head) < own;
  const after = runs.slice(at + 1);
  if (after.some(({ head }) => phaseOf(head) < own && taken.includes(head))) return false;
  return runs.slice(0, at + 1).some(isBetween) || !after.some(isBetween);
}

/** Where the catalogue puts it. What was there and agreed stands before all that came of it, the rest behind its cause. */
function placeByPhase(read: ReadEntry, runs: readonly Run[]): number {
  if (!BEFORE_ALL.has(read.card.phase)) return runs.findLastIndex(({ head }) => placeOf(head) <= placeOf(read)) + 1;
  const later = runs.findIndex(({ head }) => placeOf(head) > placeOf(read));
  return later < 0 ? runs.length : later;
}

/** The slots that say when the thing itself happened; a day something was bought does not order a loss. */
const WHEN = new Set(['day', 'from', 'when', 'since', 'on']);
const BEGINS_WITH_DAY = /^\{on:([\w-]{1,60})\}/;

/** The day a card is told by, as text that sorts; null for a card without one. */
function startText(read: ReadEntry): string | null {
  const { card, filled } = read;
  const first = BEGINS_WITH_DAY.exec(frameOf(read))?.[1];
  const when = card.slots.find(({ key }) => (WHEN.has(key) || key === first) && filled.get(key)?.kind === 'day');
  const slot = when === undefined ? undefined : filled.get(when.key);
  if (slot?.kind !== 'day') return null;
  if (BEFORE_ALL.has(card.phase)) return firstDayOf(slot.day);
  // A loss goes on until its last day.
  return card.phase === 'loss' ? lastDayOf(slot.day) : startOf(slot.day);
}

/** What is known by the month only stands behind the days of that month, also where it goes on from there. */
const startOf = (day: TypedDay): string => lastDayOf(day.kind === 'span' ? day.from : day);
