import { useLingui } from '@lingui/react/macro';
import type { ApiFailure } from '../api/http/http-client.ts';

/** Gives the headline for a failed call, and the server's own sentence when it has one. */
export function useRequestWords(): (
  failure: ApiFailure,
  headline: string,
) => { readonly title: string; readonly detail: string } {
  const { t } = useLingui();
  return (failure, headline) =>
    failure.status === 0
      ? { title: t`Unable to connect to the server.`, detail: '' }
      : { title: headline, detail: failure.message === headline ? '' : failure.message };
}
