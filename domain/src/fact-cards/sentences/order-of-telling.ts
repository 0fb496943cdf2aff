import { type Phase, PHASES } from '../card.ts';
import { choosePieces } from './frame-pieces.ts';
import { isGeneral } from '../general-cards.ts';
import { rankFor } from '../offered-cards.ts';
import { ownSentence, type ReadEntry, sayingFor } from '../read-entry.ts';
import { firstDayOf, lastDayOf } from './say-days.ts';

/**
 * The order of the letter: as the person put it, else by day and neighbour. A card that came after they put the others
 * in order comes after the one it would follow by itself. `entries` come in the order in which the person took them.
 */
export function inOrder(entries: readonly ReadEntry[], reasons: readonly string[] = []): readonly ReadEntry[] {
  const all = isStatedInOrder(entries, reasons) ? asStated(entries) : byDayAndNeighbour(entries);
  const stated = all
    .filter(({ entry }) => entry.place !== undefined)
    .toSorted((a, b) => (a.entry.place ?? 0) - (b.entry.place ?? 0));
  if (stated.length === 0) return all;
  all.forEach((read, index) => {
    if (read.entry.place !== undefined) return;
    const before = all[index - 1];
    stated.splice(before === undefined ? 0 : stated.indexOf(before) + 1, 0, read);
  });
  return stated;
}

/** What was there and what was agreed: it goes on from its first day, and without a day it comes before the rest. */
const BEFORE_ALL: ReadonlySet<Phase> = new Set(['background', 'agreement']);

/** Going back on the screen once may be an afterthought; who does it again goes by what happened. */
const AFTERTHOUGHT = 1;

/**
 * Whether the person took the cards as they happened: no day lies before one that was told already, and they did not just
 * go down the screen, which offers what matters most first.
 */
function isStatedInOrder(entries: readonly ReadEntry[], reasons: readonly string[]): boolean {
  const ranks = entries.filter(({ card }) => !isGeneral(card)).map(({ card }) => rankFor(card, reasons));
  const stepsBack = ranks.filter((rank, index) => rank < (ranks[index - 1] ?? rank)).length;
  const days = entries.flatMap((read) => daysOf(read) ?? []);
  let latest = '';
  const isForward = days.every(({ first, last }) => {
    const isBefore = last < latest;
    latest = first > latest ? first : latest;
    return !isBefore;
  });
  return isForward && latest > (days[0]?.last ?? latest) && stepsBack > AFTERTHOUGHT;
}

/** The order in which the cards were taken; what was there and agreed, if it has no day, still comes before the rest. */
function asStated(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const ordered: ReadEntry[] = [];
  for (const read of entries) {
    const isBase = BEFORE_ALL.has(read.card.phase) && daysOf(read) === null && !leans(read, ordered);
    const later = isBase ? ordered.findIndex((other) => !isGeneral(other.card) && placeOf(other) > placeOf(read)) : -1;
    ordered.splice(later < 0 ? ordered.length : later, 0, read);
  }
  return ordered;
}

/** A card that is placed by itself, and the cards that keep it as their neighbour, directly behind it. */
type Run = { readonly head: ReadEntry; readonly reads: ReadEntry[] };

/**
 * Cards with a day are ordered by day, and one that is known by the month, the year or as a day between two days stands
 * somewhere among these days. One without a day keeps the neighbour the person gave it, the card taken just before:
 * always where it leans on that neighbour, else unless the catalogue's phases contradict it. What has no neighbour
 * stands where its phase belongs.
 */
