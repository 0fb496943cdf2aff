import { useState } from 'react';

export type Submission<T> = {
  /** Why the last try failed; null before the first one, and after one that worked. */
  readonly trouble: T | null;
  /** Counts the tries that failed, so that an error summary takes the focus again. */
  readonly attempt: number;
  readonly isBusy: boolean;
  /** Runs a try, which answers what went wrong or null. A second press while one runs does nothing. */
  readonly submit: (run: () => Promise<T | null>) => Promise<void>;
};

/** One form's tries: busy while one runs, its trouble afterwards. */
export function useSubmission<T>(): Submission<T> {
  const [trouble, setTrouble] = useState<T | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const submit = async (run: () => Promise<T | null>) => {
    if (isBusy) return;
    setBusy(true);
    const found = await run();
    setBusy(false);
    setTrouble(found);
    if (found !== null) setAttempt((count) => count + 1);
  };
  return { trouble, attempt, isBusy, submit };
}
