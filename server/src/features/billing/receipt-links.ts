import { err, ok, type Result } from '@plainclaim/domain';
import type { Kysely } from 'kysely';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { hashToken } from '../../platform/security/index.ts';

type LinksTable = { token_hash: Buffer; order_id: string; created_at: Date };
type MailsTable = { order_id: string; cause: string; sent_at: Date };

type Tables = Database & { receipt_links: LinksTable; receipt_mails: MailsTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

/** Keeps one more link to an order's claim. Links of earlier mails go on working, as long as the order is here. */
export async function insertReceiptLink(
  trx: DbTransaction,
  { token, orderId }: { readonly token: string; readonly orderId: string },
  nowMs: number,
): Promise<void> {
  await tablesOf(trx)
    .insertInto('receipt_links')
    .values({ token_hash: hashToken(token), order_id: orderId, created_at: new Date(nowMs) })
    .execute();
}

/** The order, its claim, and the account that has it now. */
export type ReceiptLink = { readonly orderId: string; readonly claimId: string; readonly accountId: string | null };

export type ReceiptLinkError =
  | { readonly code: 'receipt.link_unknown' }
  /** All the money went back, and the claim is a draft again, which this link does not open. */
  | { readonly code: 'receipt.refunded' };

/** Where a link leads. */
export async function findReceiptLink(db: Db, token: string): Promise<Result<ReceiptLink, ReceiptLinkError>> {
  const row = await tablesOf(db)
    .selectFrom('receipt_links')
    .innerJoin('orders', 'orders.id', 'receipt_links.order_id')
    .innerJoin('claims', 'claims.id', 'orders.claim_id')
    .select(['orders.id', 'orders.claim_id', 'claims.account_id', 'claims.status'])
    .where('receipt_links.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row === undefined) return err({ code: 'receipt.link_unknown' });
  if (row.status !== 'paid') return err({ code: 'receipt.refunded' });
  return ok({ orderId: row.id, claimId: row.claim_id, accountId: row.account_id });
}

/** True for the first of those who are about to mail for this cause: a job that runs twice sends one. */
export async function takeMailCause(
  trx: DbTransaction,
  { orderId, cause }: { readonly orderId: string; readonly cause: string },
  nowMs: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tablesOf(trx)
    .insertInto('receipt_mails')
    .values({ order_id: orderId, cause, sent_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
