import { Trans, useLingui } from '@lingui/react/macro';
import type { ResendCodeAnswer } from '@plainclaim/contract';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../buttons/button.tsx';
import styles from './code-sent.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

/** How long the server lets nobody ask for another code. */
const RESEND_WAIT_MS = 30_000;

/** What is known of a code on its way. */
export type CodeSent = {
  /** In `performance.now()` milliseconds; null when no code was sent while this page was open. */
  readonly mayResendAt: number | null;
  /** In development, to a browser on the same machine only. */
  readonly shownCode: string | null;
};

export const NO_CODE_SENT: CodeSent = { mayResendAt: null, shownCode: null };

export const codeSentBy = ({ debug, verification_code }: ResendCodeAnswer): CodeSent => ({
  mayResendAt: performance.now() + RESEND_WAIT_MS,
  shownCode: debug === true ? (verification_code ?? null) : null,
});

export type ResendButtonProps = {
  readonly mayResendAt: number | null;
  readonly isBusy: boolean;
  readonly onResend: () => void;
};

/** Says how long there is to wait; the wait is not read out at every second. */
export function ResendButton({ mayResendAt, isBusy, onResend }: ResendButtonProps) {
  const { t } = useLingui();
  const seconds = useSecondsLeft(mayResendAt);
  if (seconds === 0) return <Button variant="link" busy={isBusy} onClick={onResend}>{t`Resend`}</Button>;
  return (
    <>
      <Button variant="link" disabled>{t`Resend`}</Button>
      <span>{t`in ${seconds} s`}</span>
    </>
  );
}

/** The code itself, where a development server tells it. */
export function ShownCode({ code }: { readonly code: string | null }) {
  const { t } = useLingui();
  if (code === null) return null;
  return (
    <Alert tone="info" title={t`Development help`}>
      <p>
        <Trans>This is a development site. Your code is:</Trans> <span className={styles['code']}>{code}</span>
      </p>
    </Alert>
  );
}
