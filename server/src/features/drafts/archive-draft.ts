import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { ClaimRepository } from './claim-repository.ts';

/** Puts the caller's claim aside so that a new one can begin. Nothing is deleted; doing it twice changes nothing. */
export async function archiveDraft(
  { db, claims, clock }: { readonly db: Db; readonly claims: ClaimRepository; readonly clock: Clock },
  owner: Owner,
): Promise<void> {
  return await inTransaction(db, async (trx) => {
    const stored = await claims.lockCurrentOwned(trx, owner);
    if (stored === null) return;
    await claims.archive(trx, stored.id, clock.now());
    await appendAudit(trx, stored.id, clock.now(), { kind: 'claim.archived' });
  });
}
