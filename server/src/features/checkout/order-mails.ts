import type { DbTransaction } from '../../platform/db/index.ts';

/**
 * Tells people what happened to their orders. Each is called once, in the transaction that makes it true: what is then
 * queued is sent after the commit, or never.
 */
export type OrderMails = {
  paid(trx: DbTransaction, order: { readonly orderId: string }): Promise<void>;
  /** `refundId` tells one refund of an order from the next. */
  refunded(trx: DbTransaction, order: { readonly orderId: string; readonly refundId: string }): Promise<void>;
  disputed(trx: DbTransaction, order: { readonly orderId: string; readonly disputeId: string }): Promise<void>;
};
