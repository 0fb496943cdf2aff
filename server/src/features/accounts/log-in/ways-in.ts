import type { SocialProvider } from '@plainclaim/contract';
import type { Db } from '../../../platform/db/index.ts';
import type { SealedBox } from '../../../platform/security/index.ts';
import type { AccountRepository } from '../account-repository.ts';
import { listOwnedPasskeys } from '../passkeys/passkey-repository.ts';
import { countRecoveryCodes, isSecondStepOn } from '../second-step/second-step-repository.ts';
import { listOwnedIdentities } from '../social/social-repository.ts';

/** How an account can be opened. It names no secret. */
export type WaysIn = {
  readonly hasPassword: boolean;
  readonly hasSecondStep: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly {
    readonly name: string;
    readonly createdAtMs: number;
    readonly lastUsedAtMs: number | null;
  }[];
  readonly services: readonly { readonly provider: SocialProvider; readonly linkedAtMs: number }[];
};

type Deps = { readonly box: SealedBox; readonly db: Db; readonly accounts: AccountRepository };

/** For its owner alone, who takes along what is kept of them. */
export async function waysInOf({ box, db, accounts }: Deps, accountId: string): Promise<WaysIn> {
  const account = await accounts.findOwned(db, accountId);
  const passkeys = await listOwnedPasskeys(box, db, accountId);
  return {
    hasPassword: (account?.passwordHash ?? null) !== null,
    hasSecondStep: await isSecondStepOn(db, accountId),
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
    passkeys: passkeys.map(({ name, createdAtMs, lastUsedAtMs }) => ({ name, createdAtMs, lastUsedAtMs })),
    services: await listOwnedIdentities(db, accountId),
  };
}
