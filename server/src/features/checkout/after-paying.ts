import { err, ok, type Result } from '@plainclaim/domain';
import type { ClaimRepository } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import { answerTo, endOpenPayment, type PayError, type Paying } from './pay-order.ts';
import type { PlaceDeps } from './place-order.ts';

const ORDER_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Somebody comes back from the provider's page. That they do proves nothing: the payment is read. An order of another
 * browser looks like one that does not exist, paid or not.
 */
export async function returnFromPayment(
  deps: PlaceDeps,
  owner: Owner,
  orderId: string,
): Promise<Result<Paying, PayError | { readonly code: 'checkout.other_browser' }>> {
  if (orderId === '') return await currentPayment(deps, owner);
  const order = ORDER_ID.test(orderId) ? await deps.orders.unsafeFind(deps.db, orderId) : null;
  if (order === null || !(await isOwned(deps, owner, order.claimId))) return err({ code: 'checkout.other_browser' });
  return await answerTo(deps, owner, order);
}

/** Whatever this browser's claim is being paid with, or was. */
async function currentPayment(deps: PlaceDeps, owner: Owner) {
  const { claims, db, orders } = deps;
  const stored = await claims.findCurrentOwned(db, owner);
  const find = stored?.status === 'paid' ? orders.findPaidOfClaim : orders.findAwaitingOfClaim;
  const order = stored === null ? null : await find(db, stored.id);
  return order === null ? err({ code: 'checkout.expired' } as const) : await answerTo(deps, owner, order);
}

async function isOwned(
  { claims, db }: Pick<PlaceDeps, 'db'> & { readonly claims: ClaimRepository },
  owner: Owner,
  claimId: string,
): Promise<boolean> {
  return (
    (await claims.findCurrentOwned(db, owner))?.id === claimId ||
    (await claims.findPaidOwned(db, owner, claimId)) !== null
  );
}

/** The person went back from the provider's page without paying. Ends that payment; says so when it was made after all. */
export async function cancelPayment(deps: PlaceDeps, owner: Owner): Promise<Result<null, PayError>> {
  const { claims, db, orders } = deps;
  const current = await claims.findCurrentOwned(db, owner);
  // A larger package is paid for a claim that is paid already, beside which a draft may be in work.
  const paid = await claims.findPaidOwned(db, owner);
  if (current === null && paid === null) return err({ code: 'draft.none' });
  for (const id of new Set([current?.id, paid?.id].filter((one) => one !== undefined))) {
    const order = await orders.findAwaitingOfClaim(db, id);
    const ended = order === null ? ok(null) : await endOpenPayment(deps, order);
    if (!ended.ok) return ended;
  }
  return ok(null);
}
