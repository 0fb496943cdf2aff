import { useLingui } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

export type FieldProps = {
  /** The field's name in the specification; also the control's `name`. */
  readonly name: string;
  /** Needed only when the same name is twice on one screen. Must be what `ErrorSummary` gets as `field`. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The message of what is wrong; absent when nothing is. */
  readonly error?: string | undefined;
  /** Adds "(optional)" to the label. */
  readonly optional?: boolean | undefined;
};

/** What a control needs so that label, hint and error are tied to it. */
export type ControlProps = {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** The element id of the control of a field: where links of the error summary go. */
export const controlId = (field: string): string => `f-${field}`;
export const hintId = (field: string): string => `h-${field}`;
export const errorId = (field: string): string => `e-${field}`;

/** The ids that describe a control, or undefined when nothing does. */
export function describedBy(field: string, hint: ReactNode, error: string | undefined, ...more: readonly string[]) {
  const ids = [hint ? hintId(field) : '', error ? errorId(field) : '', ...more].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export function Hint({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className={styles['hint']} id={id}>
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className={styles['error']} id={id}>
      <IconAlertCircle size={19} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

function OptionalMark() {
  const { t } = useLingui();
  return (
    <>
      {/* Outside of what stays on one line: a long name and the mark may be two. */}{' '}
      <span className={styles['optional']}>({t`optional`})</span>
    </>
  );
}

/** Label, hint, control and error of one field. The control gets its wiring as an argument. */
export function Field({
  name,
  id = name,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={controlId(id)}>
        {label}
        {optional ? <OptionalMark /> : null}
      </label>
      {hint ? <Hint id={hintId(id)}>{hint}</Hint> : null}
      {children({
        id: controlId(id),
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(id, hint, error),
      })}
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
    </div>
  );
}

/** Several controls under one question: a fieldset with legend, hint and error. */
export function FieldGroup({
  name,
  id = name,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { readonly children: ReactNode }) {
  return (
    <fieldset className={styles['field']} aria-describedby={describedBy(id, hint, error)}>
      <legend className={`${styles['label'] ?? ''} ${styles['legend'] ?? ''}`}>
        {label}
        {optional ? <OptionalMark /> : null}
      </legend>
      {hint ? <Hint id={hintId(id)}>{hint}</Hint> : null}
      {children}
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
    </fieldset>
  );
}
