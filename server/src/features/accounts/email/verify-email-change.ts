import { err, ok, type Result } from '@plainclaim/domain';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { type DbTransaction, hasSqlState, inTransaction, SQL_STATE } from '../../../platform/db/index.ts';
import { languageForOwner } from '../../../platform/language/index.ts';
import type { LimitRefusal } from '../../../platform/limits/index.ts';
import type { BegunSession } from '../../sessions/index.ts';
import { type AccountDeps, type Caller, takeEach } from '../account-deps.ts';
import type { Profile } from '../account-repository.ts';
import { addressBinding } from '../codes/address-code.ts';
import { displayNameOf, type EmailAddress } from './email-address.ts';
import { findEmailChange } from './find-email-change.ts';
import { noteVerified } from '../register/verified-addresses.ts';

export type VerifyEmailChangeError =
  | { readonly code: 'account.signed_out' }
  | { readonly code: 'account.code_empty' }
  | { readonly code: 'account.code_wrong' }
  /** The code was right, but the address got an account of its own meanwhile. */
  | { readonly code: 'account.email_taken' }
  | LimitRefusal;

/** A name that was only ever the address before the @ follows the address. */
const profileAt = ({ email: before, displayName }: Profile, email: EmailAddress): Profile => ({
  email,
  displayName: displayName === displayNameOf(before) ? displayNameOf(email) : displayName,
});

/**
 * Gives the account the address whose code was typed. This browser's session is renewed, a reset code that is still on
 * its way to the old address is worth nothing any more, and the old address is told.
 */
export async function verifyEmailChange(
  deps: AccountDeps,
  caller: Caller,
  typedCode: string,
): Promise<Result<BegunSession, VerifyEmailChangeError>> {
  const { db, limits, log } = deps;
  if (typedCode.trim() === '') return err({ code: 'account.code_empty' });
  const refusal = await takeEach(limits, [['code-client', caller.client]]);
  if (refusal !== null) return err(refusal);

  const changed = await inTransaction(db, (trx) => change(deps, trx, caller, typedCode)).catch((error: unknown) => {
    if (!hasSqlState(error, SQL_STATE.uniqueViolation)) throw error;
    return err({ code: 'account.email_taken' } as const);
  });
  const accountId = caller.owner?.accountId ?? '';
  if (changed.ok) log.info({ event: 'email_change.done', accountId }, 'the address of an account was changed');
  else log.warn({ event: 'email_change.code_refused', accountId, code: changed.error.code }, 'a code was refused');
  return changed;
}

async function change(
  deps: AccountDeps,
  trx: DbTransaction,
  { owner: asking, device }: Caller,
  typedCode: string,
): Promise<Result<BegunSession, VerifyEmailChangeError>> {
  const { accounts, clock, codes, mail, sessions } = deps;
  if (asking !== null && asking.accountId !== null) await accounts.hold(trx, asking.accountId);
  const found = await findEmailChange(deps, trx, asking);
  if (!found.ok) return found;
  const { change: waiting, owner } = found.value;
  if (waiting === null) return err({ code: 'account.code_wrong' });
  const binding = addressBinding('change-email', owner.sessionId, waiting.fingerprint);
  if (!(await codes.use(trx, binding, typedCode))) return err({ code: 'account.code_wrong' });
  const account = await accounts.findOwned(trx, owner.accountId);
  if (account === null) return err({ code: 'account.signed_out' });

  const { fingerprint, email } = waiting;
  await accounts.changeAddress(trx, { id: account.id, fingerprint, profile: profileAt(account.profile, email) });
  await codes.withdrawAll(trx, 'reset', account.id);
  const session = await sessions.signIn(trx, owner, account.id, device);
  await noteVerified(trx, session.owner.sessionId, fingerprint, clock.now());
  await appendAccountAudit(trx, account.id, clock.now(), { kind: 'email.changed' });
  const locale = languageForOwner(account.language);
  await mail.enqueue(trx, { to: account.profile.email, locale, template: 'email-changed', params: {} });
  return ok(session);
}
