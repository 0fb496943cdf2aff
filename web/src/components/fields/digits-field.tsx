import { classNames } from '../styling/class-names.ts';
import styles from './digits-field.module.css';
import { Field, type FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import { type FieldWidth, widthClass } from './text-field.tsx';
import { keepDigits } from './typed-text.ts';
import { useTypingFilter } from './use-typing-filter.ts';

export type DigitsFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: string | undefined;
  readonly type?: 'text' | 'tel' | undefined;
  readonly maxLength?: number | undefined;
  readonly width?: FieldWidth | undefined;
  readonly placeholder?: string | undefined;
};

/** Digits only (phone, ZIP, card number): other keys do nothing, pasted texts lose everything else. */
export function DigitsField(props: DigitsFieldProps) {
  const { value, onChange, autoComplete, type = 'text', maxLength, width, placeholder, ...field } = props;
  const input = useTypingFilter(keepDigits);
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          ref={input}
          type={type}
          className={classNames(fieldStyles['control'], widthClass(width))}
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(keepDigits(event.target.value).slice(0, maxLength))}
        />
      )}
    </Field>
  );
}

export type CodeFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How many digits the code has; 6 unless given. */
  readonly length?: number | undefined;
};

/** More digits than this are written smaller. */
const SHORT_CODE = 6;

/** The code from an email, in one box, so that pasting and filling in from a message work. */
export function CodeField({ value, onChange, length = 6, ...field }: CodeFieldProps) {
  const input = useTypingFilter(keepDigits);
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className={classNames(fieldStyles['control'], styles['code'], value.length > SHORT_CODE && styles['long'])}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={(event) => onChange(keepDigits(event.target.value).slice(0, length))}
        />
      )}
    </Field>
  );
}
