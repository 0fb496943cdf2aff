import type { CalendarDate } from '../calendar/index.ts';
import { type Cents, cents } from '../money/index.ts';
import type { Outcome } from './outcome.ts';

export type Payment = { readonly id: string; readonly on: CalendarDate; readonly amount: Cents };

/** What was asked for, what a court gave, what came, and what is open. All in cents; open is never below zero. */
export type Ledger = {
  readonly asked: Cents;
  /** What the judgment says is owed; null before there is one. */
  readonly awarded: Cents | null;
  readonly payments: readonly Payment[];
  readonly paid: Cents;
  readonly open: Cents;
};

/**
 * The account of a claim. "They paid all of it" pays what was open on that day. A judgment says anew what is owed: what came
 * before it counted in it.
 */
export function ledgerOf(asked: Cents, outcomes: readonly Outcome[]): Ledger {
  const payments: Payment[] = [];
  let open: number = asked;
  let awarded: Cents | null = null;
  for (const { id, kind, on, amount } of outcomes) {
    if (kind === 'judgment' && amount !== null) {
      awarded = amount;
      open = amount;
      continue;
    }
    const isPart = kind === 'paid_part' || kind === 'collected';
    const came = kind === 'paid_all' ? open : isPart ? Math.min(open, amount ?? 0) : 0;
    if (came === 0) continue;
    open -= came;
    payments.push({ id, on, amount: cents(came) });
  }
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  return { asked, awarded, payments, paid: cents(paid), open: cents(open) };
}

/** A court gave nothing, so that nothing is owed and nothing was paid. */
export const isLost = ({ awarded }: Ledger): boolean => awarded === 0;
