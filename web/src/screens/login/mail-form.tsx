import { Trans, useLingui } from '@lingui/react/macro';
import { accountMessages } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { askLogInMail, logInByCode } from '../../api/account/log-in-ways.ts';
import { ResendButton } from '../../components/account/code-sent.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { MailedCodeField } from '../../components/account/mailed-code-field.tsx';
import { EmailField } from '../../components/fields/email-field.tsx';
import { controlId } from '../../components/fields/field.tsx';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { useFailureMessage, useMessage } from '../../i18n/use-message.ts';
import { useLogInOutcome } from './log-in-outcome.ts';
import styles from './login.module.css';

/** How long the server lets nobody ask for another mail. */
const RESEND_WAIT_MS = 30_000;

export type MailFormProps = { readonly onSecondStep: () => void; readonly onPassword: () => void };

/** Logging in without a password: the address, then the code from the mail that goes there. */
export function MailForm({ onSecondStep, onPassword }: MailFormProps) {
  const [sent, setSent] = useState<{ readonly email: string; readonly mayResendAt: number } | null>(null);
  const noteSent = (email: string) => setSent({ email, mayResendAt: performance.now() + RESEND_WAIT_MS });
  return sent === null ? (
    <AskForm onSent={noteSent} onPassword={onPassword} />
  ) : (
    <CodeForm sent={sent} onSent={noteSent} onSecondStep={onSecondStep} onStartOver={() => setSent(null)} />
  );
}

function AskForm({
  onSent,
  onPassword,
}: {
  readonly onSent: (email: string) => void;
  readonly onPassword: () => void;
}) {
  const { t } = useLingui();
  const message = useMessage(accountMessages);
  const textOf = useFailureMessage();
  const [email, setEmail] = useState('');
  const { trouble, attempt, isBusy, submit } = useSubmission<string>();
  useEffect(() => document.getElementById(controlId('email'))?.focus(), []);
  const ask = async () => {
    if (email.trim() === '') return message('account.email_empty');
    const answer = await askLogInMail(email.trim());
    if (!answer.ok) return textOf(answer.error);
    onSent(email.trim());
    return null;
  };
  return (
    <ScreenForm onSubmit={() => void submit(ask)}>
      {trouble === null ? null : <ErrorSummary title={trouble} attempt={attempt} />}
      <p>{t`We send you a code and a link. Use this too if you paid without an account: you get your claim back.`}</p>
      <EmailField autoComplete="username" value={email} onChange={setEmail} error={trouble ?? undefined} />
      <Button type="submit" wide busy={isBusy} busyText={t`Sending...`}>{t`Send me a code`}</Button>
      <Button variant="link" onClick={onPassword}>{t`Use a password`}</Button>
    </ScreenForm>
  );
}

type CodeFormProps = {
  readonly sent: { readonly email: string; readonly mayResendAt: number };
  readonly onSent: (email: string) => void;
  readonly onSecondStep: () => void;
  readonly onStartOver: () => void;
};

function CodeForm({ sent, onSent, onSecondStep, onStartOver }: CodeFormProps) {
  const { t } = useLingui();
  const message = useMessage(accountMessages);
  const textOf = useFailureMessage();
  const outcomeOf = useLogInOutcome(onSecondStep);
  const [code, setCode] = useState('');
  const [hasResent, setResent] = useState(false);
  const entering = useSubmission<string>();
  const resending = useSubmission<string>();
  const trouble = entering.trouble ?? resending.trouble;
  useEffect(() => document.getElementById(controlId('code'))?.focus(), []);
  const enter = async () => {
    setResent(false);
    if (code === '') return message('account.code_empty');
    return outcomeOf(await logInByCode(sent.email, code));
  };
  const resend = async () => {
    const answer = await askLogInMail(sent.email);
    if (!answer.ok) return textOf(answer.error);
    setResent(true);
    onSent(sent.email);
    // The button rests now, and a resting button holds no focus.
    document.getElementById(controlId('code'))?.focus();
    return null;
  };
  const address = <strong>{sent.email}</strong>;
  return (
    <ScreenForm onSubmit={() => void entering.submit(enter)}>
      {trouble === null ? null : <ErrorSummary title={trouble} attempt={entering.attempt + resending.attempt} />}
      <p>
        <Trans>
          If {address} has an account or a paid claim here, a message is on its way. Type its 6-digit code, or open its
          link. Look in your spam folder too.
        </Trans>
      </p>
      <MailedCodeField value={code} onChange={setCode} error={entering.trouble ?? undefined} />
      {hasResent ? <Alert tone="success" live="status" title={t`A new code is on its way.`} /> : null}
      <Button type="submit" wide busy={entering.isBusy} busyText={t`Logging in...`}>{t`Log in`}</Button>
      <div className={styles['resend']}>
        <ResendButton
          mayResendAt={sent.mayResendAt}
          isBusy={resending.isBusy}
          onResend={() => void resending.submit(resend)}
        />
      </div>
      <Button variant="link" onClick={onStartOver}>{t`Use another email`}</Button>
    </ScreenForm>
  );
}
