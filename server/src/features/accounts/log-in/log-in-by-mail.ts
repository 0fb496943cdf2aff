import { CODE_LENGTH } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import { chosenLanguage } from '../../../platform/language/index.ts';
import type { LimitRefusal } from '../../../platform/limits/index.ts';
import { type AccountDeps, type Caller, takeEach } from '../account-deps.ts';
import { digitsOf } from '../codes/email-codes.ts';
import {
  displayNameOf,
  type EmailError,
  type EmailFingerprint,
  fingerprintOf,
  parseEmailAddress,
} from '../email/email-address.ts';
import { linkWhoWaited } from '../social/social-log-in.ts';
import { takeLinkToCome } from '../social/social-repository.ts';
import { spendLogInLink } from './log-in-links.ts';
import { bringPaidClaims, unownedClaimsPaidBy } from './paid-addresses.ts';
import { logInBinding } from './send-log-in-mail.job.ts';
import { type FirstStepDone, firstStep } from './first-step.ts';

export type LogInByMailError =
  | EmailError
  | { readonly code: 'account.code_empty' }
  | { readonly code: 'account.code_incomplete' }
  | { readonly code: 'account.code_wrong' }
  | { readonly code: 'account.login_link_wrong' }
  | LimitRefusal;

/** Opens an account by the code that was mailed for this browser. */
export async function logInByCode(
  deps: AccountDeps,
  caller: Caller,
  typed: { readonly email: string; readonly code: string },
): Promise<Result<FirstStepDone, LogInByMailError>> {
  const { box, clock, codes, db, hashing, limits, log } = deps;
  if (typed.code.trim() === '') return err({ code: 'account.code_empty' });
  if (digitsOf(typed.code).length !== CODE_LENGTH) return err({ code: 'account.code_incomplete' });
  const email = parseEmailAddress(typed.email);
  if (!email.ok) return email;
  const refusal = await takeEach(limits, [['code-client', caller.client]]);
  if (refusal !== null) return err(refusal);
  const fingerprint = fingerprintOf(hashing, email.value);
  const done = await inTransaction(db, async (trx) => {
    const isRight = await codes.use(trx, logInBinding(fingerprint, caller.owner?.sessionId ?? ''), typed.code);
    if (!isRight || caller.owner === null) return null;
    const waiting = await takeLinkToCome(box, trx, caller.owner.sessionId, clock.now());
    const opened = await openByAddress(deps, trx, caller, fingerprint);
    // With a second step to come the mail alone has proved too little.
    if (opened?.kind === 'signed_in')
      await linkWhoWaited(deps, trx, waiting, { address: fingerprint, accountId: opened.session.owner.accountId });
    return opened;
  });
  if (done === null) {
    log.warn({ event: 'login.code_refused' }, 'a mailed code was refused');
    return err({ code: 'account.code_wrong' });
  }
  return ok(done);
}

/** Opens an account by the link in that mail, in whichever browser. */
export async function logInByLink(
  deps: AccountDeps,
  caller: Caller,
  token: string,
): Promise<Result<FirstStepDone, LogInByMailError>> {
  const { clock, db, limits, log } = deps;
  const refusal = await takeEach(limits, [['code-client', caller.client]]);
  if (refusal !== null) return err(refusal);
  const done = await inTransaction(db, async (trx) => {
    const fingerprint = await spendLogInLink(trx, token, clock.now());
    return fingerprint === null ? null : openByAddress(deps, trx, caller, fingerprint);
  });
  if (done === null) {
    log.warn({ event: 'login.link_refused' }, 'a mailed link was refused');
    return err({ code: 'account.login_link_wrong' });
  }
  return ok(done);
}

/**
 * The account of an address whose mail this caller reads. Claims that were paid with it without an account come along; where
 * there is no account yet, such a claim makes one, without a password.
 */
async function openByAddress(
  deps: AccountDeps,
  trx: DbTransaction,
  caller: Caller,
  fingerprint: EmailFingerprint,
): Promise<FirstStepDone | null> {
  const { accounts, log } = deps;
  const found = await accounts.findByAddress(trx, fingerprint);
  if (found !== null) await accounts.hold(trx, found.id);
  const paid = await unownedClaimsPaidBy(trx, fingerprint);
  const accountId = found?.id ?? (await makeAccount(deps, trx, fingerprint, paid[0]?.orderId));
  if (accountId === null) return null;
  const done = await firstStep(deps, trx, caller, accountId);
  // The claims wait for the second step where there is one: the first alone shows nothing.
  if (done.kind === 'signed_in') await bringPaidClaims(deps, trx, fingerprint, done.session.owner);
  log.info({ event: 'login.by_mail', accountId, state: done.kind }, 'somebody showed that they read the mail');
  return done;
}

async function makeAccount(
  { accounts, clock, emailOfOrder, ids }: AccountDeps,
  trx: DbTransaction,
  fingerprint: EmailFingerprint,
  orderId: string | undefined,
): Promise<string | null> {
  const email = parseEmailAddress(orderId === undefined ? '' : ((await emailOfOrder(trx, orderId)) ?? ''));
  if (!email.ok) return null;
  const account = {
    id: ids.uuid(),
    fingerprint,
    profile: { email: email.value, displayName: displayNameOf(email.value) },
    passwordHash: null,
    language: chosenLanguage(),
  };
  if (!(await accounts.insert(trx, account, clock.now()))) return null;
  await appendAccountAudit(trx, account.id, clock.now(), { kind: 'account.created' });
  return account.id;
}
