import { packagesAnswerSchema, paths, type PriceAnswer, priceAnswerSchema } from '@plainclaim/contract';
import { ok } from '@plainclaim/domain';
import { type ApiOptions, type ApiResult, apiGet } from '../http/http-client.ts';

/** A larger package for a claim that is paid, and what is left to pay for it. */
export type UpgradeOffer = {
  readonly id: string;
  readonly title: string;
  readonly desc: string;
  readonly price: PriceAnswer;
};

export type UpgradeChoices = {
  /** '' for the claim on this browser's result page. */
  readonly caseId: string;
  readonly country: 'US' | 'CA';
  /** '' until a whole ZIP is typed. */
  readonly zip: string;
};

/** The packages that hold more than what this claim is paid for; empty where there is none. */
export async function readUpgrades(
  { caseId, country, zip }: UpgradeChoices,
  options: ApiOptions = {},
): Promise<ApiResult<readonly UpgradeOffer[]>> {
  const listed = await apiGet(paths.packages, packagesAnswerSchema, options);
  if (!listed.ok) return listed;
  const offered = listed.value.packages.filter((one) => one.can_be_chosen);
  const prices = await Promise.all(
    offered.map(({ id }) => {
      const query = new URLSearchParams({ country, zip, upgradeTo: id, ...(caseId === '' ? {} : { caseId }) });
      return apiGet(`${paths.price}?${query.toString()}`, priceAnswerSchema, options);
    }),
  );
  const offers: UpgradeOffer[] = [];
  for (const [index, { id, title, desc }] of offered.entries()) {
    const price = prices[index];
    if (price?.ok === true) offers.push({ id, title, desc, price: price.value });
    // A package that is not larger is no offer; every other refusal is one of the page.
    else if (price !== undefined && price.error.status !== 422) return price;
  }
  return ok(offers);
}
