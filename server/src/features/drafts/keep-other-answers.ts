import { type ClaimDraft, err, ok, type Position, type Result } from '@plainclaim/domain';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { ClaimRepository } from './claim-repository.ts';
import { draftEnd } from './draft-days.ts';
import { isSameAnswers, type OtherAnswersRepository } from './other-answers.ts';

type Deps = {
  readonly db: Db;
  readonly claims: ClaimRepository;
  readonly others: OtherAnswersRepository;
  readonly clock: Clock;
  readonly ids: Ids;
};
type Answers = { readonly draft: ClaimDraft; readonly position: Position };

/**
 * A browser gives up its own answers for the newer ones: they are kept beside the claim. When the claim was put aside
 * meanwhile, they are put aside as well, as a claim of their own.
 */
export async function keepOtherAnswers(
  { db, claims, others, clock, ids }: Deps,
  owner: Owner,
  answers: Answers,
): Promise<Result<null, { readonly code: 'draft.already_ordered' }>> {
  return await inTransaction(db, async function keep(trx): Promise<
    Result<null, { readonly code: 'draft.already_ordered' }>
  > {
    const savedAtMs = clock.now();
    const stored = await claims.lockCurrentOwned(trx, owner);
    if (stored?.status === 'paid') return err({ code: 'draft.already_ordered' });
    if (stored !== null) {
      if (isSameAnswers(stored.draft, answers.draft)) return ok(null);
      await others.keep(trx, stored.id, { ...answers, savedAtMs }, savedAtMs);
      return ok(null);
    }
    const id = ids.uuid();
    const begun = { id, ...answers, savedAtMs, expiresAtMs: draftEnd(owner, savedAtMs) };
    // Another tab began a draft between our look and our insert: these answers belong beside that one.
    if (!(await claims.insert(trx, owner, begun))) return keep(trx);
    await appendAudit(trx, id, savedAtMs, { kind: 'claim.started' });
    await claims.archive(trx, id, savedAtMs);
    await appendAudit(trx, id, savedAtMs, { kind: 'claim.archived' });
    return ok(null);
  });
}
