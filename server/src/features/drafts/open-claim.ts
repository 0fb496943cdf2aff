import { type Claim, type ClaimDraft, err, type Result, toClaim, type UnfinishedClaim } from '@plainclaim/domain';
import type { Db } from '../../platform/db/index.ts';
import { listCategories } from '../reference-data/index.ts';
import type { StoredClaim } from './claim-repository.ts';
import { cleanSignature, type SignatureIntake } from './signature-image.ts';
import { factsFor, type JudgeDeps } from './wizard-facts.ts';

/**
 * A stored draft as a complete claim, made from the answers that are still asked. What only the server can tell is
 * judged until the claim is paid for: afterwards nothing may be between people and what they bought.
 */
export async function openClaim(
  db: Db,
  deps: JudgeDeps & SignatureIntake,
  stored: StoredClaim,
): Promise<Result<Claim, UnfinishedClaim>> {
  const isPaid = stored.status === 'paid';
  const claim = toClaim(stored.draft, await factsFor(db, deps, stored.draft, isPaid));
  if (!claim.ok || isPaid) return claim;
  const unfinished = await judgedHere(db, deps, stored.draft);
  return unfinished === null ? claim : err(unfinished);
}

/** A category nobody offered, or a mark that looks like a PNG address and shows nothing. */
async function judgedHere(db: Db, deps: SignatureIntake, draft: ClaimDraft): Promise<UnfinishedClaim | null> {
  const isOffered = (await listCategories(db)).some(({ value }) => value === draft.situation);
  if (!isOffered) return { screen: 'category', problems: [{ field: 'situation', code: 'field.choice_unknown' }] };
  const mark = draft.signature === null ? null : await cleanSignature(deps, draft.signature);
  return mark === null ? { screen: 'signature', problems: [{ field: 'signature', code: 'signature.not_png' }] } : null;
}
