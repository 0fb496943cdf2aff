import { useLingui } from '@lingui/react';
import type { TrialPrepAnswer } from '@plainclaim/contract';
import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { readTrialPrep } from '../../api/trial-prep.ts';

export type TrialPrepState = {
  /** The newest the server told; null before the first answer. */
  readonly answer: TrialPrepAnswer | null;
  /** Why the last load did not succeed. */
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
  /** Takes over what a change answered with. */
  readonly take: (answer: TrialPrepAnswer) => void;
};

type Known = Pick<TrialPrepState, 'answer' | 'failure'> & { readonly asked: string };

const SIGNED_OUT = 401;
/** Milliseconds between two looks. The work takes seconds; whoever leaves the page open is served more slowly. */
const SOON_MS = 1_500;
const LATER_MS = 15_000;
const SOON_LOOKS = 30;

/** The notes and papers of one case, looked at again by itself while papers are made. */
export function useTrialPrep(caseId: string, onSignedOut: () => void): TrialPrepState {
  const [known, setKnown] = useState<Known>({ asked: '', answer: null, failure: null });
  const [looks, setLooks] = useState(0);
  const reload = useCallback(() => setLooks((count) => count + 1), []);
  const { locale } = useLingui().i18n;
  // The points to prove come in the reader's language.
  const asked = `${caseId} ${looks} ${locale}`;
  const take = useCallback(
    (answer: TrialPrepAnswer) => setKnown((before) => ({ ...before, answer, failure: null })),
    [],
  );

  useEffect(() => {
    const controller = new AbortController();
    void readTrialPrep(caseId, { signal: controller.signal }).then((got) => {
      if (controller.signal.aborted) return;
      if (got.ok) setKnown({ asked, answer: got.value, failure: null });
      else {
        setKnown((before) => ({ ...before, asked, failure: got.error }));
        if (got.error.status === SIGNED_OUT) onSignedOut();
      }
    });
    return () => controller.abort();
  }, [caseId, asked, onSignedOut]);

  useEffect(() => {
    if (known.answer?.book.state !== 'making') return undefined;
    const timer = setTimeout(reload, looks < SOON_LOOKS ? SOON_MS : LATER_MS);
    return () => clearTimeout(timer);
  }, [known, looks, reload]);

  return { answer: known.answer, failure: known.failure, reload, take };
}
