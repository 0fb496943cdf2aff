import { type CalendarDate, type Coupon, cents, rateMillionths } from '@plainclaim/domain';
import type { Db } from '../../platform/db/index.ts';
import { canBeAsked } from './reference-repository.ts';

export type FoundCoupon = Coupon & { readonly description: string };

/** An active coupon by its code, in any case, on a day; null when there is none. */
export async function findActiveCoupon(db: Db, typedCode: string, on: CalendarDate): Promise<FoundCoupon | null> {
  if (!canBeAsked(typedCode)) return null;
  const row = await db
    .selectFrom('coupons')
    .select(['code', 'kind', 'amount_cents', 'rate_millionths', 'description'])
    .where('code', '=', typedCode.trim().toUpperCase())
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('starts_on', 'is', null), eb('starts_on', '<=', on)]))
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', on)]))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { code, description } = row;
  if (row.amount_cents !== null) return { code, description, type: 'fixed', amountCents: cents(row.amount_cents) };
  if (row.rate_millionths !== null) {
    return { code, description, type: 'percentage', rateMillionths: rateMillionths(row.rate_millionths) };
  }
  return null;
}

/** What the wire calls a discount: dollars for a fixed coupon, percent for the other kind. */
export const discountOnWire = (coupon: Coupon): number =>
  coupon.type === 'fixed' ? coupon.amountCents / 100 : coupon.rateMillionths / 10_000;
