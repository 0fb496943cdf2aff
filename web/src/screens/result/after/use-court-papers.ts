import type { CourtPapersAnswer } from '@plainclaim/contract';
import { useQuery } from '@tanstack/react-query';
import { readCourtPapers } from '../../../api/court-papers.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { serverQuery } from '../../../api/server-state/server-query.ts';
import { useLooksWhile } from '../../../api/server-state/while-making.ts';

export type CourtPapersLook = {
  /** Null until they are read. */
  readonly papers: CourtPapersAnswer | null;
  readonly failure: ApiFailure | null;
  readonly lookAgain: () => void;
};

/** A step reads them while it waits for the rest; its part that shows them asks no second time. */
const JUST_READ_MS = 3_000;

const areBeingMade = (papers: CourtPapersAnswer | undefined): boolean => papers?.state === 'making';

/** How the court papers of a case stand; looked at again while they are in the making. '' asks nothing. */
export function useCourtPapers(caseId: string): CourtPapersLook {
  const { data, error, refetch } = useQuery({
    ...serverQuery(['court-papers', caseId], (options) => readCourtPapers(caseId, options)),
    ...useLooksWhile(areBeingMade),
    enabled: caseId !== '',
    staleTime: JUST_READ_MS,
  });
  return { papers: data ?? null, failure: error, lookAgain: () => void refetch() };
}
