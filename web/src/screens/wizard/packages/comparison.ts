import type { PackageOffer } from '../../../api/payment/packages.ts';
import { extraRecipientsOf } from '@plainclaim/domain';
import { formatMoney } from '../../../i18n/formatters.ts';

/** The lines that a package brings first, and which packages have them, in the order of the offers. */
export type AddedLines = {
  readonly by: PackageOffer;
  readonly lines: readonly string[];
  readonly has: readonly boolean[];
};

const isWithin = (smaller: PackageOffer, larger: PackageOffer): boolean =>
  smaller.contains.length < larger.contains.length && smaller.contains.every((part) => larger.contains.includes(part));

/**
 * What each package adds to the smaller ones in it. The first line of such a package says just that ("Everything in
 * ..."), so it is left out; so is the price of further recipients, which is a row of its own.
 */
export function comparisonOf(offers: readonly PackageOffer[]): readonly AddedLines[] {
  return offers.map((by) => {
    const holdsSmaller = offers.some((other) => isWithin(other, by));
    const price = formatMoney(by.extraRecipientCents);
    return {
      by,
      lines: by.features.slice(holdsSmaller ? 1 : 0).filter((line) => !line.includes(price)),
      has: offers.map((other) => other === by || isWithin(by, other)),
    };
  });
}

/** What a letter to each further person costs with a package; null when it costs no more. */
export const furtherRecipientPrice = ({ id, extraRecipientCents }: PackageOffer): string | null =>
  extraRecipientsOf(id, 1) === 0 ? null : formatMoney(extraRecipientCents);
