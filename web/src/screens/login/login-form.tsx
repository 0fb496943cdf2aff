import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { logIn } from '../../api/account/accounts.ts';
import { Button } from '../../components/buttons/button.tsx';
import { EmailField } from '../../components/fields/email-field.tsx';
import { ErrorSummary, type SummaryProblem } from '../../components/feedback/error-summary.tsx';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { PasswordField } from '../../components/account/password-field.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { useMessage } from '../../i18n/use-message.ts';
import { useLogInOutcome } from './log-in-outcome.ts';
import styles from './login.module.css';

type Trouble = { readonly title: string; readonly problems: readonly SummaryProblem[] };

/** Email and password. Once they are right the screen leads on by itself, or asks for the second step. */
export function LoginForm({ onSecondStep }: { readonly onSecondStep: () => void }) {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const outcomeOf = useLogInOutcome(onSecondStep);
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
    const found = await outcomeOf(await logIn(email.trim(), password));
    return found === null ? null : refused(found);
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
