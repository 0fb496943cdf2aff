import { err, ok, type Result } from '@plainclaim/domain';
import { generateSecret, generateURI } from 'otplib';
import { encode } from 'uqr';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import { languageForOwner } from '../../../platform/language/index.ts';
import type { SignedIn } from '../../sessions/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { confirmOwnPassword, type OwnPasswordError } from '../password/own-password.ts';
import { newRecoveryCodes, recoveryCodeMac, timeStepOf } from './second-step-code.ts';
import {
  insertSecondStep,
  isSecondStepOn,
  lockSecondStep,
  noteTimeStep,
  removeSecondStep,
  replaceRecoveryCodes,
} from './second-step-repository.ts';

/** A set-up that was not finished in this time is begun anew: its secret was on a screen. */
const SET_UP_MS = 30 * 60_000;

export type BeginSecondStepError = OwnPasswordError | { readonly code: 'account.second_step_is_on' };

export type BegunSecondStep = { readonly secret: string; readonly uri: string; readonly qr: readonly string[] };

/** A new secret for an authenticator app. Nothing is asked for at a log-in before its first code was typed. */
export async function beginSecondStep(
  deps: AccountDeps,
  caller: Caller,
  password: string,
): Promise<Result<BegunSecondStep, BeginSecondStepError>> {
  const { box, clock, db, ids, siteName } = deps;
  const confirmed = await confirmOwnPassword(deps, caller, password);
  if (!confirmed.ok) return confirmed;
  const { account } = confirmed.value;
  const secret = generateSecret();
  const isBegun = await inTransaction(db, async (trx) => {
    await deps.accounts.hold(trx, account.id);
    if (await isSecondStepOn(trx, account.id)) return false;
    await insertSecondStep(box, trx, { id: ids.uuid(), accountId: account.id, secret }, clock.now());
    return true;
  });
  if (!isBegun) return err({ code: 'account.second_step_is_on' });
  const uri = generateURI({ issuer: siteName, label: account.profile.email, secret });
  const qr = encode(uri).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  return ok({ secret, uri, qr });
}

export type ConfirmSecondStepError =
  | { readonly code: 'account.signed_out' }
  | { readonly code: 'account.code_empty' }
  | { readonly code: 'account.second_step_not_begun' }
  | { readonly code: 'account.second_step_wrong' };

/** The first code of the app turns the second step on. Answers the recovery codes, which are shown this once. */
export async function confirmSecondStep(
  deps: AccountDeps,
  { accountId }: SignedIn,
  typed: string,
): Promise<Result<readonly string[], ConfirmSecondStepError>> {
  const { accounts, box, clock, db, log } = deps;
  if (typed.trim() === '') return err({ code: 'account.code_empty' });
  const done = await inTransaction(db, async (trx): Promise<Result<readonly string[], ConfirmSecondStepError>> => {
    await accounts.hold(trx, accountId);
    const account = await accounts.findOwned(trx, accountId);
    if (account === null) return err({ code: 'account.signed_out' });
    const step = await lockSecondStep(box, trx, accountId);
    const nowMs = clock.now();
    if (step === null || step.isOn || nowMs - step.createdAtMs > SET_UP_MS) {
      return err({ code: 'account.second_step_not_begun' });
    }
    const timeStep = await timeStepOf(step, typed, nowMs);
    if (timeStep === null) return err({ code: 'account.second_step_wrong' });
    await noteTimeStep(trx, accountId, { timeStep, confirmedAtMs: nowMs });
    const codes = await giveRecoveryCodes(deps, trx, accountId);
    await appendAccountAudit(trx, accountId, nowMs, { kind: 'second_step.on' });
    const locale = languageForOwner(account.language);
    await deps.mail.enqueue(trx, { to: account.profile.email, locale, template: 'second-step-on', params: {} });
    return ok(codes);
  });
  if (done.ok) log.info({ event: 'second_step.on', accountId }, 'a second step was turned on');
  return done;
}

async function giveRecoveryCodes(deps: AccountDeps, trx: DbTransaction, accountId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes(deps.ids);
  const macs = codes.map((code) => recoveryCodeMac(deps, accountId, code));
  await replaceRecoveryCodes(trx, accountId, macs, deps.clock.now());
  return codes;
}

export type EndSecondStepError = OwnPasswordError;

/** No code is asked for any more. The owner is told by mail. */
export async function endSecondStep(
  deps: AccountDeps,
  caller: Caller,
  password: string,
): Promise<Result<null, EndSecondStepError>> {
  const { accounts, clock, db, log, mail } = deps;
  const confirmed = await confirmOwnPassword(deps, caller, password);
  if (!confirmed.ok) return confirmed;
  const { account } = confirmed.value;
  await inTransaction(db, async (trx) => {
    await accounts.hold(trx, account.id);
    const wasOn = await isSecondStepOn(trx, account.id);
    await removeSecondStep(trx, account.id);
    if (!wasOn) return;
    await appendAccountAudit(trx, account.id, clock.now(), { kind: 'second_step.off' });
    const locale = languageForOwner(account.language);
    await mail.enqueue(trx, { to: account.profile.email, locale, template: 'second-step-off', params: {} });
  });
  log.info({ event: 'second_step.off', accountId: account.id }, 'a second step was turned off');
  return ok(null);
}

export type RenewRecoveryCodesError = OwnPasswordError | { readonly code: 'account.second_step_not_begun' };

/** Other recovery codes; those of before work no more. */
export async function renewRecoveryCodes(
  deps: AccountDeps,
  caller: Caller,
  password: string,
): Promise<Result<readonly string[], RenewRecoveryCodesError>> {
  const { accounts, clock, db } = deps;
  const confirmed = await confirmOwnPassword(deps, caller, password);
  if (!confirmed.ok) return confirmed;
  const { account } = confirmed.value;
  return inTransaction(db, async (trx) => {
    await accounts.hold(trx, account.id);
    if (!(await isSecondStepOn(trx, account.id))) return err({ code: 'account.second_step_not_begun' });
    const codes = await giveRecoveryCodes(deps, trx, account.id);
    await appendAccountAudit(trx, account.id, clock.now(), { kind: 'recovery_codes.made' });
    return ok(codes);
  });
}
