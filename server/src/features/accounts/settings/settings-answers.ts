import type { AccountContactAnswer, PasskeysAnswer, SecondStepAnswer } from '@plainclaim/contract';
import type { AccountDeps } from '../account-deps.ts';
import { listOwnedPasskeys } from '../passkeys/passkey-repository.ts';
import { countRecoveryCodes, isSecondStepOn } from '../second-step/second-step-repository.ts';

/** What the settings show of an account, part by part: each call of them and the one for all answer with these. */

export async function contactAnswer(
  { accounts, db }: Pick<AccountDeps, 'accounts' | 'db'>,
  accountId: string,
): Promise<AccountContactAnswer> {
  return {
    success: true,
    message: '',
    contact: await accounts.findContact(db, accountId),
    has_password: ((await accounts.findOwned(db, accountId))?.passwordHash ?? null) !== null,
  };
}

export const secondStepAnswer = async (
  { db }: Pick<AccountDeps, 'db'>,
  accountId: string,
): Promise<SecondStepAnswer> => ({
  success: true,
  message: '',
  is_on: await isSecondStepOn(db, accountId),
  recovery_codes_left: await countRecoveryCodes(db, accountId),
});

export const passkeysAnswer = async (
  { box, db }: Pick<AccountDeps, 'box' | 'db'>,
  accountId: string,
  message = '',
): Promise<PasskeysAnswer> => ({
  success: true,
  message,
  passkeys: (await listOwnedPasskeys(box, db, accountId)).map(({ id, name, createdAtMs, lastUsedAtMs }) => ({
    id,
    name,
    created_at: new Date(createdAtMs).toISOString(),
    last_used_at: lastUsedAtMs === null ? null : new Date(lastUsedAtMs).toISOString(),
  })),
});
