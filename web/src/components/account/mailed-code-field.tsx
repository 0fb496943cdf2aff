import { useLingui } from '@lingui/react/macro';
import { CodeField } from '../fields/digits-field.tsx';

export type MailedCodeFieldProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
};

/** The six digits from a mail. */
export function MailedCodeField(props: MailedCodeFieldProps) {
  const { t } = useLingui();
  return (
    <CodeField
      name="code"
      label={t`Verification Code`}
      hint={t`It works for 10 minutes, in this browser only.`}
      {...props}
    />
  );
}
