import {
  type Claim,
  err,
  exhibitMark,
  type JurisdictionPack,
  ok,
  type Result,
  type TrialExhibit,
} from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { OrderRepository } from '../checkout/index.ts';
import { type ClaimRepository, openClaim, type SignatureIntake, type StoredClaim } from '../drafts/index.ts';
import type { createExhibitRepository } from '../exhibits/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { TrialNotesRepository } from './trial-notes-repository.ts';

export type AccessError =
  /** Notes for a trial belong to an account: a browser without one can be lost, and shared. */
  | { readonly code: 'trial.signed_out' }
  | { readonly code: 'trial.unknown_case' }
  | { readonly code: 'trial.not_included' }
  | { readonly code: 'claim.incomplete' };

export type AccessDeps = SignatureIntake & {
  readonly clock: Clock;
  readonly pack: JurisdictionPack;
  readonly claims: ClaimRepository;
  readonly orders: OrderRepository;
  readonly exhibits: ReturnType<typeof createExhibitRepository>;
  readonly trialNotes: TrialNotesRepository;
};

export type AccountOwner = Owner & { readonly accountId: string };

/** Whose case it is, when it is the caller's own: the account's, not only the browser's. */
export async function ownedCase(
  { claims }: Pick<AccessDeps, 'claims'>,
  db: Db,
  owner: Owner | null,
  caseId: string,
): Promise<Result<{ readonly owner: AccountOwner; readonly stored: StoredClaim }, AccessError>> {
  const accountId = owner?.accountId ?? null;
  if (owner === null || accountId === null) return err({ code: 'trial.signed_out' });
  const stored = await claims.findPaidOwned(db, owner, caseId);
  return stored === null ? err({ code: 'trial.unknown_case' }) : ok({ owner: { ...owner, accountId }, stored });
}

export type TrialCaseFile = {
  readonly owner: AccountOwner;
  readonly claim: Claim;
  readonly exhibits: readonly TrialExhibit[];
};

/** The case with what trial papers are made from, when its package has them. */
export async function trialCaseFile(
  deps: AccessDeps,
  db: Db,
  owner: Owner | null,
  caseId: string,
): Promise<Result<TrialCaseFile, AccessError>> {
  const owned = await ownedCase(deps, db, owner, caseId);
  if (!owned.ok) return owned;
  if (!(await includesTrial(deps, db, caseId))) return err({ code: 'trial.not_included' });
  const claim = await openClaim(db, deps, owned.value.stored);
  if (!claim.ok) return err({ code: 'claim.incomplete' });
  return ok({ owner: owned.value.owner, claim: claim.value, exhibits: await exhibitsOf(deps, db, caseId) });
}

export async function includesTrial({ orders }: Pick<AccessDeps, 'orders'>, db: Db, caseId: string): Promise<boolean> {
  const order = await orders.findPaidOfClaim(db, caseId);
  return order?.packageContains.includes('trial_prep') ?? false;
}

export async function exhibitsOf(
  { exhibits }: Pick<AccessDeps, 'exhibits'>,
  db: Db,
  caseId: string,
): Promise<readonly TrialExhibit[]> {
  const listed = await exhibits.list(db, caseId);
  return listed.map(({ id, description }, position) => ({ id, mark: exhibitMark(position), description }));
}
