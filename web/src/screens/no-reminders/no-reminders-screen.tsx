import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { stopReminders } from '../../api/cases/reminders.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import styles from './no-reminders.module.css';

/**
 * /no-reminders#token: where the link in a reminder leads. Opening the page does nothing, since mail programs open links
 * by themselves; the button does, without a log-in.
 */
export function NoRemindersScreen() {
  const { t } = useLingui();
  const token = useLocation().hash.slice(1);
  const { trouble, isBusy, submit } = useSubmission<string>();
  const [isDone, setDone] = useState(false);
  useDocumentTitle(t`No more reminders`);
  useArrival();
  const stop = async (): Promise<string | null> => {
    const stopped = await stopReminders(token);
    if (!stopped.ok) return stopped.error.message || t`An error occurred, please try again`;
    setDone(true);
    return null;
  };
  if (isDone) {
    return (
      <AppShell width="narrow">
        <ScreenHead title={t`No more reminders`} />
        <Alert tone="success" live="status">
          {t`Done. We will send you no more reminders. You can turn them on again in the settings.`}
        </Alert>
      </AppShell>
    );
  }
  return (
    <AppShell width="narrow">
      <ScreenHead
        title={t`No more reminders`}
        lead={t`Press the button, and we will not email you reminders about your cases any more. Other emails stay, such as receipts and codes.`}
      />
      <div className={styles['body']}>
        {trouble === null ? null : (
          <Alert tone="error" live="alert">
            {trouble}
          </Alert>
        )}
        <Button busy={isBusy} onClick={() => void submit(stop)}>{t`Stop all reminders`}</Button>
      </div>
    </AppShell>
  );
}
