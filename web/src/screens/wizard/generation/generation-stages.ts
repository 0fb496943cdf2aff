import { GENERATION_STAGES } from '@plainclaim/domain';
import { useEffect, useState } from 'react';

/** When each stage ends, in milliseconds after the screen opened. */
export const STAGE_ENDS: readonly number[] = GENERATION_STAGES.map((_stage, index) =>
  GENERATION_STAGES.slice(0, index + 1).reduce((sum, { milliseconds }) => sum + milliseconds, 0),
);

export type StageClock = {
  /** How many stages have had their time. */
  readonly timed: number;
  /** The person does not want to wait for the rest of it. */
  readonly isSkipped: boolean;
  /** Whether each stage's work came to an end, well or not. */
  readonly settled: readonly boolean[];
};

/**
 * How many stages are done, one after the other: each had its time, or was skipped, and its work is over. When all the
 * time is up nobody is kept waiting for work that is late.
 */
export function doneStages({ timed, isSkipped, settled }: StageClock): number {
  const all = STAGE_ENDS.length;
  if (timed === all) return all;
  const firstOpen = STAGE_ENDS.findIndex((_end, index) => settled[index] !== true || (!isSkipped && index >= timed));
  return firstOpen < 0 ? all : firstOpen;
}

/** Runs the stages. Tells the wizard "not complete" at the start and "complete" at the end, each time it opens. */
export function useGenerationStages(
  settled: readonly boolean[],
  isSkipped: boolean,
  onComplete: (isComplete: boolean) => void,
): number {
  const [timed, setTimed] = useState(0);
  useEffect(() => {
    const timers = STAGE_ENDS.map((end, index) => setTimeout(() => setTimed(index + 1), end));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  const done = doneStages({ timed, isSkipped, settled });
  const isComplete = done === STAGE_ENDS.length;
  useEffect(() => onComplete(isComplete), [isComplete, onComplete]);
  return done;
}
