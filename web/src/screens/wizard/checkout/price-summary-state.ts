import { useLingui } from '@lingui/react/macro';
import type { PriceAnswer } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { type CheckedCoupon, type PriceChoices, readPrice } from '../../../api/checkout.ts';
import type { PackageOffer } from '../../../api/packages.ts';
import { estimatedLines, linesOf, type PriceLines } from './price-summary-lines.ts';
import { useWizard } from '../engine/wizard-context.ts';

export type ShownPrice = {
  /** Null until the first answer. */
  readonly lines: PriceLines | null;
  /** False while the price for the newest choices is on its way. */
  readonly isCurrent: boolean;
  /** True when the server could not be asked and this page worked the price out. */
  readonly isOwnEstimate: boolean;
  /** False only when the server says so. */
  readonly isSimulated: boolean;
  readonly surface: PriceAnswer['surface'];
  /** The sentence about a coupon that no longer counts. */
  readonly couponProblem: string | undefined;
  readonly refresh: () => void;
};

type Answered = { readonly wish: string; readonly price: PriceAnswer | null };

/** The server's price for these choices; 8 percent tax and no state, marked as an estimate, when it cannot be had. */
export function usePrice(offer: PackageOffer, coupon: CheckedCoupon | null, choices: PriceChoices): ShownPrice {
  const { t } = useLingui();
  const { saveNow } = useWizard();
  const [round, setRound] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const { country, zip, couponCode, extraRecipients } = choices;
  const wish = JSON.stringify([offer.id, country, zip, couponCode, extraRecipients, round]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      // The server prices the package in the answers it has, so they must be there first.
      const isSaved = await saveNow();
      if (signal.aborted) return;
      const read = isSaved ? await readPrice({ country, zip, couponCode, extraRecipients }, { signal }) : null;
      if (signal.aborted) return;
      const isOurs = read?.ok === true && read.value.packageId === offer.id;
      setAnswered({ wish, price: isOurs ? read.value : null });
    };
    void ask();
    return () => controller.abort();
  }, [saveNow, offer.id, country, zip, couponCode, extraRecipients, wish]);

  const price = answered?.price ?? null;
  const stateName = t`Unknown State`;
  const estimate = () => estimatedLines({ basePrice: offer.priceCents, extraRecipients, coupon, stateName });
  return {
    lines: answered === null ? null : price === null ? estimate() : linesOf(price),
    isCurrent: answered?.wish === wish,
    isOwnEstimate: answered !== null && price === null,
    isSimulated: price?.isSimulated ?? true,
    surface: price?.surface ?? 'card_form',
    couponProblem: price?.couponProblem ?? undefined,
    refresh: () => setRound((rounds) => rounds + 1),
  };
}
