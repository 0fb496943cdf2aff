import { isAfter } from '../../../calendar/index.ts';
import { contractLimitOf, earliestOf, timeLimitOf } from '../law/limitations.ts';
import { cardDay, type RuleFacts } from './rule.ts';

/** Deals about money, for which a payment or a signed promise may start the time again. Not goods, wages or checks. */
export const OWED_BY_DEAL = [
  'personal-loan',
  'unpaid-invoice',
  'shared-bills',
  'promised-to-pay',
  'split-cost',
  'tenant-owes-rent',
  'homeowner-did-not-pay',
  'customer-did-not-pay-shop',
  'business-contract',
];

/** Cards that tell a payment of the other side, with its day. */
const PAYMENTS = [
  'debt.part-paid',
  'promise.part',
  'rental.tenant-paid',
  'auto.customer-paid',
  'contract.received',
] as const;

/** The debt's day to file when it is near or seems over. */
export function endingDay({ claim, today }: RuleFacts) {
  const ending = timeLimitOf(claim, today).byReason.filter(
    ({ reason, status }) =>
      OWED_BY_DEAL.includes(reason) && (status === 'soon' || status === 'last_day' || status === 'may_have_passed'),
  );
  return earliestOf(ending)?.lastDay ?? null;
}

export function partPayment(facts: RuleFacts) {
  const safeDay = endingDay(facts);
  const paidOn = PAYMENTS.flatMap((card) => cardDay(facts, card, 'day') ?? [])
    .toSorted((a, b) => (a < b ? -1 : 1))
    .at(-1);
  if (safeDay === null || paidOn === undefined) return null;
  const { lastDay } = contractLimitOf({ ...facts.claim, happenedOn: paidOn }, facts.today);
  return lastDay !== null && isAfter(lastDay, safeDay) ? { safeDay, paidOn, laterDay: lastDay } : null;
}

/** A payment that a card tells may have begun the time again, and that time is not over either. */
export function mayRunAgain(facts: RuleFacts): boolean {
  const later = partPayment(facts);
  return later !== null && !isAfter(facts.today, later.laterDay);
}
