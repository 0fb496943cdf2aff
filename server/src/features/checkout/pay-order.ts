import {
  assessClaim,
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
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { type ClaimRepository, openClaim, type SignatureIntake, type StoredClaim } from '../drafts/index.ts';
import { canBeChosen } from '../reference-data/index.ts';
import { type Owner, showOnResultPage } from '../sessions/index.ts';
import type { OrderRepository, PlacedOrder } from './order-repository.ts';
import { type PriceChoices, type PriceDeps, type PricedOrder, priceDraft } from './price.ts';

export type PayInput = PriceChoices & {
  readonly email: string;
  readonly paymentToken: string;
  readonly idempotencyKey: string;
  /** What the page showed: the package, and the total in cents. Only compared, never charged. */
  readonly shownPackage?: string | undefined;
  readonly shownTotal?: number | undefined;
};

export type PayError =
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
  | { readonly code: 'checkout.key_reused' }
  | { readonly code: 'coupon.invalid' };

type Deps = PriceDeps &
  SignatureIntake & {
    readonly db: Db;
    readonly claims: ClaimRepository;
    readonly orders: OrderRepository;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly payments: PaymentProvider;
    readonly pack: JurisdictionPack;
    readonly isProduction: boolean;
  };

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
 * Prices the claim's package and takes the payment, once. The claim's row stays locked meanwhile, so two tabs or a
 * hundred repeats end in one order; a claim that is paid already answers with that order and charges nothing.
 */
export async function payOrder(deps: Deps, owner: Owner, input: PayInput): Promise<Result<PlacedOrder, PayError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<PlacedOrder, PayError>> => {
    const { claims, clock, ids, orders, pack, payments } = deps;
    const stored = (await claims.lockCurrentOwned(trx, owner)) ?? (await orderedLately(deps, trx, owner, input));
    if (stored === null) return err({ code: 'draft.none' });
    if (stored.status === 'paid') {
      const paid = await orders.findPaidOfClaim(trx, stored.id);
      return paid === null ? err({ code: 'draft.none' }) : ok(paid);
    }
    await orders.holdIdempotencyKey(trx, input.idempotencyKey);
    const requestHash = hashOf(stored.id, input);
    const earlier = await orders.findByIdempotencyKey(trx, input.idempotencyKey);
    if (earlier !== null) {
      return earlier.requestHash.equals(requestHash)
        ? err({ code: 'checkout.declined' })
        : err({ code: 'checkout.key_reused' });
    }
    if (isBlank(input.email) || emailRule(input.email) !== null) return err({ code: 'checkout.email' });

    const claim = await openClaim(trx, deps, stored);
    if (!claim.ok) return err({ code: 'claim.incomplete', problems: claim.error.problems });
    const priced = await priceDraft({ ...deps, db: trx }, stored.draft, input, clock.today());
    if (priced === null) return err({ code: 'wizard.package_required' });
    const { findings } = assessClaim(claim.value, pack, clock.today());
    const stops = stopsOfPackage(findings, priced.item.contains);
    if (stops.length > 0) return err({ code: 'checkout.stopped', stops });
    const late = findings.filter(({ code }) => code === 'fit.time_limit_may_have_passed');
    if (late.length > 0 && !claim.value.lateFilingAcknowledged)
      return err({ code: 'checkout.late_unread', stops: late });
    if (!canBeChosen(priced.item, deps.isProduction)) return err({ code: 'checkout.package_unavailable' });
    if (priced.isCouponUnknown) return err({ code: 'coupon.invalid' });
    if (!isAsShown(priced, input)) return err({ code: 'checkout.price_changed' });

    const id = ids.uuid();
    const charge = await payments.charge({
      orderId: id,
      amount: priced.price.total,
      token: input.paymentToken,
      idempotencyKey: input.idempotencyKey,
    });
    const atMs = clock.now();
    await orders.insert(trx, {
      id,
      claimId: stored.id,
      idempotencyKey: input.idempotencyKey,
      requestHash,
      status: charge.state,
      priced,
      extraRecipients: priced.extraRecipients,
      email: input.email.trim(),
      provider: payments.id,
      providerRef: charge.ref,
      atMs,
    });
    if (charge.state === 'declined') {
      await appendAudit(trx, stored.id, atMs, { kind: 'payment.declined', orderId: id });
      return err({ code: 'checkout.declined' });
    }
    await claims.markPaid(trx, stored.id);
    await showOnResultPage(trx, owner.sessionId, stored.id);
    await appendAudit(trx, stored.id, atMs, { kind: 'claim.paid', orderId: id, packageId: priced.item.id });
    const placed = await orders.findPaidOfClaim(trx, stored.id);
    if (placed === null) throw new Error('the order that was just written is gone');
    return ok(placed);
  });
}

/**
 * The claim that this very payment paid for already, when its answer was lost: someone signed in has no open draft
 * after paying.
 */
async function orderedLately(
  { claims, orders }: Pick<Deps, 'claims' | 'orders'>,
  db: Db,
  owner: Owner,
  { idempotencyKey }: PayInput,
): Promise<StoredClaim | null> {
  const paid = await claims.lockPaidOwned(db, owner);
  const order = paid === null ? null : await orders.findPaidOfClaim(db, paid.id);
  const same = order === null ? null : await orders.findByIdempotencyKey(db, idempotencyKey);
  return same !== null && same.id === order?.id ? paid : null;
}
