import { err, type FitClaim, type Result, toFitClaim, type UnjudgedClaim } from '@plainclaim/domain';
import type { Db } from '../../platform/db/index.ts';
import { listCategories } from '../reference-data/index.ts';
import type { StoredClaim } from './claim-repository.ts';
import { factsFor, type JudgeDeps } from './wizard-facts.ts';

/** As much of a stored draft as the rules of the court look at; it may be unfinished and unsigned. */
export async function openFitClaim(
  db: Db,
  deps: JudgeDeps,
  { draft, status }: Pick<StoredClaim, 'draft' | 'status'>,
): Promise<Result<FitClaim, UnjudgedClaim>> {
  const isPaid = status === 'paid';
  const claim = toFitClaim(draft, await factsFor(db, deps, draft, isPaid));
  if (!claim.ok || isPaid) return claim;
  const isOffered = (await listCategories(db)).some(({ value }) => value === draft.situation);
  return isOffered ? claim : err({ problems: [{ field: 'situation', code: 'field.choice_unknown' }] });
}
