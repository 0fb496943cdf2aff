import type { CasesAnswer } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { readCases } from '../../api/cases.ts';
import type { ApiFailure } from '../../api/http-client.ts';

export type CasesView = {
  /** The newest list there is; while another page is on its way, the one before it. Null before the first. */
  readonly answer: CasesAnswer | null;
  /** The page `answer` is. */
  readonly page: number;
  readonly isLoading: boolean;
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
};

type Known = Pick<CasesView, 'answer' | 'page' | 'failure'> & { readonly asked: string };

const NOTHING: Known = { asked: '', answer: null, page: 1, failure: null };

/** An answer that says of itself that it is no success. */
const refusal = ({ message }: CasesAnswer): ApiFailure => ({ code: 'cases.refused', message, status: 200, body: {} });

/** A page of the signed-in person's cases. `onSignedOut` is called when nobody is signed in any more. */
export function useCases(page: number, onSignedOut: () => void): CasesView {
  const [known, setKnown] = useState(NOTHING);
  const [times, setTimes] = useState(0);
  const asked = `${page} ${times}`;
  useEffect(() => {
    const controller = new AbortController();
    void readCases(page, { signal: controller.signal }).then((read) => {
      if (controller.signal.aborted) return;
      if (read.ok && read.value.success) {
        setKnown({ asked, answer: read.value, page, failure: null });
        return;
      }
      const failure = read.ok ? refusal(read.value) : read.error;
      setKnown((before) => ({ ...before, asked, failure }));
      if (failure.status === 401) onSignedOut();
    });
    return () => controller.abort();
  }, [asked, page, onSignedOut]);
  const isLoading = known.asked !== asked;
  return {
    answer: known.answer,
    page: known.page,
    isLoading,
    failure: isLoading ? null : known.failure,
    reload: () => setTimes((count) => count + 1),
  };
}
