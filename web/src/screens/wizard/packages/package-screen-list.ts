import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { defaultOffers, type PackageOffer, readPackages } from '../../../api/payment/packages.ts';
import { referenceWords } from '../../../i18n/spoken-words.ts';
import type { Loaded } from '../engine/wizard-context.ts';

type Offers = { readonly locale: string; readonly offers: readonly PackageOffer[] };

/** Kept for the page's life: the checkout shows the same packages at once, and asks whether they still hold. */
let known: Offers | null = null;

/** A package this page came with, in the language on the screen. */
const inWords = (offer: PackageOffer): PackageOffer => ({ ...offer, ...referenceWords()?.packages[offer.id] });

/**
 * The packages to choose from; when they cannot be had, the default ones with a message that says so. Until another
 * language's are here, the last ones are shown.
 */
export function usePackages(): Loaded<readonly PackageOffer[]> {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const [shown, setShown] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void readPackages({ signal }).then((read) => {
      if (signal.aborted) return;
      if (!read.ok) {
        setFailed(true);
        return;
      }
      known = { locale, offers: read.value };
      setShown(known);
    });
    return () => controller.abort();
  }, [locale]);
  if (shown !== null) return { status: 'ready', value: shown.offers };
  if (!hasFailed) return { status: 'loading' };
  const message = t`An error occurred while loading packages. Showing default packages.`;
  return { status: 'failed', message, value: defaultOffers.map(inWords) };
}
