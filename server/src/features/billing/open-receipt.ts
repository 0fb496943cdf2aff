import type { Language } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { LimitRefusal } from '../../platform/limits/index.ts';
import { mailboxOf, parseEmailAddress } from '../accounts/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { BillOfCase } from './bill-repository.ts';
import { enqueueNews, type MailOrderDeps } from './mail-order.job.ts';
import { hasReceipt } from './present-bill.ts';
import { drawReceipt, type DrawReceiptError, type ReceiptDeps, receiptFileName } from './receipt-pdf.ts';

export type OwnReceiptError = { readonly code: 'billing.unknown_order' } | { readonly code: 'billing.no_receipt' };
export type OpenReceiptError = OwnReceiptError | DrawReceiptError;
export type MailReceiptError = OwnReceiptError | LimitRefusal;

/** One of the caller's orders that has a receipt. Somebody else's is not found. */
async function ownReceipt(
  { db, bills }: Pick<ReceiptDeps, 'db' | 'bills'>,
  owner: Owner | null,
  orderId: string,
): Promise<Result<BillOfCase, OwnReceiptError>> {
  const bill = owner === null ? null : await bills.findOwned(db, owner, orderId);
  if (bill === null) return err({ code: 'billing.unknown_order' });
  return hasReceipt(bill) ? ok(bill) : err({ code: 'billing.no_receipt' });
}

/** The receipt of one of the caller's orders, in the language it is asked for in. */
export async function openReceipt(
  deps: ReceiptDeps & Pick<MailOrderDeps, 'clock'>,
  owner: Owner | null,
  { orderId, language }: { readonly orderId: string; readonly language: Language },
): Promise<Result<{ readonly pdf: Buffer; readonly fileName: string }, OpenReceiptError>> {
  const found = await ownReceipt(deps, owner, orderId);
  if (!found.ok || owner === null) return found.ok ? err({ code: 'billing.unknown_order' }) : found;
  const drawn = await drawReceipt(deps, found.value, language);
  if (!drawn.ok) return drawn;
  const opened = { kind: 'receipt.opened', by: actorOf(owner), orderId } as const;
  await appendAudit(deps.db, found.value.claimId, deps.clock.now(), opened);
  return ok({ pdf: drawn.value, fileName: receiptFileName(found.value) });
}

/** Mails the receipt again, to the address that was given with the order and to no other, with a link of its own. */
export async function mailReceiptAgain(
  deps: MailOrderDeps,
  owner: Owner | null,
  orderId: string,
): Promise<Result<null, MailReceiptError>> {
  const { db, bills, hashing, limits } = deps;
  const found = await ownReceipt(deps, owner, orderId);
  if (!found.ok) return found;
  const email = parseEmailAddress((await bills.unsafeEmailOf(db, orderId)) ?? '');
  if (!email.ok) return err({ code: 'billing.unknown_order' });
  const taken = await limits.take('receipt-mailbox', mailboxOf(hashing, email.value));
  if (!taken.ok) return taken;
  await inTransaction(db, (trx) => enqueueNews(deps, trx, { bill: found.value, to: email.value, news: 'paid' }));
  return ok(null);
}
