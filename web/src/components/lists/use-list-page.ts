import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure, ApiOptions, ApiResult } from '../../api/http/http-client.ts';

/** A page of a list, as every list of ours is sent. */
export type ListAnswer = { readonly success: boolean; readonly message: string };

export type ListPage<Answer> = {
  /** The newest list there is; while another page is on its way, the one before it. Null before the first. */
  readonly answer: Answer | null;
  /** The page `answer` is. */
  readonly page: number;
  readonly isLoading: boolean;
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
};

type Known<Answer> = Pick<ListPage<Answer>, 'answer' | 'page' | 'failure'> & { readonly asked: string };

/** An answer that says of itself that it is no success. */
const refusal = ({ message }: ListAnswer): ApiFailure => ({ code: 'list.refused', message, status: 200, body: {} });

/**
 * A page of one of the signed-in person's lists. `read` must stay the same function; `onSignedOut` is called when nobody
 * is signed in any more.
 */
export function useListPage<Answer extends ListAnswer>(
  read: (page: number, options: ApiOptions) => Promise<ApiResult<Answer>>,
  page: number,
  onSignedOut: () => void,
): ListPage<Answer> {
  const [known, setKnown] = useState<Known<Answer>>({ asked: '', answer: null, page: 1, failure: null });
  const [times, setTimes] = useState(0);
  const asked = `${page} ${times}`;
  useEffect(() => {
    const controller = new AbortController();
    void read(page, { signal: controller.signal }).then((got) => {
      if (controller.signal.aborted) return;
      if (got.ok && got.value.success) {
        setKnown({ asked, answer: got.value, page, failure: null });
        return;
      }
      const failure = got.ok ? refusal(got.value) : got.error;
      setKnown((before) => ({ ...before, asked, failure }));
      if (failure.status === 401) onSignedOut();
    });
    return () => controller.abort();
  }, [read, asked, page, onSignedOut]);
  const reload = useCallback(() => setTimes((count) => count + 1), []);
  const isLoading = known.asked !== asked;
  return {
    answer: known.answer,
    page: known.page,
    isLoading,
    failure: isLoading ? null : known.failure,
    reload,
  };
}
