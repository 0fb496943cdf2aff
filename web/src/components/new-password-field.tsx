import { useLingui } from '@lingui/react/macro';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

/** A password somebody chooses, with the rule it must meet. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'autoComplete' | 'hint'>) {
  const { t } = useLingui();
  return (
    <PasswordField {...props} hint={t`At least 6 characters. A longer one is safer.`} autoComplete="new-password" />
  );
}
