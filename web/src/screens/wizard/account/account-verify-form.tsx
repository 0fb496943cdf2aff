import { Trans, useLingui } from '@lingui/react/macro';
import { LONG_CODE_LENGTH } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { resendCode, verifyCode } from '../../../api/account/accounts.ts';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { ResendButton, ShownCode } from '../../../components/account/code-sent.tsx';
import { CodeField } from '../../../components/fields/digits-field.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { controlId } from '../../../components/fields/field.tsx';
import { useFailureMessage } from '../../../i18n/use-message.ts';
import { type Registration, registrationAfter } from './account-registration.ts';
import styles from './account-window.module.css';
import { useWizard } from '../engine/wizard-context.ts';

export type VerifyFormProps = {
  readonly registration: Registration;
  readonly onRegistration: (registration: Registration) => void;
  /** The account is there: nothing is left to do here. */
  readonly onJoined: () => Promise<void>;
  /** Another address after all. */
  readonly onStartOver: () => void;
};

/** The code from the email, which makes the account. */
export function VerifyForm({ registration, onRegistration, onJoined, onStartOver }: VerifyFormProps) {
  const { t } = useLingui();
  const failureText = useFailureMessage();
  const { saveNow } = useWizard();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null);
  const [hasResent, setResent] = useState(false);
  const { email } = registration;
  const address = <strong>{email}</strong>;
  // The form before this one took the focus with it.
  useEffect(() => document.getElementById(controlId('verification_code'))?.focus(), []);

  const fail = (text: string) => {
    setTrouble(text);
    setAttempt((count) => count + 1);
  };
  const verify = async () => {
    if (busy !== null) return;
    setResent(false);
    if (code === '') {
      fail(t`Verification code field cannot be empty`);
      return;
    }
    setBusy('verify');
    // What is typed by now must be on the server when it goes over to the account.
    await saveNow();
    const answer = await verifyCode(email, code);
    const fallback = t`An error occurred during verification`;
    if (answer.ok && answer.value.success) {
      setTrouble(null);
      await onJoined();
    } else fail(answer.ok ? answer.value.message || fallback : failureText(answer.error, fallback));
    setBusy(null);
  };
  const resend = async () => {
    setBusy('resend');
    setResent(false);
    const answer = await resendCode(email);
    const fallback = t`An error occurred while resending the code`;
    setBusy(null);
    if (answer.ok && answer.value.success) {
      setTrouble(null);
      setResent(true);
      onRegistration(registrationAfter(email, answer.value));
      // The button rests now, and a resting button holds no focus.
      document.getElementById(controlId('verification_code'))?.focus();
    } else fail(answer.ok ? answer.value.message || fallback : failureText(answer.error, fallback));
  };
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void verify();
      }}
    >
      {trouble === null ? null : <ErrorSummary title={trouble} attempt={attempt} />}
      <p>
        {email === '' ? (
          <Trans>We sent an email to the address you typed. Type the 6-digit code here.</Trans>
        ) : (
          <Trans>We sent an email to {address}. Type the 6-digit code here.</Trans>
        )}
      </p>
      <CodeField
        name="verification_code"
        label={t`Verification Code`}
        hint={t`It works for 10 minutes, in this browser only.`}
        value={code}
        length={LONG_CODE_LENGTH}
        onChange={setCode}
        error={trouble ?? undefined}
      />
      <Button type="submit" wide busy={busy === 'verify'} busyText={t`Verifying...`}>{t`Verify`}</Button>
      {hasResent ? <Alert tone="success" live="status" title={t`A new code is on its way.`} /> : null}
      <div className={styles['links']}>
        <ResendButton
          mayResendAt={registration.mayResendAt}
          isBusy={busy === 'resend'}
          onResend={() => void resend()}
        />
        <Button variant="link" onClick={onStartOver}>{t`Use another email`}</Button>
      </div>
      <ShownCode code={registration.shownCode} />
      <div className={styles['tips']}>
        <h3>{t`No email yet?`}</h3>
        <ul>
          <li>{t`Wait a minute, then look in your spam folder.`}</li>
          <li>{t`Check that the address is right.`}</li>
          <li>{t`Were many codes requested for this email today? Then our email can take an hour. Its code has 20 digits and works for one hour, in any browser.`}</li>
          <li>{t`Press Resend to get a new code. Only the newest code works.`}</li>
          <li>{t`Do you have an account with this address? Then the email says so and has no code: just log in.`}</li>
          <li>{t`If nothing helps, contact our support team.`}</li>
        </ul>
      </div>
    </form>
  );
}
