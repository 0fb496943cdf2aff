import type { RegisterAnswer, ResendCodeAnswer } from '@plainclaim/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { readSessionCode } from '../../api/accounts.ts';

/** How long the server lets nobody ask for another code. */
export const RESEND_WAIT_MS = 30_000;

/** A registration whose code is on its way. */
export type Registration = {
  /** '' after the page was loaded anew: the address is kept by the server only. */
  readonly email: string;
  /** In `performance.now()` milliseconds; null when no code was sent while this page was open. */
  readonly mayResendAt: number | null;
  /** In development, to a browser on the same machine only. */
  readonly shownCode: string | null;
};

export const registrationAfter = (email: string, answer: RegisterAnswer | ResendCodeAnswer): Registration => ({
  email,
  mayResendAt: performance.now() + RESEND_WAIT_MS,
  shownCode: answer.debug === true ? (answer.verification_code ?? null) : null,
});

/** The registration of this browser that waits for its code. `onFound` is told of one from before this page. */
export function useWaitingRegistration(onFound: () => void) {
  const [registration, setRegistration] = useState<Registration | null>(null);
  const found = useEffectEvent(() => {
    if (registration !== null) return;
    setRegistration({ email: '', mayResendAt: null, shownCode: null });
    onFound();
  });
  useEffect(() => {
    const controller = new AbortController();
    void readSessionCode({ signal: controller.signal }).then((answer) => {
      if (answer.ok && answer.value.has_code && !controller.signal.aborted) found();
    });
    return () => controller.abort();
  }, []);
  return [registration, setRegistration] as const;
}
