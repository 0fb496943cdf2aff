import type { YourDataAnswer } from '@plainclaim/contract';
import { useEffect, useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '../../api/http/http-client.ts';
import { readYourData } from '../../api/your-data.ts';

/** Milliseconds between two looks at a file that is being made. */
const LOOK_AGAIN_MS = 2_000;

export type YourDataView = {
  /** Null before the first answer. */
  readonly standing: YourDataAnswer | null;
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
  /** What an act answered stands for what was read before. */
  readonly show: (standing: YourDataAnswer) => void;
};

type Known = Pick<YourDataView, 'standing' | 'failure'>;

/** One look that failed takes nothing away that is known; a link that works no more does. */
export function knownAfter(before: YourDataAnswer | null, answer: ApiResult<YourDataAnswer>): Known {
  if (answer.ok) return { standing: answer.value, failure: null };
  return { standing: answer.error.code === 'data.link_unknown' ? null : before, failure: answer.error };
}

/** A file is being made as far as we know, so there will be news. */
export const isMaking = (standing: YourDataAnswer | null): boolean => standing?.export?.state === 'making';

/** What is kept for the caller, or for whoever got the link with this token; looks again while a file is being made. */
export function useYourData(token: string): YourDataView {
  const [known, setKnown] = useState<Known>({ standing: null, failure: null });
  const last = useRef<YourDataAnswer | null>(null);
  const [times, setTimes] = useState(0);
  const asked = `${times} ${token}`;
  useEffect(() => {
    // Named for the rule that reads dependencies: each count is a reason to read again.
    if (asked === '') return undefined;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    void readYourData(token, { signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted) return;
      const now = knownAfter(last.current, answer);
      last.current = now.standing;
      setKnown(now);
      if (isMaking(now.standing)) timer = setTimeout(() => setTimes((count) => count + 1), LOOK_AGAIN_MS);
    });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [asked, token]);
  const reload = () => setTimes((count) => count + 1);
  return {
    ...known,
    reload,
    show: (standing) => {
      last.current = standing;
      setKnown({ standing, failure: null });
      if (isMaking(standing)) reload();
    },
  };
}
