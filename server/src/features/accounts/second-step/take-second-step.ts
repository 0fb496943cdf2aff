import { err, ok, type Result } from '@plainclaim/domain';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import { languageForOwner } from '../../../platform/language/index.ts';
import type { LimitRefusal } from '../../../platform/limits/index.ts';
import type { BegunSession } from '../../sessions/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import type { Account } from '../account-repository.ts';
import { bringPaidClaims } from '../log-in/paid-addresses.ts';
import { signIn } from '../log-in/sign-in.ts';
import { takeRecoveryCode, timeStepOf } from './second-step-code.ts';
import { countPendingTry, endPending, lockSecondStep, noteTimeStep } from './second-step-repository.ts';

export type TakeSecondStepError =
  | { readonly code: 'account.code_empty' }
  | { readonly code: 'account.second_step_wrong' }
  | { readonly code: 'account.second_step_over' }
  | LimitRefusal;

/**
 * Whether this code of the app, or a recovery code, is right for the account; either is used up by it. The owner is told by
 * mail of a recovery code.
 */
export async function spendSecondStepCode(
  deps: AccountDeps,
  trx: DbTransaction,
  account: Account,
  typed: string,
): Promise<boolean> {
  const { box, clock, mail } = deps;
  const step = await lockSecondStep(box, trx, account.id);
  if (step === null || !step.isOn) return false;
  const timeStep = await timeStepOf(step, typed, clock.now());
  if (timeStep !== null) {
    await noteTimeStep(trx, account.id, { timeStep });
    return true;
  }
  if (!(await takeRecoveryCode(deps, trx, account.id, typed))) return false;
  await appendAccountAudit(trx, account.id, clock.now(), { kind: 'recovery_code.used' });
  const locale = languageForOwner(account.language);
  await mail.enqueue(trx, { to: account.profile.email, locale, template: 'recovery-code-used', params: {} });
  return true;
}

/** Ends a log-in that waits in this browser for its second step. */
export async function takeSecondStep(
  deps: AccountDeps,
  caller: Caller,
  typed: string,
): Promise<Result<BegunSession, TakeSecondStepError>> {
  const { accounts, clock, db, limits, log } = deps;
  if (typed.trim() === '') return err({ code: 'account.code_empty' });
  const { owner } = caller;
  const accountId = owner === null ? null : await countPendingTry(db, owner.sessionId, clock.now());
  if (owner === null || accountId === null) return err({ code: 'account.second_step_over' });
  const taken = await limits.take('second-step', accountId);
  if (!taken.ok) return taken;
  const session = await inTransaction(db, async (trx) => {
    await accounts.hold(trx, accountId);
    const account = await accounts.findOwned(trx, accountId);
    if (account === null || !(await spendSecondStepCode(deps, trx, account, typed))) return null;
    await endPending(trx, owner.sessionId);
    const begun = await signIn(deps, trx, caller, accountId);
    await bringPaidClaims(deps, trx, account.fingerprint, begun.owner);
    return begun;
  });
  if (session === null) {
    await appendAccountAudit(db, accountId, clock.now(), { kind: 'second_step.failed' });
    log.warn({ event: 'second_step.failed', accountId }, 'a code of the second step was refused');
    return err({ code: 'account.second_step_wrong' });
  }
  await limits.giveBack('second-step', accountId);
  log.info({ event: 'login.succeeded', accountId }, 'logged in with a second step');
  return ok(session);
}
