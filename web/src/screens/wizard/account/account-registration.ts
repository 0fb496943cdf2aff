import type { RegisterAnswer, ResendCodeAnswer } from '@plainclaim/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { readSessionCode } from '../../../api/account/accounts.ts';
import { type CodeSent, codeSentBy, NO_CODE_SENT } from '../../../components/account/code-sent.tsx';

/** A registration whose code is on its way. */
export type Registration = CodeSent & {
  /** '' after the page was loaded again: the address is kept by the server only. */
  readonly email: string;
};

export const registrationAfter = (email: string, answer: RegisterAnswer | ResendCodeAnswer): Registration => ({
  email,
  ...codeSentBy(answer),
});

/** The registration of this browser that waits for its code. `onFound` is told of one from before this page. */
export function useWaitingRegistration(onFound: () => void) {
  const [registration, setRegistration] = useState<Registration | null>(null);
  const found = useEffectEvent(() => {
    if (registration !== null) return;
    setRegistration({ email: '', ...NO_CODE_SENT });
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
