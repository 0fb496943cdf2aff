/** Puts answers in order: one that was asked for before something else changed may tell how things were. */
export type Moments = {
  /** The moment a call begins. */
  readonly begin: () => number;
  /** A change was made, or may have been. */
  readonly changed: () => void;
  /** Whether something changed after that moment, so that its answer may be old. */
  readonly isOvertaken: (begun: number) => boolean;
};

export function createMoments(): Moments {
  let now = 0;
  let changedAt = 0;
  const tick = () => {
    now += 1;
    return now;
  };
  return {
    begin: tick,
    changed: () => {
      changedAt = tick();
    },
    isOvertaken: (begun) => changedAt > begun,
  };
}
