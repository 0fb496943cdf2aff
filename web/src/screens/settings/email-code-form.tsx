import { Trans, useLingui } from '@lingui/react/macro';
import { accountMessages } from '@plainclaim/contract';
import { useState } from 'react';
import { resendEmailChange, verifyEmailChange } from '../../api/account/accounts.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { type CodeSent, codeSentBy, ResendButton, ShownCode } from '../../components/account/code-sent.tsx';
import { MailedCodeField } from '../../components/account/mailed-code-field.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { controlId } from '../../components/fields/field.tsx';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { useMessage } from '../../i18n/use-message.ts';
import { errorAt, type Trouble, useTrouble } from './settings-failure.ts';
import styles from './settings.module.css';

export type EmailCodeFormProps = {
  /** The address the code went to. */
  readonly wanted: string;
  readonly sent: CodeSent;
  readonly onSent: (sent: CodeSent) => void;
  readonly onVerified: () => Promise<void>;
  /** Another address after all. */
  readonly onStartOver: () => void;
  readonly onSignedOut: () => void;
};

/** The code from the new address, which makes it the account's. */
export function EmailCodeForm({ wanted, sent, onSent, onVerified, onStartOver, onSignedOut }: EmailCodeFormProps) {
  const { t } = useLingui();
  const message = useMessage(accountMessages);
  const troubleOf = useTrouble(onSignedOut);
  const [code, setCode] = useState('');
  const [hasResent, setResent] = useState(false);
  const verification = useSubmission<Trouble>();
  const resending = useSubmission<Trouble>();
  const trouble = verification.trouble ?? resending.trouble;
  const address = <strong>{wanted}</strong>;

  const verify = async (): Promise<Trouble | null> => {
    setResent(false);
    if (code === '') return { text: message('account.code_empty'), field: 'code' };
    const found = troubleOf(await verifyEmailChange(code));
    if (found === null) await onVerified();
    return found;
  };
  const resend = async (): Promise<Trouble | null> => {
    setResent(false);
    const answer = await resendEmailChange();
    const found = troubleOf(answer);
    if (found !== null || !answer.ok) return found;
    setResent(true);
    onSent(codeSentBy(answer.value));
    // The button rests now, and a resting button holds no focus.
    document.getElementById(controlId('code'))?.focus();
    return null;
  };
  return (
    <ScreenForm onSubmit={() => void verification.submit(verify)}>
      {trouble === null ? null : (
        <ErrorSummary title={trouble.text} attempt={verification.attempt + resending.attempt} />
      )}
      <p>
        <Trans>
          We sent an email to {address}. Type the 6-digit code here. Until then nothing changes. Look in your spam
          folder too.
        </Trans>
      </p>
      <MailedCodeField value={code} onChange={setCode} error={errorAt(trouble, 'code')} />
      {hasResent ? <Alert tone="success" live="status" title={t`A new code is on its way.`} /> : null}
      <div className={styles['actions']}>
        <Button type="submit" busy={verification.isBusy} busyText={t`Verifying...`}>{t`Verify`}</Button>
        <ResendButton
          mayResendAt={sent.mayResendAt}
          isBusy={resending.isBusy}
          onResend={() => void resending.submit(resend)}
        />
        <Button variant="link" onClick={onStartOver}>{t`Use another email`}</Button>
      </div>
      <ShownCode code={sent.shownCode} />
    </ScreenForm>
  );
}
