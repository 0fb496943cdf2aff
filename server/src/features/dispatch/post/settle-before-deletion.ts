import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { SettleDeps } from '../../checkout/index.ts';
import { cancelWaitingPost, type PostDeps } from './arrange-post.ts';
import { claimsToPayBack, giveBackPostage } from './give-back.job.ts';

/**
 * Before claims go for good: what still waits to be posted is stopped, and what mailing was worth goes back while it is still
 * known from whom it came. Throws where the provider cannot be reached, so that the deletion is tried again.
 */
export async function settlePostBeforeDeletion(
  deps: SettleDeps & PostDeps & { readonly db: Db },
  claimIds: readonly string[],
): Promise<void> {
  if (claimIds.length === 0) return;
  await inTransaction(deps.db, async (trx) => {
    for (const claimId of claimIds) await cancelWaitingPost(deps, trx, claimId, false);
  });
  for (const claimId of await claimsToPayBack(deps.db, claimIds)) await giveBackPostage(deps, { claimId });
}
