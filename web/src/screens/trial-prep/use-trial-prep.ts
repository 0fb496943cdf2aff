import { useLingui } from '@lingui/react';
import type { TrialPrepAnswer } from '@plainclaim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { serverQuery, takeOver } from '../../api/server-state/server-query.ts';
import { useLast } from '../../api/server-state/use-last.ts';
import { useLooksWhile } from '../../api/server-state/while-making.ts';
import { readTrialPrep } from '../../api/trial-prep.ts';

export type TrialPrepState = {
  /** The newest answer of the server; null before the first answer. */
  readonly answer: TrialPrepAnswer | null;
  /** Why the last load did not succeed. */
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
  /** Takes over what a change answered with. */
  readonly take: (answer: TrialPrepAnswer) => void;
};

const isBeingMade = (answer: TrialPrepAnswer | undefined): boolean => answer?.book.state === 'making';

/** The notes and papers of one case, looked at again by itself while papers are made. */
export function useTrialPrep(caseId: string): TrialPrepState {
  const { locale } = useLingui().i18n;
  // The points to prove come in the reader's language; until they are here, those of the language before stay.
  const queryKey = ['trial-prep', caseId, locale];
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...serverQuery(queryKey, (options) => readTrialPrep(caseId, options)),
    ...useLooksWhile(isBeingMade),
  });
  const answer = useLast(data);
  return {
    answer: answer ?? null,
    failure: error,
    reload: () => void refetch(),
    take: (taken) => takeOver(client, queryKey, taken),
  };
}
