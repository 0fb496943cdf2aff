import { useLingui } from '@lingui/react';
import type { FilingAnswer } from '@plainclaim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readFiling } from '../../api/filing.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { serverQuery, takeOver } from '../../api/server-state/server-query.ts';
import { useLast } from '../../api/server-state/use-last.ts';

export type FilingState = {
  /** The newest answer of the server; null before the first answer. */
  readonly answer: FilingAnswer | null;
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
  /** Takes over what a change answered with. */
  readonly take: (answer: FilingAnswer) => void;
};

/** What lies beside the court's screens for one case, in the reader's language. */
export function useFiling(caseId: string): FilingState {
  const { locale } = useLingui().i18n;
  const queryKey = ['filing', caseId, locale];
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(serverQuery(queryKey, (options) => readFiling(caseId, options)));
  const answer = useLast(data);
  return {
    answer: answer ?? null,
    failure: error,
    reload: () => void refetch(),
    take: (taken) => takeOver(client, queryKey, taken),
  };
}
