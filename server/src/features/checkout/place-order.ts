import {
  assessClaim,
  cents,
  emailRule,
  err,
  type Finding,
  isBlank,
  type JurisdictionPack,
  ok,
  type Problem,
  type Result,
  stopsFor,
} from '@plainclaim/domain';
import { createHash } from 'node:crypto';
import { appendAudit } from '../../platform/audit/index.ts';
import { type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import { CLAIM_ID, type ClaimRepository, openClaim, type SignatureIntake, type StoredClaim } from '../drafts/index.ts';
import { canBeChosen } from '../reference-data/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { OrderRepository, PlacedOrder } from './order-repository.ts';
import { type PriceChoices, type PriceDeps, type PricedOrder, priceDraft, type Upgrade } from './price.ts';
import type { SettleDeps } from './settle-order.ts';

export type PayInput = Omit<PriceChoices, 'upgrade' | 'couponFor'> & {
  readonly email: string;
  readonly paymentToken: string;
  readonly idempotencyKey: string;
  /** The larger package that is wanted for a claim that is paid; undefined for a claim's first payment. */
  readonly upgradeTo?: string | undefined;
  /** Which paid claim that is; undefined for the one on the result page. */
  readonly caseId?: string | undefined;
  /** What the page showed: the package, and the total in cents. Only compared, never charged. */
  readonly shownPackage?: string | undefined;
  readonly shownTotal?: number | undefined;
};

export type PlaceError =
  | { readonly code: 'draft.none' }
  | { readonly code: 'claim.incomplete'; readonly problems: readonly Problem[] }
  | { readonly code: 'wizard.package_required' }
  | { readonly code: 'checkout.email' }
  | { readonly code: 'checkout.package_unavailable' }
  /** General rules that keep this claim from being paid for; each has its sentence. */
  | { readonly code: 'checkout.stopped'; readonly stops: readonly Finding[] }
  /** It may be too late to file, and the person did not say that they read it. Holds the finding that says so. */
  | { readonly code: 'checkout.late_unread'; readonly stops: readonly Finding[] }
  /** The server prices this order otherwise than the page that sent it. */
  | { readonly code: 'checkout.price_changed' }
  | { readonly code: 'checkout.declined' }
  | { readonly code: 'checkout.expired' }
  | { readonly code: 'checkout.key_reused' }
  | { readonly code: 'coupon.invalid' };

export type PlaceDeps = PriceDeps &
  SignatureIntake &
  SettleDeps & { readonly pack: JurisdictionPack; readonly isProduction: boolean };

/** `new`: the provider is to be asked. `under_way`: it was asked, or is being asked. `over`: the claim is paid. */
export type Placed =
  | { readonly kind: 'new'; readonly order: PlacedOrder }
  | { readonly kind: 'under_way'; readonly order: PlacedOrder; readonly isSameTry: boolean }
  | { readonly kind: 'over'; readonly order: PlacedOrder };

/** What keeps any part of a package from being made: nobody pays for what is stopped. */
function stopsOfPackage(findings: readonly Finding[], contains: readonly string[]): readonly Finding[] {
  const documents = contains.map((part) => (part === 'letter' ? 'letter' : 'papers'));
  const stops = new Set(documents.flatMap((document) => stopsFor(findings, document)));
  return findings.filter((finding) => stops.has(finding));
}

/** Nobody pays for another package, or another sum, than the one on the button. */
const isAsShown = ({ item, price }: PricedOrder, { shownPackage, shownTotal }: PayInput): boolean =>
  (shownPackage === undefined || shownPackage === item.id) && (shownTotal === undefined || shownTotal === price.total);

/** Tells a repeated request from another one that came with the same key. */
const hashOf = (claimId: string, { idempotencyKey: _key, ...choices }: PayInput): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([claimId, choices]))
    .digest();

/**
 * Prices the claim's package and writes the order down, once, before anybody is asked for money. The claim's row is locked
 * meanwhile, and a claim has one order that waits, so two tabs or a hundred repeats end in one.
 */
export const placeOrder = (deps: PlaceDeps, owner: Owner, input: PayInput): Promise<Result<Placed, PlaceError>> =>
  inTransaction(deps.db, async (trx): Promise<Result<Placed, PlaceError>> => {
    const { claims, orders } = deps;
    const stored =
      input.upgradeTo === undefined
        ? ((await claims.lockCurrentOwned(trx, owner)) ?? (await orderedLately(deps, trx, owner, input)))
        : await lockUpgraded(claims, trx, owner, input.caseId);
    if (stored === null) return err({ code: 'draft.none' });
    const paid = stored.status === 'paid' ? await orders.findPaidOfClaim(trx, stored.id) : null;
    if (stored.status === 'paid' && paid === null) return err({ code: 'draft.none' });
    if (paid !== null && (input.upgradeTo === undefined || input.upgradeTo === paid.packageId)) {
      return ok({ kind: 'over', order: paid });
    }
    await orders.holdIdempotencyKey(trx, input.idempotencyKey);
    const requestHash = hashOf(stored.id, input);
    const earlier = await orders.findByIdempotencyKey(trx, input.idempotencyKey);
    if (earlier !== null) return earlierTry(earlier, requestHash);
    const waiting = await orders.findAwaitingOfClaim(trx, stored.id);
    if (waiting !== null) return ok({ kind: 'under_way', order: waiting, isSameTry: false });
    return await placeNew(deps, trx, { stored, paid, requestHash, input });
  });

