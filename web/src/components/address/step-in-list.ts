/** Moves through "no option, 0, 1 … count-1" in a circle; -1 is no option. */
export const stepInList = (active: number, step: 1 | -1, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1;
