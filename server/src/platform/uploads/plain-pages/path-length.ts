import type { Operand } from './tokens.ts';

/** About how long the lines of the present path are, in its own units; curves count as the lines between their points. */
export type PathLength = {
  step(step: string, operands: readonly Operand[]): void;
  length(): number;
  /** A new path. */
  begin(): void;
};

export function pathLength(): PathLength {
  let length = 0;
  let [x, y] = [0, 0];
  const valueOf = (operand: Operand | undefined): number => (operand?.kind === 'number' ? operand.value : 0);
  const lineTo = (toX: number, toY: number): void => {
    length += Math.hypot(toX - x, toY - y);
    [x, y] = [toX, toY];
  };
  return {
    step: (step, operands) => {
      const at = (index: number): number => valueOf(operands[index]);
      if (step === 'm') [x, y] = [at(0), at(1)];
      else if (step === 're') length += 2 * (Math.abs(at(2)) + Math.abs(at(3)));
      else if (['l', 'c', 'v', 'y'].includes(step)) {
        for (let index = 0; index + 1 < operands.length; index += 2) lineTo(at(index), at(index + 1));
      }
    },
    length: () => length,
    begin: () => {
      length = 0;
    },
  };
}
