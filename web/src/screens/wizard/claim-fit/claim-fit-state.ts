import type { ClaimFitAnswer } from '@plainclaim/contract';
import type { ClaimDraft } from '@plainclaim/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { readClaimFit } from '../../../api/claim-fit.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { useWizard } from '../engine/wizard-context.ts';

export type ClaimFitState = {
  /** The newest answer; it stays while a newer one is on its way. */
  readonly fit: ClaimFitAnswer | null;
  readonly failure: ApiFailure | 'not_saved' | null;
  readonly isLoading: boolean;
  readonly retry: () => void;
};

/** The answers that are given on the card itself: each of them changes what it says. */
const choicesOf = ({ filingCounty, waiveExcess, lateFilingAcknowledged }: ClaimDraft): string =>
  JSON.stringify([filingCounty, waiveExcess, lateFilingAcknowledged]);

type Answered = {
  readonly fit: ClaimFitAnswer | null;
  readonly failure: ClaimFitState['failure'];
  /** What was asked about; null before the first answer. */
  readonly wish: string | null;
};

/** Asks the server where the claim stands, after everything typed is saved. Not before `isWanted`. */
export function useClaimFit(isWanted: boolean): ClaimFitState {
  const { draft, saveNow } = useWizard();
  const [answered, setAnswered] = useState<Answered>({ fit: null, failure: null, wish: null });
  const [tries, setTries] = useState(0);
  const wish = `${tries} ${choicesOf(draft)}`;

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const isSaved = await saveNow();
    return isSaved && !signal.aborted ? await readClaimFit({ signal }) : null;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void ask(signal).then((answer) => {
      if (signal.aborted) return;
      setAnswered(({ fit }) => {
        if (answer === null) return { fit, failure: 'not_saved', wish };
        return answer.ok ? { fit: answer.value, failure: null, wish } : { fit, failure: answer.error, wish };
      });
    });
    return () => controller.abort();
  }, [isWanted, wish]);
  return {
    fit: answered.fit,
    failure: answered.failure,
    isLoading: answered.wish !== wish,
    retry: () => setTries((count) => count + 1),
  };
}
