import { appendAudit } from '../../platform/audit/index.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import type { Owner, SignedIn } from '../sessions/index.ts';
import type { ClaimRepository } from './claim-repository.ts';

/**
 * What an anonymous browser began becomes the account's: drafts, paid claims and their letters. The draft on the screen
 * stays open and one the account had open is put aside; a draft that holds no answer yet is put aside itself. Nothing is
 * deleted. Someone signed in brings nothing: their claims belong to an account already. Answers how many claims came.
 */
export async function adoptClaims(
  claims: ClaimRepository,
  trx: DbTransaction,
  from: Owner | null,
  to: SignedIn,
  nowMs: number,
): Promise<number> {
  if (from === null || from.accountId !== null) return 0;
  const brought = await claims.lockCurrentOwned(trx, from);
  const own = brought?.status === 'draft' ? await claims.lockCurrentOwned(trx, to) : null;
  const aside = own === null ? null : brought?.draft.situation === '' ? brought : own;
  if (aside !== null) {
    await claims.archive(trx, aside.id, nowMs);
    await appendAudit(trx, aside.id, nowMs, { kind: 'claim.archived' });
  }
  return claims.handOver(trx, from.sessionId, to.accountId);
}
