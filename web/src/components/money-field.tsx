import { Field, type FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './money-field.module.css';
import { keepMoney } from './typed-text.ts';
import { useTypingFilter } from './use-typing-filter.ts';

export type MoneyFieldProps = FieldProps & {
  /** The amount as typed, such as "1850" or "1850.5". */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** An amount in dollars. Digits and one decimal point; other keys do nothing. */
export function MoneyField({ value, onChange, ...field }: MoneyFieldProps) {
  const input = useTypingFilter(keepMoney);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles['money']}>
          <span className={styles['sign']} aria-hidden="true">
            $
          </span>
          <input
            {...control}
            ref={input}
            className={fieldStyles['control']}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={value}
            onChange={(event) => onChange(keepMoney(event.target.value))}
          />
        </div>
      )}
    </Field>
  );
}
