import { err, ok, type Result } from '@plainclaim/domain';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { chosenLanguage } from '../../../platform/language/index.ts';
import type { LimitRefusal } from '../../../platform/limits/index.ts';
import type { BegunSession } from '../../sessions/index.ts';
import { type AccountDeps, type Caller, takeEach } from '../account-deps.ts';
import { displayNameOf } from '../email/email-address.ts';
import { findPending } from './find-pending.ts';
import { signUpBinding } from './mail-sign-up-code.ts';
import { linkWhoWaited } from '../social/social-log-in.ts';
import { takeLinkToCome } from '../social/social-repository.ts';
import { signIn } from '../log-in/sign-in.ts';
import { noteVerified } from './verified-addresses.ts';

export type VerifyError =
  | { readonly code: 'account.code_empty' }
  | { readonly code: 'account.code_wrong' }
  /** The code was right, but the address got its account in another browser meanwhile. */
  | { readonly code: 'account.exists' }
  | LimitRefusal;

/** Makes the account that waits in this browser, signs in, and gives it what the browser had begun without one. */
export async function verifyRegistration(
  deps: AccountDeps,
  { owner, client, device }: Caller,
  typed: { readonly email: string; readonly code: string },
): Promise<Result<BegunSession, VerifyError>> {
  const { box, db, accounts, clock, codes, hashing, ids, limits, log, pending } = deps;
  if (typed.code.trim() === '') return err({ code: 'account.code_empty' });
  const refusal = await takeEach(limits, [['code-client', client]]);
  if (refusal !== null) return err(refusal);

  const verified = await inTransaction(db, async (trx): Promise<Result<BegunSession, VerifyError>> => {
    const waiting = await findPending(deps, trx, owner, typed.email);
    if (owner === null || waiting === null) return err({ code: 'account.code_wrong' });
    const { email, fingerprint, passwordHash } = waiting;
    const isRight = await codes.use(trx, signUpBinding(hashing, waiting, typed.code), typed.code);
    if (!isRight) return err({ code: 'account.code_wrong' });

    const nowMs = clock.now();
    const account = {
      id: ids.uuid(),
      fingerprint,
      profile: { email, displayName: displayNameOf(email) },
      passwordHash,
      language: chosenLanguage(),
    };
    if (!(await accounts.insert(trx, account, nowMs))) {
      await pending.remove(trx, owner.sessionId);
      return err({ code: 'account.exists' });
    }
    await appendAccountAudit(trx, account.id, nowMs, { kind: 'account.created' });
    const linkToCome = await takeLinkToCome(box, trx, owner.sessionId, nowMs);
    await linkWhoWaited(deps, trx, linkToCome, { address: fingerprint, accountId: account.id });
    const session = await signIn(deps, trx, { owner, device }, account.id);
    await noteVerified(trx, session.owner.sessionId, fingerprint, nowMs);
    return ok(session);
  });
  if (verified.ok) log.info({ event: 'account.created', accountId: verified.value.owner.accountId }, 'account made');
  else log.warn({ event: 'registration.code_refused', code: verified.error.code }, 'a sign-up code was refused');
  return verified;
}
