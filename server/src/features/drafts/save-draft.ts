import { type ClaimDraft, err, ok, type Position, type Result, withHonestSignature } from '@plainclaim/domain';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { ClaimRepository, StoredClaim } from './claim-repository.ts';
import { draftEnd } from './draft-days.ts';
import { isSameAnswers, type OtherAnswersRepository } from './other-answers.ts';

export type SaveDraftInput = {
  readonly draft: ClaimDraft;
  readonly position: Position;
  /** The revision these answers were based on; undefined overwrites whatever is stored. */
  readonly basedOn: number | undefined;
  /** The person chose these answers over newer ones, which are kept beside them. */
  readonly overwrites: boolean;
};

export type SaveDraftError =
  | { readonly code: 'draft.conflict'; readonly revision: number }
  | { readonly code: 'draft.already_ordered' }
  /** A payment for these answers is under way. */
  | { readonly code: 'draft.being_paid' };

export type SavedDraft = { readonly revision: number; readonly savedAtMs: number };

type Deps = {
  readonly db: Db;
  readonly claims: ClaimRepository;
  readonly others: OtherAnswersRepository;
  readonly clock: Clock;
  readonly ids: Ids;
};

/** Keeps what was typed. Two tabs cannot overwrite each other unseen, and a repeated save is no conflict. */
export async function saveDraft(
  { db, claims, others, clock, ids }: Deps,
  owner: Owner,
  input: SaveDraftInput,
): Promise<Result<SavedDraft, SaveDraftError>> {
  return await inTransaction(db, async function save(trx): Promise<Result<SavedDraft, SaveDraftError>> {
    const stored = await claims.lockCurrentOwned(trx, owner);
    const savedAtMs = clock.now();
    const expiresAtMs = draftEnd(owner, savedAtMs);
    if (stored === null) {
      if (await wasOrdered(trx, claims, owner, input.basedOn)) return err({ code: 'draft.already_ordered' });
      const id = ids.uuid();
      const begun = { id, draft: input.draft, position: input.position, savedAtMs, expiresAtMs };
      // Another tab began the draft between our look and our insert: this save comes after it.
      if (!(await claims.insert(trx, owner, begun))) return save(trx);
      await appendAudit(trx, id, savedAtMs, { kind: 'claim.started' });
      return ok({ revision: 1, savedAtMs });
    }
    if (stored.status === 'paid') return err({ code: 'draft.already_ordered' });
    const isStale = input.basedOn !== undefined && input.basedOn !== stored.revision;
    if (isStale && !input.overwrites) {
      if (isRepeat(stored, input)) return ok({ revision: stored.revision, savedAtMs: stored.savedAtMs });
      return err({ code: 'draft.conflict', revision: stored.revision });
    }
    const revision = stored.revision + 1;
    const draft = withHonestSignature(stored.draft, input.draft);
    if (!isSameAnswers(stored.draft, draft) && (await claims.isBeingPaid(trx, stored.id))) {
      return err({ code: 'draft.being_paid' });
    }
    const isChoice = input.overwrites && input.basedOn !== stored.revision;
    if (isChoice && !isSameAnswers(stored.draft, draft)) await others.keep(trx, stored.id, stored, savedAtMs);
    await claims.update(trx, { id: stored.id, draft, position: input.position, revision, savedAtMs, expiresAtMs });
    return ok({ revision, savedAtMs });
  });
}

/**
 * The save before this one arrived, only its answer was lost: the same content one revision on. That save may have
 * taken a mark away that its sender still holds.
 */
const isRepeat = (stored: StoredClaim, input: SaveDraftInput): boolean =>
  stored.revision === (input.basedOn ?? 0) + 1 &&
  stored.position.step === input.position.step &&
  stored.position.subStep === input.position.subStep &&
  [input.draft, { ...input.draft, signature: null, signatureMethod: '' }].some(
    (sent) => JSON.stringify(stored.draft) === JSON.stringify(sent),
  );

/** Answers that set out before their claim was paid for, and arrive after: they must not begin a copy of it. */
async function wasOrdered(
  db: Db,
  claims: ClaimRepository,
  owner: Owner,
  basedOn: number | undefined,
): Promise<boolean> {
  if (basedOn === undefined || basedOn === 0) return false;
  const paid = await claims.findPaidOwned(db, owner);
  return paid !== null && (paid.revision === basedOn || paid.revision === basedOn + 1);
}
