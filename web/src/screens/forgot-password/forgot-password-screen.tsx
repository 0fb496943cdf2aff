import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { requestReset } from '../../api/account/accounts.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { EmailField } from '../../components/fields/email-field.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { CodeDialog } from './code-dialog.tsx';
import styles from './forgot-password.module.css';
import { NewPasswordDialog } from './new-password-dialog.tsx';
import { useResetFailure } from './reset-failure.ts';

/** How long the good news stays before the log-in page comes. */
const REDIRECT_MS = 2_000;

/** What is asked for now. A closed window keeps the place: the code was sent, or is right already. */
type Stage =
  | { readonly kind: 'email' }
  | { readonly kind: 'code'; readonly email: string }
  | { readonly kind: 'password'; readonly email: string; readonly code: string }
  | { readonly kind: 'done' };

/** /forgot-password: an address, its code, a new password. */
export function ForgotPasswordScreen() {
  const { t } = useLingui();
  const [stage, setStage] = useState<Stage>({ kind: 'email' });
  const [isOpen, setOpen] = useState(false);
  const [sends, setSends] = useState(0);
  useDocumentTitle(t`Forgot Password`);
  useArrival();
  const show = (next: Stage) => {
    setStage(next);
    setOpen(next.kind === 'code' || next.kind === 'password');
  };
  const close = () => setOpen(false);
  const sent = (email: string) => {
    setSends((count) => count + 1);
    show({ kind: 'code', email });
  };
  return (
    <AppShell width="narrow" account={<Link to="/login">{t`Log in`}</Link>}>
      <ScreenHead
        title={t`Forgot Password`}
        lead={t`Type the email of your account. We send you a code to set a new password.`}
      />
      {stage.kind === 'done' ? <Done /> : <EmailForm onSent={sent} />}
      {(stage.kind === 'code' || stage.kind === 'password') && !isOpen ? (
        <p className={styles['again']}>
          <Button variant="link" onClick={() => setOpen(true)}>
            {stage.kind === 'code' ? t`I have a code` : t`Set New Password`}
          </Button>
        </p>
      ) : null}
      {stage.kind === 'code' ? (
        <CodeDialog
          // Another code is another window: what was typed and said about the last one goes.
          key={sends}
          open={isOpen}
          onClose={close}
          email={stage.email}
          onVerified={(code) => show({ kind: 'password', email: stage.email, code })}
        />
      ) : null}
      {stage.kind === 'password' ? (
        <NewPasswordDialog
          open={isOpen}
          onClose={close}
          email={stage.email}
          code={stage.code}
          onUpdated={() => show({ kind: 'done' })}
        />
      ) : null}
    </AppShell>
  );
}

function EmailForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useLingui();
  const failureOf = useResetFailure();
  const [email, setEmail] = useState('');
  const { trouble, attempt, isBusy, submit } = useSubmission<string>();
  const isEmpty = email.trim() === '';
  const send = async (): Promise<string | null> => {
    if (isEmpty) return t`Please enter your email address`;
    const failure = failureOf(await requestReset(email.trim()), t`An error occurred, please try again`);
    if (failure === null) onSent(email.trim());
    return failure;
  };
  return (
    <ScreenForm onSubmit={() => void submit(send)}>
      {trouble === null ? null : (
        <ErrorSummary
          title={trouble}
          problems={isEmpty ? [{ field: 'email', message: t`Email` }] : []}
          attempt={attempt}
        />
      )}
      <EmailField
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={isEmpty ? (trouble ?? undefined) : undefined}
      />
      <Button type="submit" wide busy={isBusy} busyText={t`Sending...`}>{t`Send Reset Code`}</Button>
    </ScreenForm>
  );
}

/** The good news, for two seconds; the link is there for whoever does not wait. */
function Done() {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Alert
      tone="success"
      live="status"
      title={t`Your password has been successfully updated. You can now login.`}
      actions={<Link to="/login">{t`Login`}</Link>}
    />
  );
}
