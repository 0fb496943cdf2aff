import { type PackageWire, packagesAnswerSchema, paths } from '@plainclaim/contract';
import {
  cents,
  err,
  EXTRA_RECIPIENT_CENTS,
  ok,
  packageAvailability,
  packagesFor,
  type Result,
} from '@plainclaim/domain';
import type { Cents, Package, PackagePart, Postage } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { type ApiOptions, apiGet } from '../http/http-client.ts';
import type { ListFailure } from '../reference-data.ts';

/** "unknown": the server could not be asked; it judges when the order is placed. */
export type PackageSale = 'complete' | 'trial_only' | 'not_sold' | 'unknown';

/** A package as its card shows it. */
export type PackageOffer = {
  readonly id: string;
  readonly title: string;
  readonly desc: string;
  /** How the card shows the price, such as "$29". */
  readonly price: string;
  readonly priceCents: Cents;
  readonly frequency: string;
  readonly features: readonly string[];
  readonly popular: boolean;
  readonly extraRecipientCents: Cents;
  /** What printing and posting the letter costs; null where nobody posts it. */
  readonly mailing: Postage | null;
  readonly sale: PackageSale;
  /** "letter", "court_papers", "trial_prep". */
  readonly contains: readonly string[];
};

const saleOf = ({ is_complete, can_be_chosen }: PackageWire): PackageSale => {
  if (!can_be_chosen) return 'not_sold';
  return is_complete ? 'complete' : 'trial_only';
};

const offered = (item: PackageWire, index: number): PackageOffer => ({
  id: item.id === '' ? `package-${index + 1}` : item.id,
  title: item.title,
  desc: item.desc,
  price: item.price,
  priceCents: cents(Math.round(item.price_cents)),
  frequency: item.frequency,
  features: item.features,
  popular: item.popular,
  extraRecipientCents: cents(Math.round(item.extra_recipient_cents)),
  mailing:
    item.mailing === null ? null : { eachCents: cents(item.mailing.each_cents), isBeside: item.mailing.is_beside },
  sale: saleOf(item),
  contains: item.contains,
});

/** What every site can make. Whether this one can make more, only its server knows. */
const SURELY_MADE: readonly PackagePart[] = ['letter'];

const byDefault = (item: Package): PackageOffer => ({
  id: item.id,
  title: item.title,
  desc: item.desc,
  price: item.price,
  priceCents: item.priceCents,
  frequency: item.frequency,
  features: item.features,
  popular: item.popular,
  extraRecipientCents: EXTRA_RECIPIENT_CENTS,
  mailing: null,
  sale: packageAvailability(item, SURELY_MADE).isComplete ? 'complete' : 'unknown',
  contains: item.contains,
});

/** The packages to show when the list cannot be had. */
export const defaultOffers: readonly PackageOffer[] = packagesFor(served).map(byDefault);

/** The packages this site sells, in the order to show them. A failed or empty answer is a failure. */
export async function readPackages(options: ApiOptions = {}): Promise<Result<readonly PackageOffer[], ListFailure>> {
  const answer = await apiGet(paths.packages, packagesAnswerSchema, options);
  if (!answer.ok) return err('failed');
  const { packages: listed } = answer.value;
  return listed.length > 0 ? ok(listed.map(offered)) : err('refused');
}
