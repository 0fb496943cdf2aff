import { addDays, addMonths, type CalendarDate, isAfter, isBefore } from '../calendar/index.ts';
import type { FitClaim } from '../claims/claim.ts';
import {
  type AmountRow,
  exactDay,
  firstDayOf,
  type Instalment,
  lastDayOf,
  type ReadEntry,
} from '../fact-cards/index.ts';
import { type Cents, cents, sumCents } from '../money/index.ts';

/** Longest plan that is counted out; a longer one is a typing mistake. */
const MOST_INSTALMENTS = 600;

/** How a card tells a plan of payments: its first day, the size of one, how often. */
const PLANS: readonly {
  readonly rows: string;
  readonly card: string;
  readonly each: string;
  readonly every: string;
}[] = [
  { rows: 'debt.loan', card: 'debt.promise', each: 'part', every: 'every' },
  { rows: 'debt.sold', card: 'debt.promise', each: 'part', every: 'every' },
  { rows: 'debt.invoice', card: 'debt.promise', each: 'part', every: 'every' },
  { rows: 'promise.pay', card: 'promise.pay', each: 'each', every: 'per' },
];

const STEPS: Readonly<Record<string, (first: CalendarDate, index: number) => CalendarDate>> = {
  week: (first, index) => addDays(first, 7 * index),
  'two-weeks': (first, index) => addDays(first, 14 * index),
  month: addMonths,
};

/** What was to be paid in parts, and in which steps: `every` is the card's answer. */
export type Plan = { readonly every: string; readonly parts: readonly PlannedPart[] };
/** `isOnPlan` is false where all of the rest was asked for before the part's own day. */
type PlannedPart = Instalment & { readonly isOnPlan: boolean };

/** What stands under one plan: the rows that a card of a promise may tell of. */
export type Bill = Pick<AmountRow, 'id' | 'key' | 'cents'>;

/**
 * Names the plan that a row may stand under; null where no card tells of one. What was lent or billed more than once stands
 * under one promise together, as that card asks when all of the money was to be paid. A promise of its own is its own plan.
 */
export function planNameOf({ id, key }: Pick<Bill, 'id' | 'key'>): string | null {
  const rows = PLANS.find((plan) => plan.rows === key);
  if (rows === undefined) return null;
  return rows.card === rows.rows ? `${rows.card} ${id}` : rows.card;
}

/** Whether the cards tell that a row was to be paid in parts. */
export const isInParts = (bill: Pick<Bill, 'id' | 'key'>, entries: readonly ReadEntry[]): boolean =>
  statedPlan(bill, entries) !== undefined;

function statedPlan({ id, key }: Pick<Bill, 'id' | 'key'>, entries: readonly ReadEntry[]) {
  const rows = PLANS.find((plan) => plan.rows === key);
  const stated = entries.find(
    ({ card, entry, isComplete, filled }) =>
      isComplete &&
      card.key === rows?.card &&
      (rows.card !== rows.rows || entry.id === id) &&
      (filled.has(rows.each) || filled.has(rows.every)),
  );
  return rows === undefined || stated === undefined ? undefined : { rows, stated };
}

/**
 * The instalments of what stands under one plan, each with the day it falls due; the last one is the rest. From the day on
 * which all was asked for, where the agreement allows that, all of the rest is due. `none`: the cards tell of no parts.
 * `uncounted`: they do, but not each part's day, or something that the plan may be for is not among the bills.
 */
export function planOf(bills: readonly Bill[], entries: readonly ReadEntry[]): Plan | 'none' | 'uncounted' {
  const [bill] = bills;
  const found = bill === undefined ? undefined : statedPlan(bill, entries);
  if (bill === undefined || found === undefined) return 'none';
  const { rows, stated } = found;
  const first = dayIn(stated, 'due');
  const every = stated.filled.get(rows.every);
  if (first === null || !isWholePlan(bills, first, entries)) return 'uncounted';
  const counted = countedOut(stated, rows, first, sumCents(bills.map((one) => one.cents)));
  if (counted === null) return 'uncounted';
  const allDue = dayIn(
    entries.find(({ card, isComplete }) => isComplete && card.key === 'debt.all-due'),
    'told',
  );
  const parts = counted.map((part): PlannedPart => {
    const isOnPlan = allDue === null || !isAfter(part.day, allDue);
    return { ...part, day: isOnPlan ? part.day : allDue, isOnPlan };
  });
  return { every: every?.kind === 'choice' ? every.option.value : '', parts };
}

