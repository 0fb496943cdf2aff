import { Trans, useLingui } from '@lingui/react/macro';
import { CODE_LENGTH, LONG_CODE_LENGTH } from '@plainclaim/contract';
import { useState } from 'react';
import { verifyResetCode } from '../../api/account/accounts.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/feedback/dialog.tsx';
import { CodeField } from '../../components/fields/digits-field.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import styles from './forgot-password.module.css';
import { useResetFailure } from './reset-failure.ts';

export type CodeDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly email: string;
  readonly onVerified: (code: string) => void;
};

/** "Verification Code": proves that the person reads the mail of that address. */
export function CodeDialog({ open, onClose, email, onVerified }: CodeDialogProps) {
  const { t } = useLingui();
  const failureOf = useResetFailure();
  const [code, setCode] = useState('');
  const { trouble, attempt, isBusy, submit } = useSubmission<string>();
  const address = <strong>{email}</strong>;
  const verify = async (): Promise<string | null> => {
    if (code.length !== CODE_LENGTH && code.length !== LONG_CODE_LENGTH)
      return t`Please enter a valid verification code`;
    const failure = failureOf(await verifyResetCode(email, code), t`Invalid verification code`);
    if (failure === null) onVerified(code);
    return failure;
  };
  return (
    <Dialog open={open} onClose={onClose} title={t`Verification Code`}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(verify);
        }}
      >
        {trouble === null ? (
          <Alert tone="success" live="status" title={t`Verification code has been sent to your email`} />
        ) : (
          <ErrorSummary title={trouble} attempt={attempt} />
        )}
        <p>
          <Trans>
            If {address} has an account, a 6-digit code is on its way. Look in your spam folder too. It works for 10
            minutes.
          </Trans>
        </p>
        <p>
          <Trans>
            Were many codes requested for this email today? Then our email can take an hour. Its code has 20 digits and
            works for one hour, in any browser.
          </Trans>
        </p>
        <CodeField
          name="code"
          label={t`Verification Code`}
          value={code}
          length={LONG_CODE_LENGTH}
          onChange={setCode}
          error={trouble ?? undefined}
        />
        <Button type="submit" wide busy={isBusy} busyText={t`Verifying...`}>{t`Verify`}</Button>
      </form>
    </Dialog>
  );
}
