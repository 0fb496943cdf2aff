import { type Claim, err, type JurisdictionPack, ok, type Result } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { OrderRepository, PlacedOrder } from '../checkout/index.ts';
import { type ClaimRepository, openClaim, type SignatureIntake, type StoredClaim } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';

/** A paid claim of the caller's own, with its order and the answers it was made from. */
export type PaidClaim = {
  readonly owner: Owner;
  readonly stored: StoredClaim;
  readonly order: PlacedOrder;
  readonly claim: Claim;
};

export type AccessError = { readonly code: 'letter.no_access' } | { readonly code: 'claim.incomplete' };

export type AccessDeps = SignatureIntake & {
  readonly claims: ClaimRepository;
  readonly orders: OrderRepository;
  readonly clock: Clock;
  readonly pack: JurisdictionPack;
};

/**
 * Finds it, and with `lock` keeps its row until the transaction ends. Nothing a browser sends opens this door: a case
 * it names is looked for among its own.
 */
export async function findPaidClaim(
  { claims, orders, clock, uploads, pack }: AccessDeps,
  db: Db,
  owner: Owner | null,
  lock: boolean,
  caseId?: string,
): Promise<Result<PaidClaim, AccessError>> {
  if (owner === null) return err({ code: 'letter.no_access' });
  const stored = await (lock ? claims.lockPaidOwned : claims.findPaidOwned)(db, owner, caseId);
  const order = stored === null ? null : await orders.findPaidOfClaim(db, stored.id);
  if (stored === null || order === null) return err({ code: 'letter.no_access' });
  const claim = await openClaim(db, { clock, uploads, pack }, stored);
  return claim.ok ? ok({ owner, stored, order, claim: claim.value }) : err({ code: 'claim.incomplete' });
}
