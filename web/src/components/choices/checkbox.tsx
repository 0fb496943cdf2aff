import type { ReactNode } from 'react';
import styles from './checkbox.module.css';
import { controlId, describedBy, errorId, FieldError, Hint, hintId } from '../fields/field.tsx';

export type CheckboxProps = {
  readonly name: string;
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
};

/** One box to tick. */
export function Checkbox({ name, id = name, label, hint, error, checked, onChange, disabled }: CheckboxProps) {
  return (
    <div className={styles['row']}>
      <input
        className={styles['input']}
        type="checkbox"
        id={controlId(id)}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className={styles['label']} htmlFor={controlId(id)}>
        {label}
      </label>
      {hint || error ? (
        <div className={styles['more']}>
          {hint ? <Hint id={hintId(id)}>{hint}</Hint> : null}
          {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
        </div>
      ) : null}
    </div>
  );
}