/** The parts of a plan from its first day on; null where its card does not tell all that counts them out. */
function countedOut(
  { filled }: ReadEntry,
  plan: (typeof PLANS)[number],
  first: CalendarDate,
  sum: Cents,
): readonly Instalment[] | null {
  const [each, every] = [filled.get(plan.each), filled.get(plan.every)];
  const step = every?.kind === 'choice' ? STEPS[every.option.value] : undefined;
  if (each?.kind !== 'money' || each.cents <= 0 || step === undefined) return null;
  const count = Math.ceil(sum / each.cents);
  if (count > MOST_INSTALMENTS) return null;
  return Array.from({ length: count }, (_, index) => ({
    day: step(first, index),
    cents: cents(Math.min(each.cents, sum - each.cents * index)),
  }));
}

/**
 * Whether these are all that the plan may be for. Where one of several came after the first payment was due, or they are of
 * different people, nobody told which part is for what.
 */
function isWholePlan(bills: readonly Bill[], first: CalendarDate, entries: readonly ReadEntry[]): boolean {
  const [bill] = bills;
  const name = bill === undefined ? null : planNameOf(bill);
  const under = entries.filter(
    ({ card, entry, isComplete }) => isComplete && planNameOf({ id: entry.id, key: card.key }) === name,
  );
  if (under.length !== bills.length) return false;
  const isMade = ({ filled }: ReadEntry): boolean =>
    MADE_ON.every((slot) => {
      const day = filled.get(slot);
      return day?.kind !== 'day' || !isAfter(lastDayOf(day.day), first);
    });
  const isOfOne = new Set(under.map(({ entry }) => entry.defendant)).size <= 1;
  return bills.length === 1 || (isOfOne && under.every(isMade));
}

/** The slots of a loan, a sale or a bill that tell when it was made. */
const MADE_ON = ['day', 'sent'];

/** The days on which the parts of the plan that a card tells fall due; none where it tells none that can be counted. */
export function dueDaysOfParts(planCard: string, entries: readonly ReadEntry[]): readonly CalendarDate[] {
  const bills = entries
    .filter(({ card }) => PLANS.some((plan) => plan.card === planCard && plan.rows === card.key))
    .flatMap(({ card, entry, filled, isComplete }): readonly Bill[] => {
      const value =
        isComplete && entry.counts !== 'no' && card.counts !== undefined ? filled.get(card.counts.slot) : undefined;
      return value?.kind === 'money' ? [{ id: entry.id, key: card.key, cents: value.cents }] : [];
    });
  return [...groupedByPlan(bills).values()]
    .flatMap((some) => {
      const plan = planOf(some, entries);
      return typeof plan === 'string' ? [] : plan.parts.map(({ day }) => day);
    })
    .toSorted();
}

/** Rows by the plan that they may stand under. */
export function groupedByPlan<T extends Pick<Bill, 'id' | 'key'>>(
  bills: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, readonly T[]>();
  for (const bill of bills) {
    const name = planNameOf(bill);
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), bill]);
  }
  return groups;
}

/** What a plan leaves for later: how much, and the day on which its last part is due. */
export type NotYetDue = { readonly sum: Cents; readonly last: CalendarDate };

/**
 * What the plan that a card tells leaves for days after this one; null where it leaves nothing, where it cannot be counted,
 * or where a card tells that the agreement makes all of it due. One plan for several loans is counted over all of them,
 * and a month from its first day: nothing is called early that may be due.
 */
