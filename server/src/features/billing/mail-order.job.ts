import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { refundableOf } from '@plainclaim/domain';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { JobPayload, Jobs } from '../../platform/jobs/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import type { TokenHashing } from '../../platform/security/index.ts';
import { fingerprintOf, mailboxOf, notePaidAddress, parseEmailAddress } from '../accounts/index.ts';
import type { OrderMails } from '../checkout/index.ts';
import type { Bill, BillRepository } from './bill-repository.ts';
import { mailOrderJob } from './billing-jobs.ts';
import { insertReceiptLink, takeMailCause } from './receipt-links.ts';

type News = 'paid' | 'refunded' | 'disputed';

export type MailOrderDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly limits: Limits;
  readonly hashing: TokenHashing;
  readonly mail: Mail;
  readonly bills: BillRepository;
};

/** Queues the mails about orders, in the transaction that makes each of them true. */
export const createOrderMails = (jobs: Jobs): OrderMails => ({
  paid: async (trx, { orderId }) => {
    await jobs.enqueue(trx, mailOrderJob, { orderId, news: 'paid', cause: 'paid' });
  },
  refunded: async (trx, { orderId, refundId }) => {
    await jobs.enqueue(trx, mailOrderJob, { orderId, news: 'refunded', cause: `refunded ${refundId}` });
  },
  disputed: async (trx, { orderId, disputeId }) => {
    await jobs.enqueue(trx, mailOrderJob, { orderId, news: 'disputed', cause: `disputed ${disputeId}` });
  },
});

/**
 * Mails to the address that was given with the order, once for a cause however often the job runs. Where a mailbox got too
 * many, none goes out: the receipt is on the page as well, and can be mailed again from there.
 */
export async function mailOrder(
  deps: MailOrderDeps,
  { orderId, news, cause }: JobPayload & { readonly orderId: string; readonly news: News; readonly cause: string },
): Promise<void> {
  const { db, bills, clock, hashing, limits, log } = deps;
  const [bill, typed] = await Promise.all([bills.unsafeFind(db, orderId), bills.unsafeEmailOf(db, orderId)]);
  const email = parseEmailAddress(typed ?? '');
  if (bill === null || !email.ok) return;
  if (news === 'paid') await notePaidAddress(db, { orderId, fingerprint: fingerprintOf(hashing, email.value) });
  const taken = await limits.take('receipt-mailbox', mailboxOf(hashing, email.value));
  if (!taken.ok) return log.warn({ event: 'receipt.not_mailed', orderId }, 'a mailbox got too many receipts');
  await inTransaction(db, async (trx) => {
    if (!(await takeMailCause(trx, { orderId, cause }, clock.now()))) return;
    await enqueueNews(deps, trx, { bill, to: email.value, news });
  });
}

/** Within the caller's transaction. */
export async function enqueueNews(
  { clock, ids, mail }: Pick<MailOrderDeps, 'clock' | 'ids' | 'mail'>,
  trx: DbTransaction,
  { bill, to, news }: { readonly bill: Bill; readonly to: string; readonly news: News },
): Promise<void> {
  const { id: orderId, number, isSimulated } = bill;
  const locale = bill.language ?? DEFAULT_LANGUAGE;
  const attachment = { receiptOf: orderId, language: locale };
  if (news === 'paid') {
    const token = ids.secretToken();
    await insertReceiptLink(trx, { token, orderId }, clock.now());
    await mail.enqueue(trx, { to, locale, template: 'receipt', params: { number, token, isSimulated }, attachment });
  } else if (news === 'refunded') {
    const params = { number, isSimulated, isPart: refundableOf(bill) > 0 };
    await mail.enqueue(trx, { to, locale, template: 'order-refunded', params, attachment });
  } else {
    await mail.enqueue(trx, { to, locale, template: 'order-disputed', params: { number } });
  }
  await appendAudit(trx, bill.claimId, clock.now(), { kind: 'receipt.mailed', orderId, code: news });
}
