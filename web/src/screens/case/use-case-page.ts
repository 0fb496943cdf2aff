import { useLingui } from '@lingui/react';
import type { CasePageAnswer } from '@plainclaim/contract';
import { canStandingChange } from '@plainclaim/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readCasePage } from '../../api/cases/case-page.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { serverQuery, takeOver } from '../../api/server-state/server-query.ts';
import { useLooksWhile } from '../../api/server-state/while-making.ts';
import { useLast } from '../../api/server-state/use-last.ts';

const never = () => false;

/** A letter that a carrier posted, of which more may be heard. */
const isLetterTravelling = (answer: CasePageAnswer | undefined): boolean =>
  answer?.deliveries.some(({ standing }) => standing !== null && canStandingChange(standing)) ?? false;

export type CasePageState = {
  readonly answer: CasePageAnswer | null;
  readonly failure: ApiFailure | null;
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** Shows what a change answered with. */
  readonly take: (answer: CasePageAnswer) => void;
};

/** One case, in the reader's language. */
export function useCasePage(caseId: string): CasePageState {
  const { locale } = useLingui().i18n;
  const queryKey = ['case', caseId, locale];
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...serverQuery(queryKey, (options) => readCasePage(caseId, options)),
    ...useLooksWhile(never, isLetterTravelling),
  });
  const answer = useLast(data);
  return {
    answer: answer ?? null,
    failure: error,
    isLoading: isFetching,
    reload: () => void refetch(),
    take: (taken) => takeOver(client, queryKey, taken),
  };
}
