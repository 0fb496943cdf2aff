import type { AccountEventWire } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { readAccountTrail } from '../../api/accounts.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';

export type TrailView = {
  /** The newest first; null before the first list. */
  readonly events: readonly AccountEventWire[] | null;
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
};

/** What happened to the account; read anew when `changes` counts on. */
export function useTrail(changes: number, onSignedOut: () => void): TrailView {
  const [known, setKnown] = useState<Omit<TrailView, 'reload'>>({ events: null, failure: null });
  const [times, setTimes] = useState(0);
  const asked = `${changes} ${times}`;
  useEffect(() => {
    // Named for the rule that reads dependencies: each count is a reason to read again.
    if (asked === '') return undefined;
    const controller = new AbortController();
    void readAccountTrail({ signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted) return;
      if (answer.ok) setKnown({ events: answer.value.events, failure: null });
      else if (answer.error.status === 401) onSignedOut();
      else setKnown(({ events }) => ({ events, failure: answer.error }));
    });
    return () => controller.abort();
  }, [asked, onSignedOut]);
  return { ...known, reload: () => setTimes((count) => count + 1) };
}
