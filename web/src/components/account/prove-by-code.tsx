import { useLingui } from '@lingui/react/macro';
import type { ResendCodeAnswer } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import type { ApiResult } from '../../api/http/http-client.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { Button, type ButtonVariant } from '../buttons/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { ErrorSummary } from '../feedback/error-summary.tsx';
import { useSubmission } from '../feedback/use-submission.ts';
import { controlId } from '../fields/field.tsx';
import { ScreenForm } from '../fields/form-layout.tsx';
import { type CodeSent, codeSentBy, ResendButton, ShownCode } from './code-sent.tsx';
import { MailedCodeField } from './mailed-code-field.tsx';

export type ProveByCodeProps<Proved> = {
  readonly send: () => Promise<ApiResult<ResendCodeAnswer>>;
  readonly prove: (code: string) => Promise<ApiResult<Proved>>;
  readonly onProved: (proved: Proved) => void | Promise<void>;
  readonly sendText: string;
  readonly sendVariant?: ButtonVariant;
  readonly proveText: string;
  /** The look of the row with the two buttons. */
  readonly rowClass?: string | undefined;
};

/** Shows by a code from a mail that an address is one's own: first a button that sends it, then the field for it. */
export function ProveByCode<Proved>({ send, prove, onProved, ...looks }: ProveByCodeProps<Proved>) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [code, setCode] = useState('');
  const proving = useSubmission<string>();
  const sending = useSubmission<string>();
  const isSent = sent !== null;
  useEffect(() => {
    if (isSent) document.getElementById(controlId('code'))?.focus();
  }, [isSent]);
  const trouble = proving.trouble ?? sending.trouble;
  const sendCode = async (): Promise<string | null> => {
    const answer = await send();
    if (!answer.ok) return textOf(answer.error);
    setSent(codeSentBy(answer.value));
    return null;
  };
  const proveCode = async (): Promise<string | null> => {
    const answer = await prove(code);
    if (!answer.ok) return textOf(answer.error);
    await onProved(answer.value);
    return null;
  };
  if (sent === null) {
    return (
      <>
        {trouble === null ? null : <Alert tone="error" live="alert" title={trouble} />}
        <div>
          <Button variant={looks.sendVariant} busy={sending.isBusy} onClick={() => void sending.submit(sendCode)}>
            {looks.sendText}
          </Button>
        </div>
      </>
    );
  }
  return (
    <ScreenForm onSubmit={() => void proving.submit(proveCode)}>
      {trouble === null ? null : <ErrorSummary title={trouble} attempt={proving.attempt + sending.attempt} />}
      <MailedCodeField value={code} onChange={setCode} error={proving.trouble ?? undefined} />
      <div className={looks.rowClass}>
        <Button type="submit" busy={proving.isBusy} busyText={t`Verifying...`}>
          {looks.proveText}
        </Button>{' '}
        <ResendButton
          mayResendAt={sent.mayResendAt}
          isBusy={sending.isBusy}
          onResend={() => void sending.submit(sendCode)}
        />
      </div>
      <ShownCode code={sent.shownCode} />
    </ScreenForm>
  );
}
