import type { DbTransaction } from '../../../platform/db/index.ts';
import type { BegunSession } from '../../sessions/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { isSecondStepOn } from '../second-step/second-step-repository.ts';
import { signIn } from './sign-in.ts';

/** After a right password, mailed code or other service: signed in, or a code of the second step is asked for. */
export type FirstStepDone =
  | { readonly kind: 'signed_in'; readonly session: BegunSession }
  | { readonly kind: 'second_step'; readonly accountId: string };

/** Signs in where no second step is on. The account must be held by the transaction. */
export async function firstStep(
  deps: Pick<AccountDeps, 'claims' | 'clock' | 'sessions'>,
  trx: DbTransaction,
  caller: Pick<Caller, 'owner' | 'device'>,
  accountId: string,
): Promise<FirstStepDone> {
  if (await isSecondStepOn(trx, accountId)) return { kind: 'second_step', accountId };
  return { kind: 'signed_in', session: await signIn(deps, trx, caller, accountId) };
}
