import { verify } from 'otplib';
import type { DbTransaction } from '../../../platform/db/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type SecondStep, spendRecoveryCode } from './second-step-repository.ts';

/** RFC 6238: codes of the step before and after are taken too, for clocks that differ by up to half a minute. */
const TOLERANCE_SECONDS = 30;
const APP_CODE = /^\d{6}$/;

/** The time step of a right code that was not used before; null for any other. */
export async function timeStepOf(step: SecondStep, typed: string, nowMs: number): Promise<number | null> {
  const token = typed.replaceAll(/\s/g, '');
  if (!APP_CODE.test(token)) return null;
  const found = await verify({
    secret: step.secret,
    token,
    epoch: Math.floor(nowMs / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  if (!found.valid || !('timeStep' in found) || typeof found.timeStep !== 'number') return null;
  return found.timeStep > step.lastTimeStep ? found.timeStep : null;
}

/** Ten codes of ten signs each: 50 random bits, which nobody guesses within the limits. */
export const RECOVERY_CODE_COUNT = 10;
const HALF = 5;

/** "ABCDE-FGHJK", for people to write down. */
export const newRecoveryCodes = (ids: AccountDeps['ids']): readonly string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const signs = ids.readableToken();
    return `${signs.slice(0, HALF)}-${signs.slice(HALF, 2 * HALF)}`;
  });

/** As typed: small letters, blanks and a missing dash are no mistakes. */
const canonical = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

export const recoveryCodeMac = ({ hashing }: Pick<AccountDeps, 'hashing'>, accountId: string, code: string): Buffer =>
  hashing.macShortCode(canonical(code), { purpose: 'recovery-code', subject: accountId });

export const takeRecoveryCode = (
  deps: Pick<AccountDeps, 'clock' | 'hashing'>,
  trx: DbTransaction,
  accountId: string,
  typed: string,
): Promise<boolean> => spendRecoveryCode(trx, accountId, recoveryCodeMac(deps, accountId, typed), deps.clock.now());
