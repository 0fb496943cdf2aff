import { useLingui as useLanguage } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { type Catalogue, filledIn, type MessageParams } from '@plainclaim/contract';
import { useCallback } from 'react';
import type { ApiFailure } from '../api/http/http-client.ts';
import { currentSentences } from './spoken-words.ts';

/**
 * Gives the sentence for a code both sides know. A screen names the catalogues it speaks from, so that nobody downloads
 * the sentences of screens they have not reached. Several are put together outside the component: `{ ...one, ...other }`.
 */
export function useMessage<Code extends string>(
  catalogue: Catalogue<Code>,
): (code: NoInfer<Code>, params?: MessageParams) => string {
  // Subscribes to the language, so that the sentences follow it.
  useLanguage();
  const spoken = currentSentences();
  return useCallback(
    (code: NoInfer<Code>, params?: MessageParams) => filledIn(spoken[code] ?? catalogue[code], params),
    [catalogue, spoken],
  );
}

/** Gives the sentence to show for a failed call: the server's own, else one about the connection or a plain fallback. */
export function useFailureMessage(): (failure: ApiFailure, fallback?: string) => string {
  const { t } = useLingui();
  return (failure, fallback) => {
    if (failure.message !== '') return failure.message;
    if (failure.code === 'network.offline')
      return t`We could not reach the server. Check your connection and try again.`;
    if (failure.code === 'network.timeout') return t`The server took too long to answer. Please try again.`;
    return fallback ?? t`Something went wrong. Please try again.`;
  };
}
