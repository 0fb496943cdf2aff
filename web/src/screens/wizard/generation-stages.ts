import { GENERATION_STAGES } from '@plainclaim/domain';
import { useEffect, useState } from 'react';

/** When each stage ends, in milliseconds after the screen opened. */
export const STAGE_ENDS: readonly number[] = GENERATION_STAGES.map((_stage, index) =>
  GENERATION_STAGES.slice(0, index + 1).reduce((sum, { milliseconds }) => sum + milliseconds, 0),
);

/** How many stages are done. Tells the wizard "not complete" at the start and "complete" at the end, each time it opens. */
export function useGenerationStages(onComplete: (isComplete: boolean) => void): number {
  const [doneCount, setDoneCount] = useState(0);
  useEffect(() => {
    onComplete(false);
    const timers = STAGE_ENDS.map((end, index) =>
      setTimeout(() => {
        setDoneCount(index + 1);
        if (index === STAGE_ENDS.length - 1) onComplete(true);
      }, end),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [onComplete]);
  return doneCount;
}
