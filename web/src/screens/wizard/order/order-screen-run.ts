import { useEffect, useState } from 'react';
import {
  checkExistingDemand,
  generateDemandLetter,
  saveClientData,
  saveDemandLetter,
} from '../../../api/letters/letters.ts';
import { type OrderCalls, type OrderOutcome, type OrderStage, runOrder } from './order-steps.ts';

const calls: OrderCalls = {
  checkExistingDemand: () => checkExistingDemand(),
  saveClientData: () => saveClientData(),
  generateDemandLetter: () => generateDemandLetter(),
  saveDemandLetter: (letter) => saveDemandLetter(letter),
};

type Run = {
  readonly outcome: Promise<OrderOutcome>;
  stage: OrderStage;
  onStage: ((stage: OrderStage) => void) | null;
};

/** One run at a time: leaving the screen and coming back joins the run that is under way. */
let current: Run | null = null;

function startRun(): Run {
  const run: Run = {
    stage: 'saving',
    onStage: null,
    outcome: runOrder(calls, (stage) => {
      run.stage = stage;
      run.onStage?.(stage);
    }).finally(() => {
      current = null;
    }),
  };
  current = run;
  return run;
}

export type OrderProgress = OrderOutcome | { readonly kind: 'running'; readonly stage: OrderStage };

/** Does what follows a payment, and tells how far it is. */
export function useOrder(): { readonly progress: OrderProgress; readonly retry: () => void } {
  const [round, setRound] = useState(0);
  const [progress, setProgress] = useState<OrderProgress>({ kind: 'running', stage: 'saving' });
  useEffect(() => {
    let isWanted = round >= 0;
    const run = current ?? startRun();
    const show = (stage: OrderStage) => {
      if (isWanted) setProgress({ kind: 'running', stage });
    };
    run.onStage = show;
    show(run.stage);
    void run.outcome.then((outcome) => {
      if (isWanted) setProgress(outcome);
    });
    return () => {
      isWanted = false;
    };
  }, [round]);
  return {
    progress,
    retry: () => {
      setProgress({ kind: 'running', stage: 'saving' });
      setRound((rounds) => rounds + 1);
    },
  };
}