/** Ids that are none name nobody's claim. */
const lockUpgraded = async (claims: ClaimRepository, trx: DbTransaction, owner: Owner, caseId: string | undefined) =>
  caseId === undefined || CLAIM_ID.test(caseId) ? await claims.lockPaidOwned(trx, owner, caseId) : null;

function earlierTry(earlier: PlacedOrder, requestHash: Buffer): Result<Placed, PlaceError> {
  if (!earlier.requestHash.equals(requestHash)) return err({ code: 'checkout.key_reused' });
  if (earlier.status === 'awaiting_payment') return ok({ kind: 'under_way', order: earlier, isSameTry: true });
  return err({ code: earlier.status === 'declined' ? 'checkout.declined' : 'checkout.expired' });
}

type Begun = {
  readonly stored: StoredClaim;
  /** The order that is carried on by a larger package. */
  readonly paid: PlacedOrder | null;
  readonly requestHash: Buffer;
  readonly input: PayInput;
};

async function placeNew(
  deps: PlaceDeps,
  trx: DbTransaction,
  { stored, paid, requestHash, input }: Begun,
): Promise<Result<Placed, PlaceError>> {
  const { clock, ids, orders, pack, payments } = deps;
  if (isBlank(input.email) || emailRule(input.email) !== null) return err({ code: 'checkout.email' });
  const claim = await openClaim(trx, deps, stored);
  if (!claim.ok) return err({ code: 'claim.incomplete', problems: claim.error.problems });
  const upgrade = paid === null || input.upgradeTo === undefined ? undefined : upgradeOf(paid, input.upgradeTo);
  const couponFor = { claimId: stored.id, isPaying: true };
  const priced = await priceDraft({ ...deps, db: trx }, stored.draft, { ...input, upgrade, couponFor }, clock.today());
  if (priced === null) return err({ code: 'wizard.package_required' });
  if (paid !== null && !isLarger(priced, paid)) return err({ code: 'checkout.package_unavailable' });
  const { findings } = assessClaim(claim.value, pack, clock.today());
  const stops = stopsOfPackage(findings, priced.item.contains);
  if (stops.length > 0) return err({ code: 'checkout.stopped', stops });
  const late = findings.filter(({ code }) => code === 'fit.time_limit_may_have_passed');
  if (late.length > 0 && !claim.value.lateFilingAcknowledged) return err({ code: 'checkout.late_unread', stops: late });
  if (!canBeChosen(priced.item, deps.isProduction)) return err({ code: 'checkout.package_unavailable' });
  // A difference is no price to take something off: the coupon of the first payment was used there.
  if (priced.isCouponUnknown || (upgrade !== undefined && priced.coupon !== null))
    return err({ code: 'coupon.invalid' });
  if (!isAsShown(priced, input)) return err({ code: 'checkout.price_changed' });

  const id = ids.uuid();
  await orders.insert(trx, {
    id,
    claimId: stored.id,
    idempotencyKey: input.idempotencyKey,
    requestHash,
    priced,
    extraRecipients: priced.extraRecipients,
    email: input.email.trim(),
    provider: payments.id,
    upgradesOrderId: paid?.id ?? null,
    atMs: clock.now(),
  });
  await appendAudit(trx, stored.id, clock.now(), { kind: 'order.awaiting_payment', orderId: id });
  const order = await orders.unsafeFind(trx, id);
  if (order === null) throw new Error('the order that was just written is gone');
  return ok({ kind: 'new', order });
}

/** What was paid before tax counts towards the larger package, less what was paid back. */
export const upgradeOf = (
  { taxable, credit, refunded, total, mailingEach, mailingTotal }: PlacedOrder,
  packageId: string,
): Upgrade => {
  // The mailing beside the package counts towards no package, and what went back first is what was paid for it.
  const back = total === 0 ? 0 : Math.round((refunded * taxable) / total);
  return { packageId, credit: cents(Math.max(0, taxable - Math.max(mailingTotal, back) + credit)), mailingEach };
};

/** Everything that was bought is in it, and more. */
export const isLarger = ({ item }: PricedOrder, { packageContains }: PlacedOrder): boolean =>
  item.contains.length > packageContains.length &&
  packageContains.every((part) => item.contains.some((p) => p === part));

/**
 * The claim that this very payment paid for already, when its answer was lost: someone signed in has no open draft
 * after paying.
 */
async function orderedLately(
  { claims, orders }: { readonly claims: PlaceDeps['claims']; readonly orders: OrderRepository },
  trx: DbTransaction,
  owner: Owner,
  { idempotencyKey }: PayInput,
): Promise<StoredClaim | null> {
  const paid = await claims.lockPaidOwned(trx, owner);
  const order = paid === null ? null : await orders.findPaidOfClaim(trx, paid.id);
  const same = order === null ? null : await orders.findByIdempotencyKey(trx, idempotencyKey);
  return same !== null && same.id === order?.id ? paid : null;
}