export function notYetDue(
  rows: readonly Pick<AmountRow, 'id' | 'key' | 'cents'>[],
  entries: readonly ReadEntry[],
  day: CalendarDate,
): NotYetDue | null {
  const complete = entries.filter(({ isComplete }) => isComplete);
  if (complete.some(({ card }) => card.key === 'debt.all-due')) return null;
  const paid = sumCents(rows.filter((row) => row.cents < 0).map((row) => row.cents));
  const plans = complete.flatMap((promise): readonly NotYetDue[] => {
    const stated = PLANS.filter((plan) => plan.card === promise.card.key);
    const [plan] = stated;
    const due = promise.filled.get('due');
    if (plan === undefined || due?.kind !== 'day') return [];
    const owed = rows.filter(
      ({ id, key }) => stated.some((one) => one.rows === key) && (key !== promise.card.key || id === promise.entry.id),
    );
    const sum = sumCents(owed.map((row) => row.cents));
    const later = (countedOut(promise, plan, firstDayOf(due.day), sum) ?? []).filter((part) => isAfter(part.day, day));
    const last = later.at(-1)?.day;
    // What was paid is paid for the first parts: no more than the rest is open.
    const open = Math.max(0, Math.min(sum + paid, sumCents(later.map((part) => part.cents))));
    return last === undefined || open === 0 ? [] : [{ sum: cents(open), last }];
  });
  const last = plans
    .map((plan) => plan.last)
    .toSorted()
    .at(-1);
  const asked = cents(Math.max(0, sumCents(rows.map((row) => row.cents))));
  const sum = cents(Math.min(asked, sumCents(plans.map((plan) => plan.sum))));
  return last === undefined || sum === 0 ? null : { sum, last };
}

function dayIn(read: ReadEntry | undefined, slot: string): CalendarDate | null {
  const value = read?.filled.get(slot);
  return value?.kind === 'day' ? exactDay(value.day) : null;
}

/**
 * Why a sum counts from its day. `due`: a card tells that day as the one to pay. `promised`: as the one to do or deliver
 * something. `happened`: a card tells when it went wrong. `latest`: the last day of a month or span a card tells.
 * `asked`: the money was first asked for. `arose`: a card tells of no earlier day. `claim`: the day of the claim.
 */
export type DueReason = 'due' | 'promised' | 'happened' | 'latest' | 'asked' | 'arose' | 'claim';
export type DueDay = { readonly day: CalendarDate; readonly why: DueReason };

/** Slots that hold a day to pay or to do something. Others hold the day on which something happened. */
const DUE_SLOTS: ReadonlySet<string> = new Set(['due', 'promised', 'start']);
/** Cards whose day is one to do or deliver something, and not to pay. */
const OF_WORK: ReadonlySet<string> = new Set([
  'construction.start-missed',
  'contract.deal',
  'contract.held',
  'other.not-done',
  'product.ordered',
  'promise.work',
]);

/**
 * The day a row was due: the day its own card tells, else its pay day, else the promised day, else the last day on which
 * it went wrong, else the day of the claim. Never before it was there: work was done, a bill was sent, another was paid.
 */
export function dueDay(own: ReadEntry | null, claim: FitClaim, entries: readonly ReadEntry[]): DueDay {
  const ofRow = own === null ? null : (dueIn(own) ?? withReason(payDayOf(own, entries), 'due'));
  if (ofRow !== null) return ofRow;
  const { isStated, ...due } = fallsDue(claim, entries);
  const was = own === null ? null : lastDayIn(own);
  const isLater = was !== null && isAfter(was, due.day);
  if (own?.card.phase === 'loss') return isLater ? { day: was, why: 'arose' } : due;
  // A month is no day to count from, nor is one before the work or the bill, where the money was asked for on a known
  // day.
  const asked = isStated && !isLater ? null : firstAsked(isLater ? was : due.day, entries);
  if (asked !== null) return { day: asked, why: 'asked' };
  if (!isLater) return due;
  return isBefore(claim.happenedOn, was) ? { day: was, why: 'arose' } : { day: claim.happenedOn, why: 'claim' };
}