function byDayAndNeighbour(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const runs: Run[] = byDay(entries).map((read) => ({ head: read, reads: [read] }));
  entries.forEach((read, index) => {
    if (daysOf(read) !== null) return;
    const taken = entries.slice(0, index);
    const same = taken.findLast(({ card }) => card.key === read.card.key);
    // Another agreement stands by the one it is like, whenever the person thought of it.
    const before = same !== undefined && BEFORE_ALL.has(read.card.phase) ? same : taken.at(-1);
    const at = before === undefined ? -1 : runs.findIndex(({ reads }) => reads.includes(before));
    const isLeaning = leans(read, taken);
    if (at >= 0 && (isLeaning || fitsBehind(read, { taken, runs, at }))) putBehind(runs[at]?.reads ?? [], before, read);
    else runs.splice(at < 0 && isLeaning ? 0 : placeByPhase(read, runs), 0, { head: read, reads: [read] });
  });
  return runs.flatMap(({ reads }) => reads);
}

/** Directly behind the last of a run, or behind the agreement it is like and what the person told with that one. */
function putBehind(reads: ReadEntry[], before: ReadEntry | undefined, read: ReadEntry): void {
  let at = reads.length;
  if (before !== undefined && before.card.key === read.card.key && BEFORE_ALL.has(read.card.phase)) {
    at = reads.indexOf(before) + 1;
    while (at < reads.length && reads.slice(at, at + 1).every(({ card }) => isGeneral(card))) at += 1;
  }
  reads.splice(at, 0, read);
}

/** A card with the first and the last day it may be ordered by, as text that sorts, and its place in the catalogue. */
type Dated = { readonly read: ReadEntry; readonly days: Days; readonly place: number };
type Days = { readonly first: string; readonly last: string };

/**
 * Cards with a day. Those of one exact day are by day, and on one day by their place in the catalogue. One that is
 * known less exactly comes after all that is surely earlier and before all that is surely later; in between, behind the
 * card the person took before it, unless the catalogue puts it earlier than that one, and else where the catalogue puts
 * it.
 */
function byDay(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const dated: Dated[] = [];
  let before: { days: Days | null; place: number } = { days: null, place: LAST };
  for (const read of entries) {
    const days = daysOf(read);
    // A free card has no phase: it follows its neighbour of the same days, else all of them.
    const isWithNeighbour = before.days?.first === days?.first && before.days?.last === days?.last;
    const place = !isGeneral(read.card) ? placeOf(read) : isWithNeighbour ? before.place : LAST;
    if (days !== null) dated.push({ read, days, place });
    before = { days, place };
  }
  const placed = dated
    .filter(({ days }) => days.first === days.last)
    .toSorted((a, b) => (a.days.first < b.days.first ? -1 : a.days.first > b.days.first ? 1 : a.place - b.place));
  dated.forEach((one, index) => {
    if (one.days.first === one.days.last) return;
    const later = placed.findIndex(({ days }) => days.first > one.days.last);
    const from = placed.findLastIndex(({ days }) => days.last < one.days.first) + 1;
    const to = later < 0 ? placed.length : later;
    placed.splice(placeBetween(one, { placed, from, to, taken: dated.slice(0, index) }), 0, one);
  });
  return placed.map(({ read }) => read);
}

function placeBetween(
  { read, place }: Dated,
  {
    placed,
    from,
    to,
    taken,
  }: {
    readonly placed: readonly Dated[];
    readonly from: number;
    readonly to: number;
    /** The cards with a day that the person took before. */
    readonly taken: readonly Dated[];
  },
): number {
  const neighbour = taken.at(-1);
  const behind = neighbour === undefined ? -1 : placed.indexOf(neighbour) + 1;
  if (neighbour !== undefined && behind > 0 && behind >= from && behind <= to && !isPutBefore(read, neighbour.read)) {
    // What they asked for in June does not come before what happened in June and was told first.
    const isCause = (other: Dated): boolean => taken.includes(other) && phaseOf(other.read) < phaseOf(read);
    const causes = isGeneral(read.card) ? -1 : placed.slice(behind, to).findLastIndex(isCause);
    return behind + causes + 1;
  }
  return from + placed.slice(from, to).findLastIndex((other) => other.place <= place) + 1;
}

const LAST = 1000;
const phaseOf = ({ card }: ReadEntry): number => PHASES.indexOf(card.phase);
const placeOf = (read: ReadEntry): number => phaseOf(read) * 10 + read.card.rank;

