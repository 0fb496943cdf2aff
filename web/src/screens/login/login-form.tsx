import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { logIn } from '../../api/accounts.ts';
import { welcomeCurrentUser } from '../../api/session/current-user.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Button } from '../../components/buttons/button.tsx';
import { EmailField } from '../../components/fields/email-field.tsx';
import { ErrorSummary, type SummaryProblem } from '../../components/feedback/error-summary.tsx';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { PasswordField } from '../../components/account/password-field.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { followRememberedLanguage } from '../../i18n/i18n.ts';
import { useFailureMessage, useMessage } from '../../i18n/use-message.ts';
import styles from './login.module.css';

type Trouble = { readonly title: string; readonly problems: readonly SummaryProblem[] };

/** The sentence for a refused log-in: the server's own, else the one that fits what happened. */
function useLoginFailure(): (failure: ApiFailure) => string {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  return (failure) =>
    textOf(
      failure,
      failure.status === 0 || failure.code === 'network.unreadable'
        ? t`An unexpected error occurred. Please try again.`
        : t`An error occurred during login`,
    );
}

/** Email and password. Once they are right the screen leads on by itself. */
export function LoginForm() {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const textOf = useLoginFailure();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { trouble, attempt, isBusy, submit } = useSubmission<Trouble>();

  const refused = (title: string): Trouble => ({ title, problems: [] });
  const tryIn = async (): Promise<Trouble | null> => {
    const required = message('field.required');
    const missing: readonly SummaryProblem[] = [
      ...(email.trim() === '' ? [{ field: 'email', label: t`Email`, message: required }] : []),
      ...(password === '' ? [{ field: 'password', label: t`Password`, message: required }] : []),
    ];
    if (missing.length > 0) return { title: t`Please type your email and your password.`, problems: missing };
    const answer = await logIn(email.trim(), password);
    if (!answer.ok) return refused(textOf(answer.error));
    if (!answer.value.success) return refused(answer.value.message || t`Login failed`);
    await followRememberedLanguage();
    const user = await welcomeCurrentUser();
    return user.status === 'signed-in' ? null : refused(t`Login failed. Please try again.`);
  };
  const errorAt = (name: string) => trouble?.problems.find(({ field }) => field === name)?.message;
  return (
    <ScreenForm onSubmit={() => void submit(tryIn)}>
      {trouble === null ? null : <ErrorSummary title={trouble.title} problems={trouble.problems} attempt={attempt} />}
      <EmailField autoComplete="username" value={email} onChange={setEmail} error={errorAt('email')} />
      <PasswordField
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errorAt('password')}
      />
      <p className={styles['forgot']}>
        <Link to="/forgot-password">{t`Forgot Password`}</Link>
      </p>
      <Button type="submit" wide busy={isBusy} busyText={t`Logging in...`}>{t`Login`}</Button>
    </ScreenForm>
  );
}
