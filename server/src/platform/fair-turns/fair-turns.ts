import { err, ok, type Result } from '@plainclaim/domain';

/** Gives the place back. Called once. */
export type Leave = () => void;

/** Does the work when its turn has come, or says at once that too many wait. `of` names whose work it is. */
export type FairTurns = <T>(of: string, work: () => Promise<T>) => Promise<Result<T, 'busy'>>;

export type FairQueue<Kind extends string> = {
  /** For work that ends where it began. */
  inTurn<T>(kind: Kind, of: string, work: () => Promise<T>): Promise<Result<T, 'busy'>>;
  /** For work that goes on after the function that began it; whoever got a place gives it back. */
  enter(kind: Kind, of: string): Promise<Result<Leave, 'busy'>>;
  /** How much of each kind there is now. */
  load(): ReadonlyMap<string, { readonly running: number; readonly waiting: number }>;
};

/** How much of a kind of work there may be. */
export type Share = {
  readonly atOnce: number;
  /** Places that no other kind takes, however much of it waits. */
  readonly kept: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
};

type Work<Kind> = { readonly kind: Kind; readonly of: string };
type Waiting<Kind> = Work<Kind> & { readonly go: () => void };

/**
 * Lets so many works of all kinds run at the same time. The others wait in the order they came, but nobody's second work
 * goes before somebody else's first, and a kind that has no place now holds up no other.
 */
export function fairQueue<Kind extends string>(atOnce: number, shares: Readonly<Record<Kind, Share>>): FairQueue<Kind> {
  const running: Work<Kind>[] = [];
  const line: Waiting<Kind>[] = [];
  const keptOf = new Map<string, number>(Object.entries<Share>(shares).map(([kind, { kept }]) => [kind, kept]));

  const runningOf = (kind: string): number => running.filter((one) => one.kind === kind).length;

  const hasPlace = (kind: Kind): boolean => {
    const here = runningOf(kind);
    const elsewhere = [...keptOf].map(([other, kept]) => (other === kind ? 0 : Math.max(runningOf(other), kept)));
    return here < shares[kind].atOnce && here + elsewhere.reduce((sum, count) => sum + count, 0) < atOnce;
  };

  const isFull = ({ kind, of }: Work<Kind>): boolean => {
    const sameKind = line.filter((one) => one.kind === kind);
    const { waiting, waitingOfOne } = shares[kind];
    return sameKind.length >= waiting || sameKind.filter((one) => one.of === of).length >= waitingOfOne;
  };

  function nextOf(): Waiting<Kind> | undefined {
    const able = line.filter(({ kind }) => hasPlace(kind));
    return able.find(({ of }) => !running.some((one) => one.of === of)) ?? able[0];
  }

  function letIn(): void {
    for (let next = nextOf(); next !== undefined; next = nextOf()) {
      line.splice(line.indexOf(next), 1);
      // In before anybody new can come.
      running.push(next);
      next.go();
    }
  }

  const leaving =
    (work: Work<Kind>): Leave =>
    () => {
      running.splice(running.indexOf(work), 1);
      letIn();
    };

  /** At once where there is a place, so that nobody comes between. */
  function placeFor(here: Work<Kind>): Leave | Promise<Leave> | 'busy' {
    if (hasPlace(here.kind)) {
      running.push(here);
      return leaving(here);
    }
    if (isFull(here)) return 'busy';
    return new Promise((resolve) => {
      const waiting: Waiting<Kind> = { ...here, go: () => resolve(leaving(waiting)) };
      line.push(waiting);
    });
  }

  return {
    load: () => {
      const waitingOf = (kind: string): number => line.filter((one) => one.kind === kind).length;
      return new Map([...keptOf.keys()].map((kind) => [kind, { running: runningOf(kind), waiting: waitingOf(kind) }]));
    },
    enter: async (kind, of) => {
      const place = placeFor({ kind, of });
      return place === 'busy' ? err(place) : ok(await place);
    },
    inTurn: async (kind, of, work) => {
      const place = placeFor({ kind, of });
      if (place === 'busy') return err(place);
      const leave = typeof place === 'function' ? place : await place;
      try {
        return ok(await work());
      } finally {
        leave();
      }
    },
  };
}

/** A queue for one kind of work. */
export function fairTurns(most: Omit<Share, 'kept'>): FairTurns {
  const queue = fairQueue(most.atOnce, { work: { ...most, kept: 0 } });
  return (of, work) => queue.inTurn('work', of, work);
}
