import { addDays, addMonths, type CalendarDate, isAfter } from '../calendar/index.ts';
import type { FitClaim } from '../claims/claim.ts';
import { type AmountRow, exactDay, lastDayOf, type ReadEntry } from '../fact-cards/index.ts';
import { type Cents, cents } from '../money/index.ts';

/** Longest plan that is counted out; a longer one is a slip of the hand. */
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
  { rows: 'promise.pay', card: 'promise.pay', each: 'each', every: 'per' },
];

const STEPS: Readonly<Record<string, (first: CalendarDate, index: number) => CalendarDate>> = {
  week: (first, index) => addDays(first, 7 * index),
  'two-weeks': (first, index) => addDays(first, 14 * index),
  month: addMonths,
};

type Instalment = { readonly day: CalendarDate; readonly cents: Cents };

/**
 * The instalments of a row, each with the day it falls due; the last one is the rest. From the day on which all was asked
 * for, where the agreement allows that, all of the rest is due. `none`: the cards tell of no parts. `uncounted`: they do,
 * but not each part's day.
 */
export function planOf(row: AmountRow, entries: readonly ReadEntry[]): readonly Instalment[] | 'none' | 'uncounted' {
  const rows = PLANS.find((plan) => plan.rows === row.key);
  if (rows === undefined) return 'none';
  const promises = entries.filter(
    ({ card, entry, isComplete }) =>
      isComplete && card.key === rows.card && (rows.card !== rows.rows || entry.id === row.id),
  );
  const told = promises.find(({ filled }) => filled.has(rows.each) || filled.has(rows.every));
  if (told === undefined) return 'none';
  const first = dayIn(told, 'due');
  const each = told.filled.get(rows.each);
  const every = told.filled.get(rows.every);
  const step = every?.kind === 'choice' ? STEPS[every.option.value] : undefined;
  // One plan for several loans says nothing of each.
  const isOnly = entries.filter(({ card, isComplete }) => isComplete && card.key === row.key).length === 1;
  if (first === null || each?.kind !== 'money' || each.cents <= 0 || step === undefined || !isOnly) return 'uncounted';
  const allDue = dayIn(
    entries.find(({ card, isComplete }) => isComplete && card.key === 'debt.all-due'),
    'told',
  );
  const count = Math.ceil(row.cents / each.cents);
  if (count > MOST_INSTALMENTS) return 'uncounted';
  return Array.from({ length: count }, (_, index) => {
    const day = step(first, index);
    return {
      day: allDue !== null && isAfter(day, allDue) ? allDue : day,
      cents: cents(Math.min(each.cents, row.cents - each.cents * index)),
    };
  });
}

function dayIn(read: ReadEntry | undefined, slot: string): CalendarDate | null {
  const value = read?.filled.get(slot);
  return value?.kind === 'day' ? exactDay(value.day) : null;
}

/**
 * The day a row was due: the day its own card tells, else the promised day, else the last day on which it went wrong,
 * else the day of the claim. What was lost later, as another's bill, is due no earlier than it was paid.
 */
export function dueDay(own: ReadEntry | null, claim: FitClaim, entries: readonly ReadEntry[]): CalendarDate {
  const ofRow = own === null ? null : accrualOf(own);
  if (ofRow !== null) return ofRow;
  const others = entries.filter(({ isComplete, card }) => isComplete && card.phase !== 'loss');
  const promised = others.filter(({ card }) => card.feeds.promise !== undefined).flatMap((one) => accrualOf(one) ?? []);
  const wrong = others.filter(({ card }) => card.feeds.promise === undefined).flatMap((one) => accrualOf(one) ?? []);
  const due = promised.toSorted().at(-1) ?? wrong.toSorted().at(-1) ?? claim.happenedOn;
  const paid = own?.card.phase === 'loss' ? own.filled.get('day') : undefined;
  const paidOn = paid?.kind === 'day' ? lastDayOf(paid.day) : null;
  return paidOn !== null && isAfter(paidOn, due) ? paidOn : due;
}

/** The last day it may mean: interest is never asked for too early. */
function accrualOf({ card, filled }: ReadEntry): CalendarDate | null {
  const { accrual } = card.feeds;
  const slot = accrual === undefined ? undefined : filled.get(accrual);
  return slot?.kind === 'day' ? lastDayOf(slot.day) : null;
}
