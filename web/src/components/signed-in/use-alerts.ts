import { useLingui } from '@lingui/react';
import type { AlertsAnswer, AlertWire } from '@plainclaim/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { markAlert, readAlerts } from '../../api/cases/case-search.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { serverQuery, takeOver, valueOf } from '../../api/server-state/server-query.ts';
import { useLast } from '../../api/server-state/use-last.ts';
import { useLooksWhile } from '../../api/server-state/while-making.ts';

export type Alerts = {
  readonly answer: AlertsAnswer | null;
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
  readonly isMarking: boolean;
  /** Why the last press did not succeed. */
  readonly notMarked: ApiFailure | null;
  readonly mark: (alert: AlertWire, done: boolean) => void;
  /** The one that was marked as done last, to be taken back; null when there is none. */
  readonly done: AlertWire | null;
};

type Marked = { readonly alert: AlertWire; readonly isDone: boolean };

const isMaking = (answer: AlertsAnswer | undefined): boolean => answer?.making ?? false;

/**
 * What the signed-in person should see to. While something is being made it is read again by itself, and once when somebody
 * comes back to the page: another device may have done it meanwhile.
 */
export function useAlerts(): Alerts {
  const { locale } = useLingui().i18n;
  const queryKey = ['case-alerts', locale];
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...serverQuery(queryKey, readAlerts),
    ...useLooksWhile(isMaking),
    refetchOnWindowFocus: true,
  });
  const answer = useLast(data);
  const [done, setDone] = useState<AlertWire | null>(null);
  // One after the other: whoever presses the next while the first is being saved must not lose that press.
  const marking = useMutation<AlertsAnswer, ApiFailure, Marked>({
    scope: { id: 'mark-alert' },
    mutationFn: ({ alert: { case_id, key }, isDone }) => valueOf(markAlert({ case_id, key, done: isDone })),
    onSuccess: (marked, { alert, isDone }) => {
      takeOver(client, queryKey, marked);
      setDone(isDone ? alert : null);
    },
  });
  return {
    answer: answer ?? null,
    failure: error,
    reload: () => void refetch(),
    isMarking: marking.isPending,
    notMarked: marking.error,
    mark: (alert, isDone) => marking.mutate({ alert, isDone }),
    done,
  };
}
