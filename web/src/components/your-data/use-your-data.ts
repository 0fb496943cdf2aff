import type { YourDataAnswer } from '@plainclaim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { serverQuery, takeOver } from '../../api/server-state/server-query.ts';
import { useLooksWhile } from '../../api/server-state/while-making.ts';
import { readYourData } from '../../api/your-data.ts';

export type YourDataView = {
  /** Null before the first answer. */
  readonly yourData: YourDataAnswer | null;
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
  /** What an act answered stands for what was read before. */
  readonly show: (yourData: YourDataAnswer) => void;
};

/** A file is being made as far as we know, so there will be news. */
export const isMaking = (yourData: YourDataAnswer | undefined): boolean => yourData?.export?.state === 'making';

/** What is kept for the caller, or for whoever got the link with this token; looks again while a file is being made. */
export function useYourData(token: string): YourDataView {
  const queryKey = ['your-data', token];
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...serverQuery(queryKey, (options) => readYourData(token, options)),
    ...useLooksWhile(isMaking),
  });
  return {
    // One look that failed takes nothing away that is known; a link that works no more does.
    yourData: error?.code === 'data.link_unknown' ? null : (data ?? null),
    failure: error,
    reload: () => void refetch(),
    show: (yourData) => takeOver(client, queryKey, yourData),
  };
}
