import { Trans, useLingui } from '@lingui/react/macro';
import type { YourDataAnswer } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { proveClaimAddress, sendDataCode } from '../../api/your-data.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { type CodeSent, codeSentBy, ResendButton, ShownCode } from '../../components/account/code-sent.tsx';
import { CodeField } from '../../components/fields/digits-field.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { controlId } from '../../components/fields/field.tsx';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { Section } from '../../components/sections/section.tsx';

export type ProveAddressProps = {
  readonly email: string;
  readonly isProved: boolean;
  readonly onProved: (standing: YourDataAnswer) => void;
};

/** Ties the claim to the address given with the payment, so that its owner gets back to it from anywhere. */
export function ProveAddress({ email, isProved, onProved }: ProveAddressProps) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [code, setCode] = useState('');
  const proving = useSubmission<string>();
  const sending = useSubmission<string>();
  const trouble = proving.trouble ?? sending.trouble;
  const isOpen = sent !== null && !isProved;
  useEffect(() => {
    if (isOpen) document.getElementById(controlId('code'))?.focus();
  }, [isOpen]);
  const address = <strong>{email}</strong>;
  const send = async (): Promise<string | null> => {
    const answer = await sendDataCode();
    if (!answer.ok) return textOf(answer.error);
    setSent(codeSentBy(answer.value));
    return null;
  };
  const prove = async (): Promise<string | null> => {
    const answer = await proveClaimAddress(code);
    if (!answer.ok) return textOf(answer.error);
    onProved(answer.value);
    return null;
  };
  if (isProved) {
    return (
      <Section title={t`Your way back`}>
        <Alert tone="success" live="status">
          <p>
            <Trans>
              Your address {address} is confirmed. With it you can ask for a link to your data from any device.
            </Trans>
          </p>
        </Alert>
      </Section>
    );
  }
  return (
    <Section title={t`Your way back`}>
      <p>
        <Trans>
          When you paid, you gave the address {address}. Confirm that it is yours, and you can get a link to your data
          on any device.
        </Trans>
      </p>
      {sent === null ? (
        <>
          {trouble === null ? null : <Alert tone="error" live="alert" title={trouble} />}
          <div>
            <Button variant="ghost" busy={sending.isBusy} onClick={() => void sending.submit(send)}>
              {t`Send a code to this address`}
            </Button>
          </div>
        </>
      ) : (
        <ScreenForm onSubmit={() => void proving.submit(prove)}>
          {trouble === null ? null : <ErrorSummary title={trouble} attempt={proving.attempt + sending.attempt} />}
          <CodeField
            name="code"
            label={t`Verification Code`}
            hint={t`It works for 10 minutes, in this browser only.`}
            value={code}
            onChange={setCode}
            error={proving.trouble ?? undefined}
          />
          <div>
            <Button type="submit" busy={proving.isBusy} busyText={t`Verifying...`}>{t`Verify`}</Button>{' '}
            <ResendButton
              mayResendAt={sent.mayResendAt}
              isBusy={sending.isBusy}
              onResend={() => void sending.submit(send)}
            />
          </div>
          <ShownCode code={sent.shownCode} />
        </ScreenForm>
      )}
    </Section>
  );
}
