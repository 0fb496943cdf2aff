import { err, ok, type Result, withHonestSignature } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import { CLAIM_ID, type ClaimRepository } from './claim-repository.ts';
import { draftEnd } from './draft-days.ts';
import { isSameAnswers, type OtherAnswersRepository } from './other-answers.ts';

type Deps = {
  readonly db: Db;
  readonly claims: ClaimRepository;
  readonly others: OtherAnswersRepository;
  readonly clock: Clock;
};

export type BringBackError = { readonly code: 'draft.none' | 'draft.already_ordered' | 'draft.others_gone' };

/** The kept answers and the claim's change places, so that this, too, can be taken back. */
export async function bringBackAnswers(
  { db, claims, others, clock }: Deps,
  owner: Owner,
  otherId: string,
): Promise<Result<null, BringBackError>> {
  return await inTransaction(db, async (trx): Promise<Result<null, BringBackError>> => {
    const stored = await claims.lockCurrentOwned(trx, owner);
    if (stored === null) return err({ code: 'draft.none' });
    if (stored.status === 'paid') return err({ code: 'draft.already_ordered' });
    const wanted = CLAIM_ID.test(otherId) ? await others.take(trx, stored.id, otherId) : null;
    if (wanted === null) return err({ code: 'draft.others_gone' });
    const savedAtMs = clock.now();
    if (!isSameAnswers(stored.draft, wanted.draft)) await others.keep(trx, stored.id, stored, savedAtMs);
    await claims.update(trx, {
      id: stored.id,
      draft: withHonestSignature(stored.draft, wanted.draft),
      position: wanted.position,
      revision: stored.revision + 1,
      savedAtMs,
      expiresAtMs: draftEnd(owner, savedAtMs),
    });
    return ok(null);
  });
}
