import { type CalendarDate, type Coupon, cents, rateMillionths } from '@plainclaim/domain';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/index.ts';
import { canBeAsked } from './reference-repository.ts';

export type FoundCoupon = Coupon & { readonly description: string };

/** What a coupon is wanted for. Its limits are looked at for nothing less. */
export type CouponUse = {
  readonly packageId: string;
  readonly claimId: string;
  /** The order is being written: nobody else may use the coupon up until the transaction ends. */
  readonly isPaying?: boolean;
};

const packageIds = z.nullable(z.array(z.string()));

/**
 * An active coupon by its code, in any case, on a day; null when there is none. With a use, also null where the coupon is
 * not for that package, was used as often as it may be, or may be used once by each account and this claim has none.
 */
export async function findActiveCoupon(
  db: Db,
  typedCode: string,
  on: CalendarDate,
  use: CouponUse | null = null,
): Promise<FoundCoupon | null> {
  if (!canBeAsked(typedCode)) return null;
  const row = await db
    .selectFrom('coupons')
    .select(['code', 'kind', 'amount_cents', 'rate_millionths', 'description'])
    .select(['max_uses', 'max_uses_per_account', 'packages'])
    .where('code', '=', typedCode.trim().toUpperCase())
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('starts_on', 'is', null), eb('starts_on', '<=', on)]))
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', on)]))
    .$if(use?.isPaying === true, (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) return null;
  const { code, description } = row;
  const packages = z.parse(packageIds, row.packages);
  if (use !== null && packages !== null && !packages.includes(use.packageId)) return null;
  const limits = { inAll: row.max_uses, byAccount: row.max_uses_per_account };
  if (use !== null && !(await isLeft(db, code, limits, use.claimId))) return null;
  if (row.amount_cents !== null) return { code, description, type: 'fixed', amountCents: cents(row.amount_cents) };
  if (row.rate_millionths !== null) {
    return { code, description, type: 'percentage', rateMillionths: rateMillionths(row.rate_millionths) };
  }
  return null;
}

type CouponLimits = { readonly inAll: number | null; readonly byAccount: number | null };

/** Orders of this very claim do not count against it: a payment that is tried again is the same use. */
async function isLeft(db: Db, code: string, { inAll, byAccount }: CouponLimits, claimId: string): Promise<boolean> {
  if (inAll === null && byAccount === null) return true;
  const { rows } = await sql<{ in_all: number; by_account: number; has_account: boolean }>`
    select
      count(distinct orders.claim_id)::int as in_all,
      count(distinct orders.claim_id) filter (where claims.account_id = mine.account_id)::int as by_account,
      mine.account_id is not null as has_account
    from claims as mine
      left join orders on orders.coupon_code = ${code} and orders.claim_id <> mine.id
        and orders.status in ('awaiting_payment', 'paid', 'upgraded')
      left join claims on claims.id = orders.claim_id
    where mine.id = ${claimId}
    group by mine.account_id`.execute(db);
  const [used] = rows;
  if (used === undefined || (byAccount !== null && !used.has_account)) return false;
  return (inAll === null || used.in_all < inAll) && (byAccount === null || used.by_account < byAccount);
}

/** What the wire calls a discount: dollars for a fixed coupon, percent for the other kind. */
export const discountOnWire = (coupon: Coupon): number =>
  coupon.type === 'fixed' ? coupon.amountCents / 100 : coupon.rateMillionths / 10_000;
