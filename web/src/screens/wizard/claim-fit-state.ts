import type { ClaimFitAnswer } from '@plainclaim/contract';
import type { ClaimDraft } from '@plainclaim/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { readClaimFit } from '../../api/claim-fit.ts';
import type { ApiFailure } from '../../api/http-client.ts';
import { useWizard } from './wizard-context.ts';

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

/** Asks the server where the claim stands, after everything typed is saved. Not before `isWanted`. */
export function useClaimFit(isWanted: boolean): ClaimFitState {
  const { draft, saveNow } = useWizard();
  const [state, setState] = useState<Omit<ClaimFitState, 'retry'>>({ fit: null, failure: null, isLoading: true });
  const [tries, setTries] = useState(0);
  const choices = choicesOf(draft);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    setState((known) => ({ ...known, isLoading: true }));
    const isSaved = await saveNow();
    if (signal.aborted) return;
    const answer = isSaved ? await readClaimFit({ signal }) : null;
    if (signal.aborted) return;
    setState(({ fit }) => {
      if (answer === null) return { fit, failure: 'not_saved', isLoading: false };
      return answer.ok
        ? { fit: answer.value, failure: null, isLoading: false }
        : { fit, failure: answer.error, isLoading: false };
    });
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    void ask(controller.signal);
    return () => controller.abort();
  }, [isWanted, choices, tries]);
  return { ...state, retry: () => setTries((count) => count + 1) };
}
