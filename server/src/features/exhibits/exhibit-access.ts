import { err, ok, type Result } from '@plainclaim/domain';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import type { OrderRepository } from '../checkout/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { ExhibitRepository } from './exhibit-repository.ts';

export type AccessError = { readonly code: 'exhibits.unknown_case' } | { readonly code: 'exhibits.not_included' };

export type AccessDeps = { readonly exhibits: ExhibitRepository; readonly orders: OrderRepository };

/** Exhibits belong to the package that prepares the hearing. The case must already be known to be the caller's. */
export async function includesExhibits({ orders }: Pick<AccessDeps, 'orders'>, db: Db, caseId: string) {
  const order = await orders.findPaidOfClaim(db, caseId);
  return order?.packageContains.includes('trial_prep') ?? false;
}

/** Whether the caller may work on the exhibits of this case; inside a transaction nobody else does meanwhile. */
export async function openCase(
  deps: AccessDeps,
  on: { readonly db: Db } | { readonly trx: DbTransaction },
  owner: Owner | null,
  caseId: string,
): Promise<Result<Owner, AccessError>> {
  const isOwn =
    owner !== null &&
    ('trx' in on
      ? await deps.exhibits.lockOwned(on.trx, owner, caseId)
      : await deps.exhibits.isOwned(on.db, owner, caseId));
  if (owner === null || !isOwn) return err({ code: 'exhibits.unknown_case' });
  const db = 'trx' in on ? on.trx : on.db;
  return (await includesExhibits(deps, db, caseId)) ? ok(owner) : err({ code: 'exhibits.not_included' });
}
