import { useLingui } from '@lingui/react/macro';
import { accountMessages } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { PasswordField } from '../../components/account/password-field.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { controlId } from '../../components/fields/field.tsx';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { errorAt, type Trouble } from './settings-failure.ts';
import styles from './settings.module.css';

export type ConfirmFormProps = {
  readonly hasPassword: boolean;
  /** What is done once it is confirmed. */
  readonly label: string;
  readonly onConfirm: (password: string) => Promise<Trouble | null>;
  readonly onCancel: () => void;
};

/** The password again, before something that keeps the account safe is changed. Without one, a press is enough. */
export function ConfirmForm({ hasPassword, label, onConfirm, onCancel }: ConfirmFormProps) {
  const { t } = useLingui();
  const message = useMessage(accountMessages);
  const [password, setPassword] = useState('');
  const { trouble, attempt, isBusy, submit } = useSubmission<Trouble>();
  useEffect(() => document.getElementById(controlId('confirmPassword'))?.focus(), []);
  const confirm = async (): Promise<Trouble | null> => {
    if (hasPassword && password === '') {
      return { text: message('account.current_password_empty'), field: 'currentPassword' };
    }
    return onConfirm(password);
  };
  return (
    <ScreenForm onSubmit={() => void submit(confirm)}>
      {trouble === null ? null : <ErrorSummary title={trouble.text} attempt={attempt} />}
      {hasPassword ? (
        <PasswordField
          name="confirmPassword"
          label={t`Current Password`}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errorAt(trouble, 'currentPassword')}
        />
      ) : null}
      <div className={styles['actions']}>
        <Button type="submit" busy={isBusy} busyText={t`One moment...`}>
          {label}
        </Button>
        <Button variant="link" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </ScreenForm>
  );
}
