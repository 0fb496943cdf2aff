import { useLingui } from '@lingui/react/macro';
import { accountMessages } from '@plainclaim/contract';
import { useState } from 'react';
import { startEmailChange } from '../../api/account/accounts.ts';
import { Button } from '../../components/buttons/button.tsx';
import { type CodeSent, codeSentBy } from '../../components/account/code-sent.tsx';
import { EmailField } from '../../components/fields/email-field.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { PasswordField } from '../../components/account/password-field.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { useMessage } from '../../i18n/use-message.ts';
import { errorAt, type Trouble, useTrouble } from './settings-failure.ts';
import styles from './settings.module.css';

export type EmailChangeFormProps = {
  readonly onSent: (wanted: string, sent: CodeSent) => void;
  readonly onCancel: () => void;
  readonly onSignedOut: () => void;
};

/** The other password field of this page has the same name. */
const PASSWORD_ID = 'email-currentPassword';

/** Asks for a new address. Nothing changes by it: a code goes there first. */
export function EmailChangeForm({ onSent, onCancel, onSignedOut }: EmailChangeFormProps) {
  const { t } = useLingui();
  const message = useMessage(accountMessages);
  const troubleOf = useTrouble(onSignedOut);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { trouble, attempt, isBusy, submit } = useSubmission<Trouble>();
  const ask = async (): Promise<Trouble | null> => {
    if (email.trim() === '') return { text: message('account.email_empty'), field: 'email' };
    if (password === '') return { text: message('account.current_password_empty'), field: 'currentPassword' };
    const answer = await startEmailChange(email.trim(), password);
    const found = troubleOf(answer);
    if (found === null && answer.ok) onSent(email.trim(), codeSentBy(answer.value));
    return found;
  };
  const places: Readonly<Record<string, { readonly field: string; readonly message: string }>> = {
    email: { field: 'email', message: t`New email` },
    currentPassword: { field: PASSWORD_ID, message: t`Current Password` },
  };
  const place = places[trouble?.field ?? ''];
  return (
    <ScreenForm onSubmit={() => void submit(ask)}>
      {trouble === null ? null : (
        <ErrorSummary title={trouble.text} problems={place === undefined ? [] : [place]} attempt={attempt} />
      )}
      <EmailField
        label={t`New email`}
        hint={t`We send a code there. Your email stays as it is until you type the code.`}
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={errorAt(trouble, 'email')}
      />
      <PasswordField
        name="currentPassword"
        id={PASSWORD_ID}
        label={t`Current Password`}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errorAt(trouble, 'currentPassword')}
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={isBusy} busyText={t`Sending...`}>{t`Send code`}</Button>
        <Button variant="ghost" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </ScreenForm>
  );
}
