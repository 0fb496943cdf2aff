import type { Db } from '../../platform/db/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import type { OrderRepository } from '../checkout/index.ts';

type Deps = {
  readonly isProduction: boolean;
  readonly payments: PaymentProvider;
  readonly orders: OrderRepository;
};

/**
 * Whether a claim's letter may go to a stranger's mailbox at all: in production only when money was really paid for it,
 * which costs whoever would use us to trouble people, and leads to them. A pretended payment opens nothing there.
 */
export const makeMayEmail =
  ({ isProduction, payments, orders }: Deps) =>
  async (db: Db, claimId: string): Promise<boolean> =>
    !isProduction || (!payments.isSimulated && (await orders.isPaidWithMoney(db, claimId, payments.id)));
