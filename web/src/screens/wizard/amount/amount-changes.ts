import {
  CARD_LIMITS,
  type Cents,
  cents,
  LARGEST_CLAIM,
  SMALLEST_CLAIM,
  typedUsd,
  type TypedRow,
} from '@plainclaim/domain';

/** What happens to the rows of the amount. Each change gives new lists; nothing else is touched. */
type Rows = readonly TypedRow[];

/** The first name that no row has. */
export function nextRowId(rows: Rows): string {
  const taken = new Set(rows.map(({ id }) => id));
  let number = rows.length + 1;
  while (taken.has(`row-${number}`)) number += 1;
  return `row-${number}`;
}

export const isFull = (rows: Rows): boolean => rows.length >= CARD_LIMITS.rows;

/** A new row at the end; with an amount it brings the rows up, or down, to the claim. */
export function withNewRow(rows: Rows, id: string, difference: Cents | null): TypedRow[] {
  if (isFull(rows) || rows.some((row) => row.id === id)) return [...rows];
  const amount = difference === null ? '' : typedUsd(cents(Math.abs(difference)));
  return [...rows, { id, label: '', amount, isMinus: difference !== null && difference < 0 }];
}

export const withRow = (rows: Rows, id: string, changes: Partial<Omit<TypedRow, 'id'>>): TypedRow[] =>
  rows.map((row) => (row.id === id ? { ...row, ...changes } : row));

export const withoutRow = (rows: Rows, id: string): TypedRow[] => rows.filter((row) => row.id !== id);

/** A row that was taken out stands where it stood. */
export function withRowBack(rows: Rows, row: TypedRow, index: number): TypedRow[] {
  if (isFull(rows)) return [...rows];
  const isTaken = rows.some(({ id }) => id === row.id);
  return rows.toSpliced(index, 0, isTaken ? { ...row, id: nextRowId(rows) } : row);
}

export const isBlankRow = ({ label, amount }: TypedRow): boolean => label.trim() === '' && amount.trim() === '';

/** Whether a claim can be so much here. */
export const isClaimable = (sum: Cents): boolean => sum >= SMALLEST_CLAIM && sum <= LARGEST_CLAIM;
