import { err, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import { contentHash } from '../../../platform/security/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { editsBetween } from '../edits/letter-edits.ts';
import { type UnderReviewDeps, type UnderReviewError, findLetterUnderReview } from './letter-under-review.ts';

export type BringBackError = UnderReviewError | { readonly code: 'letter.earlier_unknown' };
export type BroughtBack = { readonly text: string; readonly savedAtMs: number };

type Deps = UnderReviewDeps & { readonly db: Db; readonly ids: Ids };

/** Makes an earlier text the letter again. The two change places, so that this can be undone as well. */
export async function bringBack(
  deps: Deps,
  owner: Owner | null,
  earlierId: string,
  caseId?: string,
): Promise<Result<BroughtBack, BringBackError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<BroughtBack, BringBackError>> => {
    const { clock, ids, letters, reviews } = deps;
    const found = await findLetterUnderReview(deps, trx, owner, true, caseId);
    if (!found.ok) return found;
    const { paid, working, generation } = found.value;
    const claimId = paid.stored.id;
    const earlier = await reviews.findEarlierText(trx, claimId, earlierId);
    if (earlier === null) return err({ code: 'letter.earlier_unknown' });
    const nowMs = clock.now();
    if (earlier.text === working.text) return ok({ text: working.text, savedAtMs: working.savedAtMs });
    await reviews.forgetEarlierText(trx, claimId, earlier.id);
    await reviews.keepText(trx, claimId, { id: ids.uuid(), text: working.text, keptAtMs: nowMs });
    const edits = editsBetween(generation.text, earlier.text);
    await letters.updateText(trx, { claimId, text: earlier.text, edits, savedAtMs: nowMs });
    await appendAudit(trx, claimId, nowMs, {
      kind: 'letter.brought_back',
      by: actorOf(paid.owner),
      textSha256: contentHash(earlier.text),
    });
    return ok({ text: earlier.text, savedAtMs: nowMs });
  });
}
