import {
  type CalendarDate,
  type Cents,
  cents,
  type ClaimDraft,
  extraRecipientsOf,
  GUESSED_TAX_RATE,
  type OrderPrice,
  type Postage,
  priceOrder,
  type RateMillionths,
  rateMillionths,
  usStateCode,
  type WantedMailing,
} from '@plainclaim/domain';
import type { Db } from '../../platform/db/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import type { MailCarrier } from '../../platform/post/index.ts';
import {
  type CouponUse,
  findActiveCoupon,
  findTaxRate,
  type FoundCoupon,
  listPackages,
  type PackageRow,
} from '../reference-data/index.ts';

/** What decides the price, besides the package in the draft. */
export type PriceChoices = {
  readonly country: 'US' | 'CA';
  readonly zip: string;
  readonly couponCode: string;
  /** The letter is to be printed and posted, where that is sold beside the package. */
  readonly withMailing: boolean;
  /** For a claim that is paid already: the larger package that is wanted, and what counts towards it. */
  readonly upgrade?: Upgrade | undefined;
  /** Whose coupon it is: its limits count. */
  readonly couponFor?: Omit<CouponUse, 'packageId'> | undefined;
};

/** `mailingEach`: of the order that is carried on, whose mailing stays what it is; null where it has none. */
export type Upgrade = { readonly packageId: string; readonly credit: Cents; readonly mailingEach: Cents | null };

export type TaxLine = {
  readonly rate: RateMillionths;
  readonly stateName: string;
  readonly stateCode: string;
  /** True when the rate was guessed; a guessed rate is only ever charged in the simulation. */
  readonly isEstimate: boolean;
};

export type PricedOrder = {
  readonly item: PackageRow;
  readonly coupon: FoundCoupon | null;
  readonly isCouponUnknown: boolean;
  /** Counted here, from the claim's defendants. */
  readonly extraRecipients: number;
  readonly tax: TaxLine;
  /** Its base price is less than the package's by the credit. */
  readonly price: OrderPrice;
  /** What was paid before tax for the package that is carried on. */
  readonly credit: Cents;
};

/** The estimate when a look-up finds no rate: 8 percent, and no state to name. */
const UNKNOWN_STATE: TaxLine = {
  rate: GUESSED_TAX_RATE,
  stateName: 'Unknown State',
  stateCode: '',
  isEstimate: true,
};

/** Our table holds no Canadian rates: none is charged there. */
const CANADA: TaxLine = { rate: rateMillionths(0), stateName: 'Canada', stateCode: '', isEstimate: false };

/** The provider works the tax out, once it knows who pays: until then nobody here names a rate, a state or a sum. */
const TAX_LATER: TaxLine = { rate: rateMillionths(0), stateName: '', stateCode: '', isEstimate: false };

export type PriceDeps = {
  readonly db: Db;
  readonly stateOfZip: (zip: string) => Promise<string | null>;
  readonly payments: Pick<PaymentProvider, 'addsTax'>;
  /** Null where nobody posts letters. */
  readonly carrier: Pick<MailCarrier, 'quote'> | null;
};

/** Prices the draft's package on the server; null when no known package is chosen. The browser's numbers are not asked. */
export async function priceDraft(
  { db, stateOfZip, payments, carrier }: PriceDeps,
  draft: ClaimDraft,
  choices: PriceChoices,
  on: CalendarDate,
): Promise<PricedOrder | null> {
  const first = { packageId: draft.selectedPackage, credit: cents(0), mailingEach: null };
  const { credit, packageId } = choices.upgrade ?? first;
  const item = (await listPackages(db, on)).find((candidate) => candidate.id === packageId);
  if (item === undefined || credit >= item.price) return null;
  const couponUse = choices.couponFor === undefined ? null : { ...choices.couponFor, packageId: item.id };
  const isCouponTyped = choices.couponCode.trim() !== '';
  const coupon = isCouponTyped ? await findActiveCoupon(db, choices.couponCode, on, couponUse) : null;
  const tax = payments.addsTax ? TAX_LATER : await taxFor({ db, stateOfZip }, draft, choices, on);
  const extraRecipients = extraRecipientsOf(item.id, draft.additionalDefendants.length);
  const price = priceOrder({
    basePrice: cents(item.price - credit),
    extraRecipients,
    coupon,
    taxRate: tax.rate,
    mailing: mailingFor(carrier?.quote() ?? null, draft, choices),
  });
  return { item, coupon, isCouponUnknown: isCouponTyped && coupon === null, extraRecipients, tax, price, credit };
}

/** Whoever gets the letter by post. An upgrade carries on the mailing that was bought before, and charges none again. */
function mailingFor(
  postage: Postage | null,
  { additionalDefendants }: ClaimDraft,
  { withMailing, upgrade }: PriceChoices,
): WantedMailing | null {
  const recipients = additionalDefendants.length + 1;
  if (upgrade !== undefined && upgrade.mailingEach !== null) {
    return { eachCents: upgrade.mailingEach, isBeside: false, recipients };
  }
  if (postage === null || (postage.isBeside && (!withMailing || upgrade !== undefined))) return null;
  return { ...postage, recipients };
}

/** The state of the payer's ZIP; before one is typed, the claimant's own state. */
async function taxFor(
  deps: Omit<PriceDeps, 'payments' | 'carrier'>,
  draft: ClaimDraft,
  choices: PriceChoices,
  on: CalendarDate,
): Promise<TaxLine> {
  if (choices.country === 'CA') return CANADA;
  const claimantState = draft.sameAddress ? draft.country : draft.claimantCountry;
  const state =
    choices.zip.trim() === ''
      ? (usStateCode(claimantState) ?? claimantState)
      : await deps.stateOfZip(choices.zip.trim());
  const found = state === null || state === '' ? null : await findTaxRate(deps.db, state, on);
  if (state === null || found === null) return UNKNOWN_STATE;
  return { rate: found.rate, stateName: found.stateName, stateCode: state, isEstimate: false };
}
