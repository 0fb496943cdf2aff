import type { Db } from '../../platform/db/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import type { OrderRepository } from '../checkout/index.ts';

type Deps = {
  readonly isProduction: boolean;
  readonly payments: PaymentProvider;
  readonly orders: OrderRepository;
};

/** Whether any letter may go to a stranger's mailbox here: in production only where payments are real. */
export const canEmailLetters = (isProduction: boolean, payments: Pick<PaymentProvider, 'isSimulated'>): boolean =>
  !isProduction || !payments.isSimulated;

/**
 * Whether a claim's letter may go to a stranger's mailbox at all: in production only when money was really paid for it,
 * which costs whoever would use us to trouble people, and leads to them. A simulated payment does not allow it. No
 * email is offered while the payer's bank is asked to take the money back; one that was ordered before waits until then.
 */
export async function mayEmail({ isProduction, payments, orders }: Deps, db: Db, claimId: string): Promise<boolean> {
  if (await orders.isDisputed(db, claimId)) return false;
  return !isProduction || (!payments.isSimulated && (await orders.isPaidWithMoney(db, claimId, payments.id)));
}
