import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { classNames } from '../styling/class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './select-field.module.css';
import { type FieldWidth, widthClass } from './text-field.tsx';

export type Option = { readonly value: string; readonly label: string };

/** The bare select with our arrow; use `SelectField` unless the label lives elsewhere. */
export function Select({
  options,
  className,
  ...select
}: ComponentProps<'select'> & { readonly options: readonly Option[] }) {
  return (
    <div className={classNames(styles['wrap'], className)}>
      <select {...select} className={classNames(fieldStyles['control'], styles['select'])}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles['chevron']} aria-hidden="true">
        <IconChevronDown size={20} />
      </span>
    </div>
  );
}

export type SelectFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** The text of an empty first choice; absent: there is none. */
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly width?: FieldWidth | undefined;
  readonly disabled?: boolean | undefined;
};

/** One choice from a list, by the browser's own control: the best one on phones. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, placeholder, autoComplete, width, disabled, ...field } = props;
  const all = placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options];
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          className={widthClass(width) || undefined}
          options={all}
          autoComplete={autoComplete}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
