import type { CalendarDate } from '../calendar/index.ts';
import { type Cents, cents } from '../money/index.ts';
import type { Outcome } from './outcome.ts';

export type Payment = { readonly id: string; readonly on: CalendarDate; readonly amount: Cents };

/** What was asked for, what came, and what is open. All in cents; open is never below zero. */
export type Ledger = {
  readonly asked: Cents;
  readonly payments: readonly Payment[];
  readonly paid: Cents;
  readonly open: Cents;
};

/** The account of a claim. "They paid all of it" pays what was open on that day. */
export function ledgerOf(asked: Cents, outcomes: readonly Outcome[]): Ledger {
  const payments: Payment[] = [];
  let open: number = asked;
  for (const { id, kind, on, amount } of outcomes) {
    const came = kind === 'paid_all' ? open : kind === 'paid_part' ? Math.min(open, amount ?? 0) : 0;
    if (came === 0) continue;
    open -= came;
    payments.push({ id, on, amount: cents(came) });
  }
  return { asked, payments, paid: cents(asked - open), open: cents(open) };
}
