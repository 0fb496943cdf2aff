import { useLingui } from '@lingui/react/macro';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'hint'> & {
  /** Fewest characters on this site (`useShortestPassword`). */
  readonly shortest: number;
};

/** A password somebody chooses, with the rule it must meet. */
export function NewPasswordField({ shortest, ...field }: NewPasswordFieldProps) {
  const { t } = useLingui();
  const hint = t`At least ${shortest} characters. Longer is safer.`;
  return <PasswordField {...field} hint={hint} autoComplete="new-password" />;
}
