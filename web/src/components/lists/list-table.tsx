import type { ReactNode } from 'react';
import styles from './list-table.module.css';

export type ListTableProps = {
  readonly label: string;
  /** The heads of the columns; `number` for one with figures, which are at the end. */
  readonly columns: readonly { readonly name: string; readonly isNumber?: boolean }[];
  /** Rows of `LeadCell`, `Cell` and `ActionsCell`. */
  readonly children: ReactNode;
};

/** A list with a row for each thing; with a card for each where a row has no room. */
export function ListTable({ label, columns, children }: ListTableProps) {
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" className={isNumber ? styles['number'] : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The first cell of a row: the head of its card. */
export function LeadCell({ children }: { readonly children: ReactNode }) {
  return <td className={styles['lead']}>{children}</td>;
}

export type CellProps = {
  /** The column's name, which cards show beside the value: there the heads of the columns are out of sight. */
  readonly label: string;
  readonly isNumber?: boolean | undefined;
  readonly children: ReactNode;
};

export function Cell({ label, isNumber, children }: CellProps) {
  return (
    <td className={isNumber ? styles['number'] : undefined}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}

/** Buttons, side by side. */
export function ActionsCell({ children }: { readonly children: ReactNode }) {
  return (
    <td>
      <div className={styles['actions']}>{children}</div>
    </td>
  );
}

/** A row over all columns, below the one it belongs to. */
export function WideRow({
  id,
  columns,
  children,
}: {
  readonly id: string;
  readonly columns: number;
  readonly children: ReactNode;
}) {
  return (
    <tr id={id} className={styles['wide']}>
      <td colSpan={columns}>
        <div>{children}</div>
      </td>
    </tr>
  );
}
