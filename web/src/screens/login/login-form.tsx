import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { logIn } from '../../api/accounts.ts';
import { welcomeCurrentUser } from '../../api/current-user.ts';
import type { ApiFailure } from '../../api/http-client.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary, type SummaryProblem } from '../../components/error-summary.tsx';
import { ScreenForm } from '../../components/form-layout.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
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
  const message = useMessage();
  const textOf = useLoginFailure();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);

  const fail = (title: string, problems: readonly SummaryProblem[] = []) => {
    setTrouble({ title, problems });
    setAttempt((count) => count + 1);
    setBusy(false);
  };
  const submit = async () => {
    if (isBusy) return;
    const required = message('field.required');
    const missing: readonly SummaryProblem[] = [
      ...(email.trim() === '' ? [{ field: 'email', label: t`Email`, message: required }] : []),
      ...(password === '' ? [{ field: 'password', label: t`Password`, message: required }] : []),
    ];
    if (missing.length > 0) {
      fail(t`Please type your email and your password.`, missing);
      return;
    }
    setBusy(true);
    const answer = await logIn(email.trim(), password);
    if (!answer.ok) {
      fail(textOf(answer.error));
      return;
    }
    if (!answer.value.success) {
      fail(answer.value.message || t`Login failed`);
      return;
    }
    const user = await welcomeCurrentUser();
    if (user.status !== 'signed-in') fail(t`Login failed. Please try again.`);
  };
  const errorAt = (name: string) => trouble?.problems.find(({ field }) => field === name)?.message;
  return (
    <ScreenForm onSubmit={() => void submit()}>
      {trouble === null ? null : <ErrorSummary title={trouble.title} problems={trouble.problems} attempt={attempt} />}
      <TextField
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        onChange={setEmail}
        error={errorAt('email')}
      />
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
