import { useLingui } from '@lingui/react/macro';
import { estimatedPriceLines, type PriceAnswer, priceLinesOf } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { type CheckedCoupon, type PriceChoices, readPrice } from '../../../api/payment/checkout.ts';
import type { PackageOffer } from '../../../api/payment/packages.ts';
import type { ShownPrice } from '../../../components/payment/shown-price.ts';
import { useWizard } from '../engine/wizard-context.ts';

type Answered = { readonly wish: string; readonly price: PriceAnswer | null };

/** The server's price for these choices; 8 percent tax and no state, marked as an estimate, when it cannot be had. */
export function usePrice(offer: PackageOffer, coupon: CheckedCoupon | null, choices: PriceChoices): ShownPrice {
  // Everybody the claim is against gets the letter, whatever the package takes for the others.
  const recipients = useWizard().draft.additionalDefendants.length + 1;
  const { t } = useLingui();
  const { saveNow } = useWizard();
  const [round, setRound] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [surface, setSurface] = useState<ShownPrice['surface']>(null);
  const { country, zip, couponCode, extraRecipients, withMailing } = choices;
  const wish = JSON.stringify([offer.id, country, zip, couponCode, extraRecipients, withMailing, round]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      // The server prices the package in the answers it has, so they must be there first.
      const isSaved = await saveNow();
      if (signal.aborted) return;
      const asked = { country, zip, couponCode, extraRecipients, withMailing };
      const read = isSaved ? await readPrice(asked, { signal }) : null;
      if (signal.aborted) return;
      const isOurs = read?.ok === true && read.value.packageId === offer.id;
      // A later price that cannot be had changes nothing about how this site takes payments.
      if (isOurs) setSurface(read.value.surface);
      setAnswered({ wish, price: isOurs ? read.value : null });
    };
    void ask();
    return () => controller.abort();
  }, [saveNow, offer.id, country, zip, couponCode, extraRecipients, withMailing, wish]);

  const price = answered?.price ?? null;
  const stateName = t`Unknown State`;
  const mailing =
    offer.mailing !== null && (withMailing || !offer.mailing.isBeside) ? { ...offer.mailing, recipients } : null;
  const estimate = () =>
    estimatedPriceLines({ basePrice: offer.priceCents, extraRecipients, coupon, stateName, mailing });
  return {
    lines: answered === null ? null : price === null ? estimate() : priceLinesOf(price),
    isCurrent: answered?.wish === wish,
    isOwnEstimate: answered !== null && price === null,
    surface,
    couponProblem: price?.couponProblem ?? undefined,
    refresh: () => setRound((rounds) => rounds + 1),
  };
}
