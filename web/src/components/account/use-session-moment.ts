import { useEffect, useRef, useState } from 'react';
import { readSessionTimes } from '../../api/account/accounts.ts';
import { clearCurrentUser, refreshCurrentUser } from '../../api/session/current-user.ts';
import { type SessionMoment, sessionMoment } from './session-moment.ts';

/** While the warning shows, another tab may win time; asking when the session ends gives it none. */
const LOOK_AGAIN_MS = 10_000;
/** The server could not be asked: the session runs on there all the same. */
const AFTER_FAILURE_MS = 30_000;

const QUIET: SessionMoment = { kind: 'quiet', inMs: 0 };

export type SessionEnd = {
  readonly moment: SessionMoment;
  /** When it ends, in `performance.now()` milliseconds; counts only while `moment` is a warning. */
  readonly endsAt: number;
  /** Asks the server for more time; false when it could not be reached. */
  readonly stay: () => Promise<boolean>;
};

/** Follows the session of somebody signed in to its end; then nobody is signed in here any more. */
export function useSessionMoment(): SessionEnd {
  const [{ moment, endsAt }, setState] = useState({ moment: QUIET, endsAt: 0 });
  const lookNow = useRef<() => Promise<void>>(async () => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const lookIn = (delayMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), delayMs);
    };
    const look = async () => {
      const answer = await readSessionTimes();
      if (!isWanted) return;
      if (!answer.ok && answer.error.status !== 401) return lookIn(AFTER_FAILURE_MS);
      const next: SessionMoment = answer.ok ? sessionMoment(answer.value) : { kind: 'ended' };
      setState({ moment: next, endsAt: next.kind === 'ended' ? 0 : performance.now() + next.inMs });
      if (next.kind === 'ended') return clearCurrentUser();
      return lookIn(next.kind === 'quiet' ? next.inMs : Math.min(next.inMs + 1_000, LOOK_AGAIN_MS));
    };
    // Timers rest while a computer sleeps.
    const lookWhenShown = () => {
      if (document.visibilityState === 'visible') void look();
    };
    lookNow.current = look;
    void look();
    document.addEventListener('visibilitychange', lookWhenShown);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookWhenShown);
    };
  }, []);
  const stay = async () => {
    const user = await refreshCurrentUser();
    await lookNow.current();
    return user.status !== 'failed';
  };
  return { moment, endsAt, stay };
}
