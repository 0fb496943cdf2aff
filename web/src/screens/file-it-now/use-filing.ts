import { useLingui } from '@lingui/react';
import type { FilingAnswer } from '@plainclaim/contract';
import { useCallback, useEffect, useState } from 'react';
import { readFiling } from '../../api/filing.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';

export type FilingState = {
  /** The newest the server told; null before the first answer. */
  readonly answer: FilingAnswer | null;
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
  /** Takes over what a change answered with. */
  readonly take: (answer: FilingAnswer) => void;
};

/** What lies beside the court's screens for one case, in the reader's language. */
export function useFiling(caseId: string): FilingState {
  const [known, setKnown] = useState<Pick<FilingState, 'answer' | 'failure'>>({ answer: null, failure: null });
  const [looks, setLooks] = useState(0);
  const reload = useCallback(() => setLooks((count) => count + 1), []);
  const take = useCallback((answer: FilingAnswer) => setKnown({ answer, failure: null }), []);
  const { locale } = useLingui().i18n;
  const asked = `${locale} ${looks}`;

  useEffect(() => {
    const controller = new AbortController();
    const language = asked;
    void readFiling(caseId, { signal: controller.signal }).then((got) => {
      if (controller.signal.aborted || language !== asked) return;
      setKnown((before) =>
        got.ok ? { answer: got.value, failure: null } : { answer: before.answer, failure: got.error },
      );
    });
    return () => controller.abort();
  }, [caseId, asked]);

  return { ...known, reload, take };
}
