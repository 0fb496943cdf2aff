import type { ExhibitPacketAnswer, ExhibitsAnswer } from '@plainclaim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readExhibits } from '../../api/exhibits.ts';
import type { ApiFailure, ApiResult } from '../../api/http/http-client.ts';
import { noteSignedOut } from '../../api/server-state/query-client.ts';
import { serverQuery, takeOver } from '../../api/server-state/server-query.ts';
import { createMoments } from './moments.ts';

export type Work<Answer> = () => Promise<ApiResult<Answer>>;

export type Exhibits = {
  /** The newest answer of the server; null before the first answer. */
  readonly answer: ExhibitsAnswer | null;
  readonly isLoading: boolean;
  /** Why the last load did not succeed. */
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
  /** Makes a change and takes over the list it answers with. */
  readonly change: (work: Work<ExhibitsAnswer>) => Promise<ApiResult<ExhibitsAnswer>>;
  /** Asks about the packet or for it, and takes over where it stands. */
  readonly packetWork: (work: Work<ExhibitPacketAnswer>) => Promise<ApiResult<ExhibitPacketAnswer>>;
};

const NOT_FOUND = 404;
const CONFLICT = 409;

/** The exhibits of one case. */
export function useExhibits(caseId: string): Exhibits {
  const queryKey = ['exhibits', caseId];
  const client = useQueryClient();
  const [moments] = useState(createMoments);
  const { data, error, isFetching, refetch } = useQuery(
    serverQuery(queryKey, (options) => readExhibits(caseId, options)),
  );
  // A read that began before the change is begun again.
  const readAgain = () => void client.invalidateQueries({ queryKey, exact: true });

  const change = async (work: Work<ExhibitsAnswer>) => {
    const begun = moments.begin();
    const got = await work();
    const isOld = moments.isOvertaken(begun);
    moments.changed();
    if (got.ok) {
      if (isOld) readAgain();
      else takeOver(client, queryKey, got.value);
      return got;
    }
    noteSignedOut(got.error);
    // Also after a failure: the change may have been made and only its answer lost.
    const { status } = got.error;
    const isReading = client.isFetching({ queryKey, exact: true }) > 0;
    if (isReading || status === NOT_FOUND || status === CONFLICT) readAgain();
    return got;
  };

  const packetWork = async (work: Work<ExhibitPacketAnswer>) => {
    const begun = moments.begin();
    const got = await work();
    if (!got.ok) noteSignedOut(got.error);
    else if (!moments.isOvertaken(begun)) {
      const { packet } = got.value;
      // A list that is being read stays asked for: only where the packet stands is known here.
      client.setQueryData<ExhibitsAnswer>(queryKey, (before) => before && { ...before, packet });
    }
    return got;
  };

  return {
    answer: data ?? null,
    isLoading: isFetching,
    failure: isFetching ? null : error,
    reload: () => void refetch(),
    change,
    packetWork,
  };
}
