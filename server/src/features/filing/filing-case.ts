import { err, type FilingRules, type JurisdictionPack, ok, type PapersPart, type Result } from '@plainclaim/domain';
import type { Db } from '../../platform/db/index.ts';
import { findSignatureState, type SignatureState, type SignatureStateDeps } from '../court-papers/index.ts';
import type { ClaimRepository, StoredClaim } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';

export type FilingAccessError = { readonly code: 'filing.unknown_case' } | { readonly code: 'filing.not_here' };

export type FilingAccessDeps = SignatureStateDeps & {
  readonly pack: JurisdictionPack;
  readonly claims: ClaimRepository;
};

export type FilingCase = {
  readonly owner: Owner;
  readonly stored: StoredClaim;
  readonly rules: FilingRules;
  /** Null while no packet was ever made. */
  readonly signatureState: SignatureState | null;
  /** The part the papers are for; that of the smallest claims while there are none. */
  readonly part: PapersPart;
  readonly county: string;
};

/** The caller's own paid case, with how its papers stand. Somebody else's looks like a missing one. */
export async function openFilingCase(
  deps: FilingAccessDeps,
  db: Db,
  owner: Owner | null,
  caseId: string,
): Promise<Result<FilingCase, FilingAccessError>> {
  const { pack, claims } = deps;
  const stored = owner === null ? null : await claims.findPaidOwned(db, owner, caseId);
  if (owner === null || stored === null) return err({ code: 'filing.unknown_case' });
  const rules = pack.filing;
  if (rules === undefined) return err({ code: 'filing.not_here' });
  const signatureState = await findSignatureState(deps, db, owner, stored.id);
  const part = signatureState?.papers?.part ?? 'small_claims';
  return ok({ owner, stored, rules, signatureState, part, county: signatureState?.papers?.facts.county ?? '' });
}