/** "That ...", "After that ...", "It ...": the sentence says nothing without the one before it. */
const LEANS =
  /^(?:after (?:that|this)|that|this|these|those|then|there|it|they|both|later|instead|also|again|soon|because of (?:that|this|it)|for (?:that|this|it)|in reply|the (?:answer|reply))\b/i;

/** Whether a sentence begins with a word that points to the one before it. */
export const leansBack = (text: string): boolean => LEANS.test(text);

/** Whether it says something only behind its neighbour: a general card, one taken before, or a sentence that points back. */
function leans(read: ReadEntry, before: readonly ReadEntry[]): boolean {
  if (isGeneral(read.card) || before.some(({ card }) => card.key === read.card.key)) return true;
  const own = ownSentence(read.entry);
  return leansBack(own === '' ? frameOf(read) : own);
}

/** The English frame that is said, with its tokens; '' where none fits. */
function frameOf({ card, filled }: ReadEntry): string {
  const saying = sayingFor(card, filled);
  return saying === null ? '' : choosePieces(saying.en, filled);
}

/** Whether the catalogue tells a card before its neighbour. A general card belongs to no phase. */
const isPutBefore = (read: ReadEntry, neighbour: ReadEntry): boolean =>
  !isGeneral(read.card) &&
  (isGeneral(neighbour.card) ? phaseOf(read) < phaseOf(neighbour) : placeOf(read) < placeOf(neighbour));

/**
 * The catalogue contradicts a neighbour that it puts later. It contradicts a place where a phase in between would be
 * told only afterwards, or a card of an earlier phase that the person took first: what somebody said about the damage
 * does not come after the lease.
 */
function fitsBehind(
  read: ReadEntry,
  { taken, runs, at }: { readonly taken: readonly ReadEntry[]; readonly runs: readonly Run[]; readonly at: number },
): boolean {
  const before = taken.at(-1);
  if (before === undefined) return false;
  const [own, neighbour] = [phaseOf(read), phaseOf(before)];
  if (isPutBefore(read, before)) return false;
  const isBetween = ({ head }: Run): boolean => phaseOf(head) > neighbour && phaseOf(head) < own;
  const after = runs.slice(at + 1);
  if (after.some(({ head }) => phaseOf(head) < own && taken.includes(head))) return false;
  return runs.slice(0, at + 1).some(isBetween) || !after.some(isBetween);
}

/**
 * Where the catalogue puts it. What was there and agreed comes before all that came of it, the rest behind its cause.
 */
function placeByPhase(read: ReadEntry, runs: readonly Run[]): number {
  if (!BEFORE_ALL.has(read.card.phase)) return runs.findLastIndex(({ head }) => placeOf(head) <= placeOf(read)) + 1;
  const later = runs.findIndex(({ head }) => placeOf(head) > placeOf(read));
  return later < 0 ? runs.length : later;
}

/** The slots that say when the thing itself happened; a day something was bought does not order a loss. */
const WHEN = new Set(['day', 'from', 'when', 'since', 'on']);
const BEGINS_WITH_DAY = /^\{on:([\w-]{1,60})\}/;

/** The days a card may be ordered by; null for a card without one. */
function daysOf(read: ReadEntry): Days | null {
  const { card, filled } = read;
  const first = BEGINS_WITH_DAY.exec(frameOf(read))?.[1];
  const when = card.slots.find(({ key }) => (WHEN.has(key) || key === first) && filled.get(key)?.kind === 'day');
  const slot = when === undefined ? undefined : filled.get(when.key);
  if (slot?.kind !== 'day') return null;
  const { day } = slot;
  // What went on is placed where it began; a loss goes on until its last day.
  const stated = day.kind !== 'span' ? day : card.phase === 'loss' ? day.to : day.from;
  return { first: firstDayOf(stated), last: lastDayOf(stated) };
}
