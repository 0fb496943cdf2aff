/** A measured value and the bar it is held to; without a bar it is there to be read. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | 's' | 'times' | 'requests/s' | 'processes' | 'letters' | 'figures' | 'bytes' | 'files';
  readonly atMost?: number;
  readonly atLeast?: number;
};

export function isMet({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return value <= atMost && value >= atLeast;
}

export function lineOf(figure: Figure): string {
  const { name, value, unit, atMost, atLeast } = figure;
  const bar = atMost !== undefined ? `at most ${atMost}` : atLeast !== undefined ? `at least ${atLeast}` : '';
  const verdict = bar === '' ? '' : isMet(figure) ? 'pass' : 'FAIL';
  const shown = `${value.toFixed(Math.abs(value) < 10 ? 2 : 0)} ${unit}`;
  return `  ${name.padEnd(66)} ${shown.padStart(16)}   ${bar.padEnd(14)} ${verdict}`.trimEnd();
}

/** The value that `share` of them do not pass, share from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const mb = (bytes: number): number => bytes / 1024 ** 2;
