import { err, ok, type Result } from '@plainclaim/domain';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import { type AccountDeps, type Caller, confirmOwnPassword, type OwnPasswordError } from '../../accounts/index.ts';
import type { DeletionRepository } from './deletion-repository.ts';
import { claimsOf, type Holder } from '../holders.ts';
import { holderAsking, type WhoError } from '../who-asks.ts';
import { deleteDataJob } from '../your-data-jobs.ts';

export type DeletionWish = {
  /** Of a mailed link; '' without one. */
  readonly token: string;
  readonly password: string;
  readonly code: string;
  readonly agreed: boolean;
};

export type AskDeletionError =
  | WhoError
  | OwnPasswordError
  | { readonly code: 'data.not_agreed' }
  | { readonly code: 'data.confirm_empty' }
  | { readonly code: 'account.code_wrong' };

type Deps = AccountDeps & { readonly jobs: Jobs; readonly deletions: DeletionRepository };

/**
 * Takes the wish to have everything deleted: an account's by its password or a mailed code, a browser's own by its session,
 * others' by the link. All its sessions end at once, the deletion itself is a job. Two wishes at once are one.
 */
export async function askDeletion(
  deps: Deps,
  caller: Caller,
  wish: DeletionWish,
): Promise<Result<Holder, AskDeletionError>> {
  const { accounts, db, clock, deletions, ids, jobs, log, sessions } = deps;
  const found = await holderAsking(deps, { owner: caller.owner, token: wish.token });
  if (!found.ok) return found;
  const holder = found.value;
  if (!wish.agreed) return err({ code: 'data.not_agreed' });
  const refusal = holder.kind === 'account' ? await confirm(deps, caller, wish) : null;
  if (refusal !== null) return err(refusal);
  const isAsked = await inTransaction(db, async (trx) => {
    if (holder.kind === 'account') {
      await accounts.hold(trx, holder.accountId);
      // A wish of the same moment may have come true already.
      if ((await accounts.findOwned(trx, holder.accountId)) === null) return true;
      if (!(await useCode(deps, trx, holder.accountId, wish))) return false;
      await sessions.endOthers(trx, holder.accountId, null);
    } else if ((await claimsOf(trx, holder)).length === 0) return true;
    const deletionId = ids.uuid();
    const asked = { id: deletionId, holder, reason: 'asked', atMs: clock.now() } as const;
    if (await deletions.insert(trx, asked)) {
      await jobs.enqueue(trx, deleteDataJob, { deletionId }, { singletonKey: deletionId });
      if (holder.kind === 'account') {
        await appendAccountAudit(trx, holder.accountId, asked.atMs, { kind: 'data.deletion_asked' });
      }
    }
    return true;
  });
  if (!isAsked) return err({ code: 'account.code_wrong' });
  log.info(
    { event: 'data.deletion_asked', ...(holder.kind === 'account' ? { accountId: holder.accountId } : {}) },
    'a deletion of personal data was asked for',
  );
  return ok(holder);
}

/** Everything that can be judged before the transaction; a code is used up in it. */
async function confirm(deps: Deps, caller: Caller, wish: DeletionWish): Promise<AskDeletionError | null> {
  if (wish.code.trim() === '') {
    if (wish.password === '') return { code: 'data.confirm_empty' };
    const confirmed = await confirmOwnPassword(deps, caller, wish.password);
    return confirmed.ok ? null : confirmed.error;
  }
  const taken = caller.client === null ? null : await deps.limits.take('code-client', caller.client);
  return taken?.ok === false ? taken.error : null;
}

async function useCode(
  { codes }: Deps,
  trx: DbTransaction,
  accountId: string,
  { code }: DeletionWish,
): Promise<boolean> {
  if (code.trim() === '') return true;
  return codes.use(trx, { flow: 'leave', subject: accountId }, code);
}
