import { err, ok, type Result } from '@plainclaim/domain';
import { appendAudit } from '../../platform/audit/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import { spokenLanguage } from '../../platform/language/index.ts';
import type { LimitRefusal, Limits } from '../../platform/limits/index.ts';
import { type EmailCodes, fingerprintOf, mailboxOf, parseEmailAddress } from '../accounts/index.ts';
import { orderNumber } from '../checkout/index.ts';
import type { ClaimRepository } from '../drafts/index.ts';
import { type Owner, showOnResultPage } from '../sessions/index.ts';
import { noteProved } from '../your-data/index.ts';
import type { MailOrderDeps } from './mail-order.job.ts';
import { findReceiptLink, type ReceiptLinkError } from './receipt-links.ts';

export type ReceiptLinkDeps = Pick<MailOrderDeps, 'db' | 'clock' | 'hashing' | 'mail' | 'bills'> & {
  readonly limits: Limits;
  readonly codes: EmailCodes;
  readonly claims: ClaimRepository;
};

export type OpenLinkError = ReceiptLinkError;
export type SendReceiptCodeError = OpenLinkError | { readonly code: 'receipt.log_in' } | LimitRefusal;
export type ProveReceiptError =
  | OpenLinkError
  | { readonly code: 'receipt.log_in' }
  | { readonly code: 'account.code_empty' }
  | { readonly code: 'account.code_wrong' };

export type OpenedLink = {
  readonly state: 'code' | 'log_in' | 'open';
  readonly number: string;
  readonly shownAddress: string;
};

/** "m•••@example.com": enough for its owner to know it by. */
export const shownAddress = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`;
};

const codeFor = ({ sessionId }: Owner, orderId: string) =>
  ({ flow: 'open-receipt', subject: `${sessionId} ${orderId}` }) as const;

const isTheirs = async ({ claims }: ReceiptLinkDeps, db: Db, owner: Owner, claimId: string): Promise<boolean> =>
  (await claims.findPaidOwned(db, owner, claimId)) !== null;

/**
 * What the link of a receipt leads to for this browser: names nobody but by a hint. A claim that is the caller's already is
 * what their result page shows from now on.
 */
export async function openReceiptLink(
  deps: ReceiptLinkDeps,
  owner: Owner | null,
  token: string,
): Promise<Result<OpenedLink, OpenLinkError>> {
  const { db, bills } = deps;
  const found = await findReceiptLink(db, token);
  if (!found.ok) return found;
  const link = found.value;
  const number = orderNumber(link.orderId);
  if (owner !== null && (await isTheirs(deps, db, owner, link.claimId))) {
    await showOnResultPage(db, owner.sessionId, link.claimId);
    return ok({ state: 'open', number, shownAddress: '' });
  }
  if (link.accountId !== null) return ok({ state: 'log_in', number, shownAddress: '' });
  const email = await bills.unsafeEmailOf(db, link.orderId);
  return ok({ state: 'code', number, shownAddress: shownAddress(email ?? '') });
}

/**
 * Mails a code to the address that was given with the order, and to no other. It works in this browser alone. Answers the
 * code to show in development.
 */
export async function sendReceiptCode(
  deps: ReceiptLinkDeps,
  owner: Owner,
  token: string,
): Promise<Result<string, SendReceiptCodeError>> {
  const { db, bills, codes, hashing, limits, mail } = deps;
  const found = await findReceiptLink(db, token);
  if (!found.ok) return found;
  const link = found.value;
  if (link.accountId !== null) return err({ code: 'receipt.log_in' });
  const email = parseEmailAddress((await bills.unsafeEmailOf(db, link.orderId)) ?? '');
  if (!email.ok) return err({ code: 'receipt.link_unknown' });
  const taken = await limits.take('data-code-address', mailboxOf(hashing, email.value));
  if (!taken.ok) return taken;
  return inTransaction(db, async (trx) => {
    const { code, expiresAtMs } = await codes.issue(trx, codeFor(owner, link.orderId));
    await mail.enqueue(trx, { to: email.value, template: 'receipt-code', params: { code }, expiresAtMs });
    return ok(code);
  });
}

/**
 * Takes the claim to this browser, or into the account that is signed in here, once the code proves that its person reads
 * the mail of the address it was paid with. In the browser it was in before it is no more: the same link brings it back.
 */
export async function proveReceipt(
  deps: ReceiptLinkDeps,
  owner: Owner,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<Result<null, ProveReceiptError>> {
  const { bills, codes, db, hashing } = deps;
  if (code.trim() === '') return err({ code: 'account.code_empty' });
  return inTransaction(db, async (trx): Promise<Result<null, ProveReceiptError>> => {
    const found = await findReceiptLink(trx, token);
    if (!found.ok) return found;
    const link = found.value;
    const { orderId, claimId } = link;
    if (link.accountId !== null) {
      if (!(await isTheirs(deps, trx, owner, claimId))) return err({ code: 'receipt.log_in' });
      await showOnResultPage(trx, owner.sessionId, claimId);
      return ok(null);
    }
    const email = parseEmailAddress((await bills.unsafeEmailOf(trx, orderId)) ?? '');
    if (!email.ok || !(await codes.use(trx, codeFor(owner, orderId), code))) {
      return err({ code: 'account.code_wrong' });
    }
    await takeOver(deps, trx, owner, { orderId, claimId, fingerprint: fingerprintOf(hashing, email.value) });
    return ok(null);
  });
}

async function takeOver(
  { claims, clock }: ReceiptLinkDeps,
  trx: DbTransaction,
  owner: Owner,
  { claimId, fingerprint, orderId }: Readonly<Record<'claimId' | 'fingerprint' | 'orderId', string>>,
): Promise<void> {
  await claims.giveTo(trx, claimId, owner);
  await showOnResultPage(trx, owner.sessionId, claimId);
  await noteProved(trx, { claimId, fingerprint }, { language: spokenLanguage(), atMs: clock.now() });
  await appendAudit(trx, claimId, clock.now(), { kind: 'receipt.link_used', orderId });
}
