import { err, ok, type Result } from '@plainclaim/domain';

/** Does the work when its turn has come, or says at once that too many wait. `of` names whose work it is. */
export type FairTurns = <T>(of: string, work: () => Promise<T>) => Promise<Result<T, 'busy'>>;

type Waiting = { readonly of: string; readonly go: () => void };

/**
 * Lets so many run at the same time. The others wait in the order they came, but nobody's second work goes before
 * somebody else's first.
 */
export function fairTurns(most: {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
}): FairTurns {
  const running: string[] = [];
  const line: Waiting[] = [];

  const isFull = (of: string): boolean =>
    line.length >= most.waiting || line.filter((one) => one.of === of).length >= most.waitingOfOne;

  function letNextIn(): void {
    const next = line.find(({ of }) => !running.includes(of)) ?? line[0];
    if (next === undefined) return;
    line.splice(line.indexOf(next), 1);
    // In before anybody new can come.
    running.push(next.of);
    next.go();
  }

  return async (of, work) => {
    if (running.length < most.atOnce) running.push(of);
    else if (isFull(of)) return err('busy');
    else await new Promise<void>((go) => line.push({ of, go }));
    try {
      return ok(await work());
    } finally {
      running.splice(running.indexOf(of), 1);
      letNextIn();
    }
  };
}
