import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './money-field.module.css';
import { inUsFormat, keepMoney, keepTypedMoney } from './typed-text.ts';
import { useTypingFilter } from './use-typing-filter.ts';

export type MoneyFieldProps = FieldProps & {
  /** The amount as typed, without commas, such as "1850" or "1850.5". */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/**
 * An amount in dollars. Digits, commas and one decimal point; other keys do nothing, and pasted texts lose everything
 * else. What is typed stays as it is until the field is left: then it shows as "1,850.00".
 */
export function MoneyField({ value, onChange, ...field }: MoneyFieldProps) {
  const input = useTypingFilter(keepTypedMoney);
  const [typed, setTyped] = useState<string | null>(null);
  // Answers that come from elsewhere meanwhile, as from another tab, count more than what was typed.
  const shown = typed !== null && keepMoney(typed) === value ? typed : inUsFormat(value);
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
            value={shown}
            onChange={(event) => {
              setTyped(keepTypedMoney(event.target.value));
              onChange(keepMoney(event.target.value));
            }}
            onBlur={() => setTyped(null)}
          />
        </div>
      )}
    </Field>
  );
}
