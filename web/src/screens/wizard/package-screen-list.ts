import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { defaultOffers, type PackageOffer, readPackages } from '../../api/packages.ts';
import type { Loaded } from './wizard-context.ts';

/** Kept for the page's life: the checkout shows the same packages without asking again. */
let known: readonly PackageOffer[] | null = null;

/** The packages to choose from; when they cannot be had, the default ones with a message that says so. */
export function usePackages(): Loaded<readonly PackageOffer[]> {
  const { t } = useLingui();
  const [offers, setOffers] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (offers !== null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void readPackages({ signal }).then((read) => {
      if (signal.aborted) return;
      if (!read.ok) {
        setFailed(true);
        return;
      }
      known = read.value;
      setOffers(read.value);
    });
    return () => controller.abort();
  }, [offers]);
  if (offers !== null) return { status: 'ready', value: offers };
  if (!hasFailed) return { status: 'loading' };
  const message = t`An error occurred while loading packages. Showing default packages.`;
  return { status: 'failed', message, value: defaultOffers };
}
