import {
  letterDeadlineOf,
  type CalendarDate,
  type LetterCheckContext,
  type LetterFinding,
  ok,
  type Result,
} from '@plainclaim/domain';
import type { Db } from '../../../platform/db/index.ts';
import type { WorkerThread } from '../../../platform/worker-thread/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { checkText, type TextFailure } from './check-text.ts';
import { checkContextOf, composeLetterFor } from '../generate/compose-letter-for.ts';
import { isEarlier } from '../generate/generation.ts';
import { type LeftOut, leftOutOf } from './left-out.ts';
import { dayOnLetter } from '../approve/letter-date.ts';
import {
  type UnderReviewDeps,
  type UnderReviewError,
  findLetterUnderReview,
  isEdited,
  type LetterUnderReview,
} from './letter-under-review.ts';
import type { ListedVersion, PlainVersion } from '../letter-repository.ts';
import type { EarlierText } from '../review-repository.ts';
import { cardsHash } from './sentence-sources.ts';

/** All the page needs to review a letter: where it comes from, what stands out, what can be changed and undone. */
export type ReviewedLetter = LetterUnderReview & {
  readonly isEdited: boolean;
  readonly openQuestions: number;
  /** Answers that are not in the letter, because they met an edit. */
  readonly hasWaitingAnswers: boolean;
  /** Sentences the person took out of the letter. */
  readonly leftOut: readonly LeftOut[];
  readonly context: LetterCheckContext;
  readonly findings: readonly LetterFinding[];
  readonly today: CalendarDate;
  readonly newDeadline: CalendarDate;
  readonly isOldDate: boolean;
  readonly versions: readonly ListedVersion<PlainVersion>[];
  readonly earlierTexts: readonly EarlierText[];
};

export async function reviewLetter(
  deps: UnderReviewDeps & { readonly db: Db; readonly workerThread: WorkerThread },
  owner: Owner | null,
): Promise<Result<ReviewedLetter, UnderReviewError | TextFailure>> {
  const { db, clock, letters, reviews, pack } = deps;
  const found = await findLetterUnderReview(deps, db, owner, false);
  if (!found.ok) return found;
  const { paid, working, generation, composition } = found.value;
  const { claim, stored } = paid;
  const [versions, earlierTexts] = await Promise.all([
    letters.listVersions(db, stored.id),
    reviews.listEarlierTexts(db, stored.id),
  ]);
  const today = clock.today();
  const context = checkContextOf(composition);
  const findings = await checkText(deps, stored.id, working.text, context);
  if (!findings.ok) return findings;
  const inTheLetter = composeLetterFor(pack, claim, working, generation.decisions);
  return ok({
    ...found.value,
    isEdited: isEdited(working.text, generation),
    openQuestions: composition.composed.questions.length,
    hasWaitingAnswers:
      inTheLetter.composed.text !== composition.composed.text ||
      (!isEarlier(generation) && generation.cardsSha256 !== cardsHash(claim)),
    leftOut: leftOutOf(pack, claim, working, composition),
    context,
    findings: findings.value,
    today,
    newDeadline: letterDeadlineOf(claim, pack, today),
    isOldDate: dayOnLetter(working) !== today,
    versions,
    earlierTexts,
  });
}
