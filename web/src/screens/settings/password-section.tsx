import { useLingui } from '@lingui/react/macro';
import { accountMessages, isPasswordFromNames } from '@plainclaim/contract';
import { useState } from 'react';
import { changePassword } from '../../api/account/accounts.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { NewPasswordField } from '../../components/account/new-password-field.tsx';
import { PasswordField } from '../../components/account/password-field.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { useMessage } from '../../i18n/use-message.ts';
import { errorAt, type Trouble, useTrouble } from './settings-failure.ts';
import { SettingsSection } from './settings-section.tsx';

export type PasswordSectionProps = {
  readonly email: string;
  /** False: one is chosen for the first time, and there is none to type. */
  readonly hasPassword: boolean;
  /** Fewest characters of a new one. The server judges it again, with its own number in the sentence. */
  readonly shortest: number;
  readonly onChanged: () => void;
  readonly onSignedOut: () => void;
};

/** Another password, for somebody who knows the current one. */
export function PasswordSection({ email, hasPassword, shortest, onChanged, onSignedOut }: PasswordSectionProps) {
  const { t } = useLingui();
  const message = useMessage(accountMessages);
  const troubleOf = useTrouble(onSignedOut);
  const [current, setCurrent] = useState('');
  const [wanted, setWanted] = useState('');
  const [isDone, setDone] = useState(false);
  const { trouble, attempt, isBusy, submit } = useSubmission<Trouble>();
  const update = async (): Promise<Trouble | null> => {
    setDone(false);
    if (hasPassword && current === '')
      return { text: message('account.current_password_empty'), field: 'currentPassword' };
    if (wanted === '') return { text: message('account.new_password_empty'), field: 'newPassword' };
    if ([...wanted].length < shortest) {
      const min = String(shortest);
      return { text: message('account.password_short', { min }), field: 'newPassword' };
    }
    if (isPasswordFromNames(wanted, email)) return { text: message('account.password_names'), field: 'newPassword' };
    const found = troubleOf(await changePassword(current, wanted));
    if (found !== null) return found;
    setCurrent('');
    setWanted('');
    setDone(true);
    onChanged();
    return null;
  };
  const labels: Readonly<Record<string, string>> = {
    currentPassword: t`Current Password`,
    newPassword: t`New Password`,
  };
  return (
    <SettingsSection title={t`Password`}>
      <ScreenForm onSubmit={() => void submit(update)}>
        {trouble === null ? null : (
          <ErrorSummary
            title={trouble.text}
            problems={trouble.field === null ? [] : [{ field: trouble.field, message: labels[trouble.field] ?? '' }]}
            attempt={attempt}
          />
        )}
        {isDone ? <Alert tone="success" live="status" title={message('account.password_renewed')} /> : null}
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword ? (
          <PasswordField
            name="currentPassword"
            label={t`Current Password`}
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
            error={errorAt(trouble, 'currentPassword')}
          />
        ) : (
          <p>{t`You have no password yet. You log in by email, and can choose a password here.`}</p>
        )}
        <NewPasswordField
          name="newPassword"
          shortest={shortest}
          label={t`New Password`}
          value={wanted}
          onChange={setWanted}
          error={errorAt(trouble, 'newPassword')}
        />
        <div>
          <Button type="submit" busy={isBusy} busyText={t`Updating...`}>{t`Update Password`}</Button>
        </div>
      </ScreenForm>
    </SettingsSection>
  );
}
