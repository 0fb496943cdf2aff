import { type JurisdictionPack, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import { contentHash } from '../../../platform/security/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { composeLetterFor, detailsOf } from './compose-letter-for.ts';
import { type AccessDeps, type AccessError, findPaidClaim, type PaidClaim } from '../letter-access.ts';
import type { LetterRepository, WorkingLetter } from '../letter-repository.ts';
import type { ReviewRepository } from '../review-repository.ts';
import { generationOf } from '../review/sentence-sources.ts';

type Deps = AccessDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly letters: LetterRepository;
  readonly reviews: ReviewRepository;
  readonly pack: JurisdictionPack;
};

export type GeneratedLetter = { readonly paid: PaidClaim; readonly letter: WorkingLetter };

/** The letter that is there already, or why the caller gets none; null when it must be composed first. */
export async function readLetter(
  deps: AccessDeps & Pick<Deps, 'db' | 'letters'>,
  owner: Owner | null,
): Promise<Result<GeneratedLetter, AccessError> | null> {
  const found = await findPaidClaim(deps, deps.db, owner, false);
  if (!found.ok) return found;
  const letter = await deps.letters.findWorking(deps.db, found.value.stored.id);
  return letter === null ? null : ok({ paid: found.value, letter });
}

/**
 * Composes the letter of the caller's paid claim, with what the person has settled so far. A letter that is there
 * already is given back as it is: composing again would throw away what the person wrote.
 */
export async function generateLetter(deps: Deps, owner: Owner | null): Promise<Result<GeneratedLetter, AccessError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<GeneratedLetter, AccessError>> => {
    const { clock, letters, reviews, pack } = deps;
    const found = await findPaidClaim(deps, trx, owner, true);
    if (!found.ok) return found;
    const { stored, claim } = found.value;
    const existing = await letters.findWorking(trx, stored.id);
    if (existing !== null) return ok({ paid: found.value, letter: existing });

    const nowMs = clock.now();
    const issuedOn = clock.today();
    const decisions = await reviews.findDecisions(trx, stored.id);
    const composition = composeLetterFor(pack, claim, { issuedOn }, decisions);
    const { composed, fit, input } = composition;
    const letter: WorkingLetter = {
      claimId: stored.id,
      text: composed.text,
      edits: [],
      details: detailsOf(claim, composed),
      issuedOn,
      deadline: input.deadline,
      rowIds: fit.rowIds,
      savedAtMs: nowMs,
    };
    await letters.insertWorking(trx, letter);
    await reviews.saveGeneration(trx, stored.id, generationOf(composition), nowMs);
    await appendAudit(trx, stored.id, nowMs, {
      kind: 'letter.generated',
      by: actorOf(found.value.owner),
      textSha256: contentHash(letter.text),
    });
    return ok({ paid: found.value, letter });
  });
}
