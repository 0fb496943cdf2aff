import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { register } from '../../../api/account/accounts.ts';
import type { FieldFailure } from '../../../api/http/http-client.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { EmailField } from '../../../components/fields/email-field.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { NewPasswordField } from '../../../components/account/new-password-field.tsx';
import { SocialButtons } from '../../../components/account/social-buttons.tsx';
import { useShortestPassword } from '../../../components/account/use-shortest-password.ts';
import { followRememberedLanguage } from '../../../i18n/i18n.ts';
import { useFailureMessage, useMessage } from '../../../i18n/use-message.ts';
import { type ProblemAt, registrationProblems } from './account-problems.ts';
import { type Registration, registrationAfter } from './account-registration.ts';
import styles from './account-window.module.css';
import { useWizard } from '../engine/wizard-context.ts';

type Trouble = { readonly title: string; readonly fields: readonly FieldFailure[] };

/** The sentence of each problem, as the product's specification words it. */
function useProblemText(shortest: number) {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const texts = {
    empty: t`Email and password fields cannot be empty`,
    email: message('field.email'),
    short: t`Password must be at least ${shortest} characters`,
    names: t`This password is our name or comes from your email, so it is easy to guess. Please choose another one.`,
    code: t`Verification code field cannot be empty`,
  };
  return ({ kind }: ProblemAt) => texts[kind];
}

export type RegisterFormProps = {
  readonly onRegistered: (registration: Registration) => void;
  /** Nothing is left to verify: somebody is signed in. */
  readonly onJoined: () => Promise<void>;
};

/** Email and password of a new account. */
export function RegisterForm({ onRegistered, onJoined }: RegisterFormProps) {
  const { t } = useLingui();
  const shortest = useShortestPassword();
  const textOf = useProblemText(shortest);
  const failureText = useFailureMessage();
  const { saveNow } = useWizard();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);

  const fail = (next: Trouble) => {
    setTrouble(next);
    setAttempt((count) => count + 1);
  };
  const submit = async () => {
    if (isBusy) return;
    const problems = registrationProblems(email, password, shortest);
    const [first] = problems;
    if (first !== undefined) {
      const fields = problems.map((problem) => ({ field: problem.field, code: '', message: textOf(problem) }));
      fail({ title: textOf(first), fields });
      return;
    }
    setBusy(true);
    // What is typed by now must be on the server when it goes over to the account.
    await saveNow();
    const answer = await register(email.trim(), password);
    if (!answer.ok || !answer.value.success) {
      setBusy(false);
      const fallback = t`An error occurred during registration`;
      if (answer.ok) fail({ title: answer.value.message || fallback, fields: [] });
      else fail({ title: failureText(answer.error, fallback), fields: answer.error.fields ?? [] });
      return;
    }
    setTrouble(null);
    if (answer.value.skip_verification) {
      await followRememberedLanguage();
      await onJoined();
    } else onRegistered(registrationAfter(email.trim(), answer.value));
    setBusy(false);
  };
  const errorAt = (name: string) => trouble?.fields.find(({ field }) => field === name)?.message || undefined;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {trouble === null ? null : <TroubleSummary trouble={trouble} attempt={attempt} />}
      <EmailField autoComplete="email" value={email} onChange={setEmail} error={errorAt('email')} />
      <NewPasswordField
        name="password"
        shortest={shortest}
        label={t`Password`}
        value={password}
        onChange={setPassword}
        error={errorAt('password')}
      />
      <Button type="submit" wide busy={isBusy} busyText={t`Registering...`}>{t`Register`}</Button>
      <SocialButtons next="/" />
      <p className={styles['links']}>
        <span>{t`Do you have an account?`}</span>
        <Link to="/login" state={{ from: '/' }} onClick={() => void saveNow()}>{t`Login`}</Link>
      </p>
    </form>
  );
}

/** Names each sentence once: two empty fields share theirs. */
function TroubleSummary({ trouble, attempt }: { readonly trouble: Trouble; readonly attempt: number }) {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = { email: t`Email`, password: t`Password` };
  const problems = trouble.fields.flatMap(({ field, message }) => {
    const label = labels[field];
    return label === undefined ? [] : [{ field, label: message === trouble.title ? undefined : label, message }];
  });
  const isSaidAlready = problems.length > 0 && problems.every(({ message }) => message === trouble.title);
  return (
    <ErrorSummary
      title={trouble.title}
      problems={isSaidAlready ? problems.map(({ field }) => ({ field, message: labels[field] ?? '' })) : problems}
      attempt={attempt}
    />
  );
}
