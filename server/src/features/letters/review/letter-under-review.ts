import { err, type JurisdictionPack, type LetterDecisions, ok, type Result } from '@plainclaim/domain';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { sanitizeText } from '../../../platform/documents/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { type Composition, composeLetterFor } from '../generate/compose-letter-for.ts';
import type { Generation } from '../generate/generation.ts';
import { type AccessDeps, type AccessError, findPaidClaim, type PaidClaim } from '../letter-access.ts';
import type { LetterRepository, WorkingLetter } from '../letter-repository.ts';
import type { ReviewRepository } from '../review-repository.ts';
import { generationOf } from './sentence-sources.ts';

export type UnderReviewDeps = AccessDeps & {
  readonly clock: Clock;
  readonly letters: LetterRepository;
  readonly reviews: ReviewRepository;
  readonly pack: JurisdictionPack;
};

/** A letter with what it was generated from, and the decisions that are now. */
export type LetterUnderReview = {
  readonly paid: PaidClaim;
  readonly working: WorkingLetter;
  readonly generation: Generation;
  readonly decisions: LetterDecisions;
  /** The letter as these decisions and its own days make it. */
  readonly composition: Composition;
};

export type UnderReviewError = AccessError | { readonly code: 'letter.not_generated' };

/** The caller's letter. With `lock` its claim stays locked until the transaction ends. */
export async function findLetterUnderReview(
  deps: UnderReviewDeps,
  db: Db,
  owner: Owner | null,
  lock: boolean,
  caseId?: string,
): Promise<Result<LetterUnderReview, UnderReviewError>> {
  const { letters, reviews, pack } = deps;
  const found = await findPaidClaim(deps, db, owner, lock, caseId);
  if (!found.ok) return found;
  const { stored, claim } = found.value;
  const working = await letters.findWorking(db, stored.id);
  if (working === null) return err({ code: 'letter.not_generated' });
  const decisions = await reviews.findDecisions(db, stored.id);
  const composition = composeLetterFor(pack, claim, working, decisions);
  // Letters from before the generated text was kept are compared with what would be generated for their day.
  const generation = (await reviews.findGeneration(db, stored.id)) ?? generationOf(composition);
  return ok({ paid: found.value, working, generation, decisions, composition });
}

/** True when the person changed the generated text. What cannot be seen is no change. */
export const isEdited = (text: string, generation: Generation): boolean =>
  text !== generation.text && text !== sanitizeText(generation.text);
