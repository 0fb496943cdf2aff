import { wordsOfListsIn } from '@plainclaim/contract';
import { courtFormFeature, formatUsd, packagesFor, type Question } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { messageFor, spokenLanguage } from '../../platform/language/index.ts';
import type { FoundCoupon } from './coupons.ts';
import type { PackageRow } from './reference-repository.ts';

/*
 * The lists in the language of whoever is being answered. Rows hold English; what a language has no words for stays
 * English. Names of states are no words: they are in addresses.
 */

const words = () => wordsOfListsIn(spokenLanguage());

type Labelled = { readonly value: string; readonly label: string };

export const categoryInWords = <T extends Labelled & { readonly blurb: string }>(category: T): T => ({
  ...category,
  ...words()?.categories[category.value],
});

export const reasonInWords = <T extends Labelled>(reason: T): T => ({
  ...reason,
  label: words()?.reasons[reason.value] ?? reason.label,
});

export const questionInWords = (question: Question): Question => ({
  ...question,
  label: words()?.questions[question.key] ?? question.label,
});

export function packageInWords<T extends Pick<PackageRow, 'id' | 'title' | 'description' | 'features'>>(item: T): T {
  const translated = words();
  const found = translated?.packages[item.id];
  if (translated === null || found === undefined) return item;
  // Where the court's own forms are installed, the rows say so.
  const features = found.features.map((text, index) =>
    item.features[index] === courtFormFeature(served) ? translated.courtFormFeature : text,
  );
  return { ...item, title: found.title, description: found.desc, features };
}

/** An order keeps the English title of what was bought; one that is no longer sold keeps it for ever. */
export const titleInWords = (title: string): string => {
  const item = packagesFor(served).find((one) => one.title === title);
  return item === undefined ? title : (words()?.packages[item.id]?.title ?? title);
};

/** A coupon that whoever runs the site made has no words of its own: what it takes off says it in every language. */
export function couponInWords(coupon: FoundCoupon): string {
  const own = words();
  if (own === null) return coupon.description;
  const offered = own.coupons[coupon.code.toUpperCase()];
  if (offered !== undefined) return offered;
  return coupon.type === 'fixed'
    ? messageFor('coupon.amount_off', { amount: formatUsd(coupon.amountCents) })
    : messageFor('coupon.percent_off', { percent: String(coupon.rateMillionths / 10_000) });
}
