import { useEffect, useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '../../api/http/http-client.ts';

export type Work = {
  readonly isBusy: boolean;
  /** Why the last try did not succeed; null while nothing failed. */
  readonly failure: ApiFailure | null;
  /** A press while the work is under way does nothing. */
  readonly run: (work: (signal: AbortSignal) => Promise<ApiResult<unknown>>) => void;
};

/** One thing a button does, called off when its place on the page is gone. */
export function useWork(): Work {
  const [now, setNow] = useState<Omit<Work, 'run'>>({ isBusy: false, failure: null });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    ...now,
    run: (work) => {
      if (now.isBusy) return;
      const { signal } = (controller.current = new AbortController());
      setNow({ isBusy: true, failure: null });
      void work(signal).then((done) => {
        if (!signal.aborted) setNow({ isBusy: false, failure: done.ok ? null : done.error });
      });
    },
  };
}
