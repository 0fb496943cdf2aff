import type { AccountSessionWire } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { readSessions } from '../../api/accounts.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';

export type SessionsView = {
  /** Null before the first list. */
  readonly sessions: readonly AccountSessionWire[] | null;
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
};

/** Where the account is signed in; read anew when `changes` counts on. */
export function useSessions(changes: number, onSignedOut: () => void): SessionsView {
  const [known, setKnown] = useState<Omit<SessionsView, 'reload'>>({ sessions: null, failure: null });
  const [times, setTimes] = useState(0);
  const asked = `${changes} ${times}`;
  useEffect(() => {
    // Named for the rule that reads dependencies: each count is a reason to read again.
    if (asked === '') return undefined;
    const controller = new AbortController();
    void readSessions({ signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted) return;
      if (answer.ok) setKnown({ sessions: answer.value.sessions, failure: null });
      else if (answer.error.status === 401) onSignedOut();
      else setKnown(({ sessions }) => ({ sessions, failure: answer.error }));
    });
    return () => controller.abort();
  }, [asked, onSignedOut]);
  return { ...known, reload: () => setTimes((count) => count + 1) };
}
