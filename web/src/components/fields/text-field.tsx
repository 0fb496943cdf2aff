import type { ComponentProps, Ref } from 'react';
import { classNames } from '../styling/class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

export type FieldWidth = 'full' | 'medium' | 'short';

export type TextFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'search' | undefined;
  readonly width?: FieldWidth | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
} & Pick<
    ComponentProps<'input'>,
    | 'autoComplete'
    | 'inputMode'
    | 'maxLength'
    | 'placeholder'
    | 'spellCheck'
    | 'autoCapitalize'
    | 'onBlur'
    | 'onKeyDown'
    | 'readOnly'
    | 'disabled'
  >;

export const widthClass = (width: FieldWidth | undefined): string | false | undefined =>
  width !== undefined && width !== 'full' && styles[width];

/** A one-line text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', width, inputRef, name, id, label, hint, error, optional, ...input } = props;
  return (
    <Field name={name} id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={inputRef}
          type={type}
          className={classNames(styles['control'], widthClass(width))}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
