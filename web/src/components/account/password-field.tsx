import { useLingui } from '@lingui/react/macro';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Field, type FieldProps } from '../fields/field.tsx';
import fieldStyles from '../fields/field.module.css';
import styles from './password-field.module.css';

export type PasswordFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password with a button that shows it. Pasting is allowed, so password managers work. */
export function PasswordField({ value, onChange, autoComplete, ...field }: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles['wrap']}>
          <input
            {...control}
            className={fieldStyles['control']}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles['toggle']}
            aria-pressed={shown}
            aria-label={t`Show password`}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff size={22} aria-hidden="true" /> : <IconEye size={22} aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  );
}
