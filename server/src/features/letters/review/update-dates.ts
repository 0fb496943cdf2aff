import { err, formatLongEnglish, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import { type GlyphCoverage, sanitizeText } from '../../../platform/documents/index.ts';
import { contentHash } from '../../../platform/security/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { carryEdits } from '../edits/carry-edits.ts';
import { type Composition, composeLetterFor, detailsOf } from '../generate/compose-letter-for.ts';
import { type Generation, isEarlier, withSentences } from '../generate/generation.ts';
import { dayOnLetter } from '../approve/letter-date.ts';
import { type UnderReviewDeps, type UnderReviewError, findLetterUnderReview, isEdited } from './letter-under-review.ts';
import { editsBetween } from '../edits/letter-edits.ts';
import type { WorkingLetter } from '../letter-repository.ts';
import { type TextRefusal, textRefusal } from '../approve/save-letter.ts';
import { generationOf } from './sentence-sources.ts';

export type DatesError = UnderReviewError | TextRefusal;

type Deps = UnderReviewDeps & { readonly db: Db; readonly coverage: GlyphCoverage };

/**
 * Brings the letter's date and its deadline up to today. An untouched letter is rewritten for today; in an edited one
 * the two dates are changed where they stand, and every edit stays. `typed` is the text on the screen: nothing that was
 * not saved yet is lost.
 */
export async function updateDates(
  deps: Deps,
  owner: Owner | null,
  typed: string,
  caseId?: string,
): Promise<Result<WorkingLetter, DatesError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<WorkingLetter, DatesError>> => {
    const { clock, letters, reviews, pack, coverage } = deps;
    const found = await findLetterUnderReview(deps, trx, owner, true, caseId);
    if (!found.ok) return found;
    const text = sanitizeText(typed);
    const refusal = textRefusal(text, coverage);
    if (refusal !== null) return err(refusal);

    const { paid, working, generation } = found.value;
    const { claim, stored } = paid;
    const today = clock.today();
    const nowMs = clock.now();
    const by = actorOf(paid.owner);
    const day = dayOnLetter({ issuedOn: working.issuedOn, text });
    if (day === today) {
      if (text === working.text) return ok(working);
      const edits = editsBetween(generation.text, text);
      await letters.updateText(trx, { claimId: stored.id, text, edits, savedAtMs: nowMs });
      await appendAudit(trx, stored.id, nowMs, { kind: 'letter.saved', by, textSha256: contentHash(text) });
      return ok({ ...working, text, edits, savedAtMs: nowMs });
    }

    // The decisions the text was made with: answers that still wait for their place are not brought in by the way.
    const days = day === working.issuedOn ? working : { issuedOn: day };
    const old = composeLetterFor(pack, claim, days, generation.decisions);
    const next = composeLetterFor(pack, claim, { issuedOn: today }, generation.decisions);
    const written = writtenFor(generation, old, next);
    const redated = isEdited(text, generation) ? withDatesOf(next, old, text) : written.text;
    const letter: WorkingLetter = {
      ...working,
      text: redated,
      edits: editsBetween(written.text, redated),
      details: detailsOf(claim, next.composed),
      issuedOn: today,
      deadline: next.input.deadline,
      rowIds: next.fit.rowIds,
      savedAtMs: nowMs,
    };
    await letters.replaceWorking(trx, letter);
    await reviews.saveGeneration(trx, stored.id, written, nowMs);
    await appendAudit(trx, stored.id, nowMs, { kind: 'letter.redated', by, textSha256: contentHash(redated) });
    return ok(letter);
  });
}

/**
 * The generated letter for the next days. One that an earlier release wrote keeps its words: only its dates change.
 * Cards that were corrected since and still wait for their place do so afterwards, too.
 */
function writtenFor(generation: Generation, old: Composition, next: Composition): Generation {
  if (!isEarlier(generation)) return { ...generationOf(next), cardsSha256: generation.cardsSha256 };
  const dates = datesOf(old, next);
  const ours = new Set(['field', 'fixed', 'rule']);
  return withSentences(generation, (text, { kind }) => {
    if (text === dates.oldDay) return dates.newDay;
    return ours.has(kind) ? text.replaceAll(dates.oldDeadline, dates.newDeadline) : text;
  });
}

const datesOf = (old: Composition, next: Composition) => ({
  oldDay: formatLongEnglish(old.input.issuedOn),
  newDay: formatLongEnglish(next.input.issuedOn),
  oldDeadline: formatLongEnglish(old.input.deadline),
  newDeadline: formatLongEnglish(next.input.deadline),
});

/** The edited text with the dates of the next letter: whole sentences first, then the dates alone where those were edited. */
function withDatesOf(next: Composition, old: Composition, text: string): string {
  const carried = carryEdits(old.composed, next.composed, text);
  if (carried.isComplete) return carried.text;
  const { oldDay, newDay, oldDeadline, newDeadline } = datesOf(old, next);
  const dated = carried.text
    .split('\n')
    .map((line) => (line.trim() === oldDay ? newDay : line))
    .join('\n');
  return isStatedDate(old, oldDeadline) ? dated : dated.replaceAll(oldDeadline, newDeadline);
}

/** A day the person tells about in the story must stay as it is, though it looks like the deadline. */
const isStatedDate = ({ composed }: Composition, date: string): boolean =>
  composed.sentences.some(
    ({ text, source }) =>
      source.kind !== 'field' && source.kind !== 'fixed' && source.kind !== 'rule' && text.includes(date),
  );
