import { useLingui } from '@lingui/react/macro';
import { accountMessages } from '@plainclaim/contract';
import { useState } from 'react';
import { resetPassword } from '../../api/account/accounts.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/feedback/dialog.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { NewPasswordField } from '../../components/account/new-password-field.tsx';
import { PasswordField } from '../../components/account/password-field.tsx';
import { useShortestPassword } from '../../components/account/use-shortest-password.ts';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { useMessage } from '../../i18n/use-message.ts';
import styles from './forgot-password.module.css';
import { type PasswordProblem, passwordProblem } from './password-problem.ts';
import { useResetFailure } from './reset-failure.ts';

export type NewPasswordDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly email: string;
  readonly code: string;
  readonly onUpdated: () => void;
};

type Trouble = { readonly text: string; readonly field: PasswordProblem['field'] | null };

/** "Set New Password", after the code was right. */
export function NewPasswordDialog({ open, onClose, email, code, onUpdated }: NewPasswordDialogProps) {
  const { t } = useLingui();
  const message = useMessage(accountMessages);
  const failureOf = useResetFailure();
  const [typed, setTyped] = useState('');
  const [again, setAgain] = useState('');
  const { trouble, attempt, isBusy, submit } = useSubmission<Trouble>();
  const shortest = useShortestPassword();
  const texts = {
    required: t`New password is required`,
    short: message('account.password_short', { min: String(shortest) }),
    names: message('account.password_names'),
    different: t`Passwords do not match`,
  };
  const update = async (): Promise<Trouble | null> => {
    const problem = passwordProblem(typed, again, { email, shortest });
    if (problem !== null) return { text: texts[problem.kind], field: problem.field };
    const failure = failureOf(await resetPassword(email, code, typed), t`Error updating password`);
    if (failure !== null) return { text: failure, field: null };
    onUpdated();
    return null;
  };
  const errorAt = (field: PasswordProblem['field']) => (trouble?.field === field ? trouble.text : undefined);
  return (
    <Dialog open={open} onClose={onClose} title={t`Set New Password`}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(update);
        }}
      >
        {trouble === null ? null : <ErrorSummary title={trouble.text} attempt={attempt} />}
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          name="newPassword"
          shortest={shortest}
          label={t`New Password`}
          value={typed}
          onChange={setTyped}
          error={errorAt('newPassword')}
        />
        <PasswordField
          name="confirmPassword"
          label={t`Confirm Password`}
          autoComplete="new-password"
          value={again}
          onChange={setAgain}
          error={errorAt('confirmPassword')}
        />
        <Button type="submit" wide busy={isBusy} busyText={t`Updating...`}>{t`Update Password`}</Button>
      </form>
    </Dialog>
  );
}
