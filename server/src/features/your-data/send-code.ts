import { err, ok, type Result } from '@plainclaim/domain';
import { inTransaction } from '../../platform/db/index.ts';
import { languageForOwner, spokenLanguage } from '../../platform/language/index.ts';
import type { LimitRefusal } from '../../platform/limits/index.ts';
import { type AccountDeps, type Caller, type EmailAddress, mailboxOf } from '../accounts/index.ts';
import type { OrderRepository } from '../checkout/index.ts';
import { noteProved } from './claim-contacts.ts';
import { claimsOf } from './holders.ts';
import { type PaidAddress, paidAddress } from './paid-address.ts';

type Deps = AccountDeps & { readonly orders: OrderRepository };

export type SendCodeError = { readonly code: 'data.none' } | { readonly code: 'data.no_address' } | LimitRefusal;

const proofOf = (sessionId: string, { fingerprint }: PaidAddress) =>
  ({ flow: 'prove-claim', subject: `${sessionId} ${fingerprint}` }) as const;

async function countMail(
  { hashing, limits }: Deps,
  client: string | null,
  email: EmailAddress,
): Promise<LimitRefusal | null> {
  const byClient = client === null ? null : await limits.take('mail-client', client);
  if (byClient?.ok === false) return byClient.error;
  const byAddress = await limits.take('data-code-address', mailboxOf(hashing, email));
  return byAddress.ok ? null : byAddress.error;
}

/**
 * Mails a code: to the address of an account, which confirms its deletion; to the address that a browser without an
 * account gave with its payment, which proves it. Answers the code to show in development.
 */
export async function sendCode(deps: Deps, { owner, client }: Caller): Promise<Result<string, SendCodeError>> {
  const { db, accounts, codes, mail } = deps;
  if (owner === null) return err({ code: 'data.none' });
  if (owner.accountId !== null) {
    const account = await accounts.findOwned(db, owner.accountId);
    if (account === null) return err({ code: 'data.none' });
    const refusal = await countMail(deps, client, account.profile.email);
    if (refusal !== null) return err(refusal);
    return inTransaction(db, async (trx) => {
      const { code, expiresAtMs } = await codes.issue(trx, { flow: 'leave', subject: account.id });
      const locale = languageForOwner(account.language);
      const to = account.profile.email;
      await mail.enqueue(trx, { to, locale, template: 'leave-code', params: { code }, expiresAtMs });
      return ok(code);
    });
  }
  const address = await paidAddress(deps, await claimsOf(db, { kind: 'browser', sessionId: owner.sessionId }));
  if (address === null || address.isProved) return err({ code: 'data.no_address' });
  const refusal = await countMail(deps, client, address.email);
  if (refusal !== null) return err(refusal);
  return inTransaction(db, async (trx) => {
    const { code, expiresAtMs } = await codes.issue(trx, proofOf(owner.sessionId, address));
    await mail.enqueue(trx, { to: address.email, template: 'claim-code', params: { code }, expiresAtMs });
    return ok(code);
  });
}

export type ProveError =
  | { readonly code: 'data.no_address' }
  | { readonly code: 'account.code_empty' }
  | { readonly code: 'account.code_wrong' }
  | LimitRefusal;

/** Proves the address given with a payment, in the browser that paid and for its claims alone. */
export async function proveAddress(
  deps: Deps,
  { owner, client }: Caller,
  typedCode: string,
): Promise<Result<null, ProveError>> {
  const { db, clock, codes, limits } = deps;
  if (typedCode.trim() === '') return err({ code: 'account.code_empty' });
  const taken = client === null ? null : await limits.take('code-client', client);
  if (taken?.ok === false) return taken;
  if (owner === null || owner.accountId !== null) return err({ code: 'data.no_address' });
  const address = await paidAddress(deps, await claimsOf(db, { kind: 'browser', sessionId: owner.sessionId }));
  if (address === null) return err({ code: 'data.no_address' });
  return inTransaction(db, async (trx) => {
    if (!(await codes.use(trx, proofOf(owner.sessionId, address), typedCode))) {
      return err({ code: 'account.code_wrong' });
    }
    const proof = { language: spokenLanguage(), atMs: clock.now() };
    for (const claimId of address.claimIds) {
      await noteProved(trx, { claimId, fingerprint: address.fingerprint }, proof);
    }
    return ok(null);
  });
}