const withReason = (day: CalendarDate | null, why: DueReason): DueDay | null => (day === null ? null : { day, why });

/** The day that a card itself tells for its row, or for others. */
function dueIn(read: ReadEntry): DueDay | null {
  const { accrual } = read.card.feeds;
  const happened = accrualDay(read) === null ? 'latest' : 'happened';
  if (accrual === undefined || !DUE_SLOTS.has(accrual)) return withReason(accrualOf(read), happened);
  return withReason(accrualOf(read), OF_WORK.has(read.card.key) ? 'promised' : 'due');
}

/** What the other cards tell for a row that tells no day of its own; `isStated`: to the day. */
function fallsDue(claim: FitClaim, entries: readonly ReadEntry[]): DueDay & { readonly isStated: boolean } {
  const others = entries.filter(({ isComplete, card }) => isComplete && card.phase !== 'loss');
  const lastOf = (some: readonly ReadEntry[]): DueDay | undefined =>
    some
      .flatMap((one) => dueIn(one) ?? [])
      .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
      .at(-1);
  const due = lastOf(others.filter(({ card }) => card.feeds.promise !== undefined)) ??
    lastOf(others.filter(({ card }) => card.feeds.promise === undefined)) ?? { day: claim.happenedOn, why: 'claim' };
  const isExact = others.some((one) => accrualOf(one) === due.day && accrualDay(one) !== null);
  return { ...due, isStated: isExact || due.day === claim.happenedOn };
}

/** The last day that a card itself tells of: nothing of it can have been due before. */
function lastDayIn({ filled }: ReadEntry): CalendarDate | null {
  const days = [...filled.values()].flatMap((slot) => (slot.kind === 'day' ? [lastDayOf(slot.day)] : []));
  return days.toSorted().at(-1) ?? null;
}

/** The first day, known to the day, on which the money was asked for once it was there. */
function firstAsked(since: CalendarDate, entries: readonly ReadEntry[]): CalendarDate | null {
  const days = entries
    .filter(({ isComplete, card }) => isComplete && card.feeds.notice !== undefined)
    .flatMap((one) => dayIn(one, 'day') ?? []);
  return days.filter((day) => !isBefore(day, since)).toSorted()[0] ?? null;
}

const PAY_STEPS: Readonly<Record<string, string>> = { friday: 'week', 'two-weeks': 'two-weeks', month: 'month' };

/** The first known pay day that the work was done by; behind the last one the next, in the steps that were agreed. */
function payDayOf(own: ReadEntry, entries: readonly ReadEntry[]): CalendarDate | null {
  const done = own.card.key === 'debt.worked' ? lastDayIn(own) : null;
  if (done === null) return null;
  const stated = entries
    .filter(({ isComplete, card }) => isComplete && card.key === 'debt.payday')
    .flatMap((one) => accrualOf(one) ?? [])
    .toSorted();
  const first = stated.find((day) => !isBefore(day, done));
  const last = stated.at(-1);
  if (first !== undefined || last === undefined) return first ?? null;
  const steps = entries.flatMap(({ isComplete, filled }) => {
    const payday = isComplete ? filled.get('payday') : undefined;
    return payday?.kind === 'thing' && payday.option !== null ? [PAY_STEPS[payday.option.value] ?? ''] : [];
  });
  const step = STEPS[steps[0] ?? ''];
  if (step === undefined) return null;
  const next = Array.from({ length: MOST_INSTALMENTS }, (_, index) => step(last, index + 1));
  return next.find((day) => !isBefore(day, done)) ?? null;
}

/** The day it went wrong, where it is known to the day. */
const accrualDay = (read: ReadEntry): CalendarDate | null =>
  read.card.feeds.accrual === undefined ? null : dayIn(read, read.card.feeds.accrual);

/** The last day it may mean: interest is never asked for too early. */
function accrualOf({ card, filled }: ReadEntry): CalendarDate | null {
  const { accrual } = card.feeds;
  const slot = accrual === undefined ? undefined : filled.get(accrual);
  return slot?.kind === 'day' ? lastDayOf(slot.day) : null;
}
