import { useLingui } from '@lingui/react/macro';
import { type FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

export type EmailFieldProps = Omit<FieldProps, 'name' | 'label'> & {
  readonly label?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** "username" where it names an account that is there, "email" where it is new to us. */
  readonly autoComplete: 'username' | 'email';
};

/** RFC 5321 4.5.3.1.3: no address is longer. */
const LONGEST_ADDRESS = 254;

/** The email address of an account. */
export function EmailField({ label, ...field }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      name="email"
      label={label ?? t`Email`}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST_ADDRESS}
      {...field}
    />
  );
}
