import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { refuseLetters } from '../../api/cases/deliveries.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { ReportLetter } from './report-letter.tsx';
import styles from './no-letters.module.css';

/**
 * /no-letters#refusal~report: where the link in a letter's mail leads, with a token for each; older mails have the first. For people who have no account and never asked for
 * anything. Opening the page does nothing, since mail programs open links by themselves; the button does.
 */
export function NoLettersScreen() {
  const { t } = useLingui();
  const [refusalToken = '', reportToken = ''] = useLocation().hash.slice(1).split('~');
  const { trouble, isBusy, submit } = useSubmission<string>();
  const [isDone, setDone] = useState(false);
  useDocumentTitle(t`No more letters by email`);
  useArrival();
  const refuse = async (): Promise<string | null> => {
    const refused = await refuseLetters(refusalToken);
    if (!refused.ok) return refused.error.message || t`An error occurred, please try again`;
    setDone(true);
    return null;
  };
  if (isDone) {
    return (
      <AppShell width="narrow">
        <ScreenHead title={t`No more letters by email`} />
        <Alert tone="success" live="status">
          {t`Done. From now on we will not email letters to your address. You can close this page.`}
        </Alert>
        {reportToken === '' ? null : <ReportLetter token={reportToken} />}
      </AppShell>
    );
  }
  return (
    <AppShell width="narrow">
      <ScreenHead
        title={t`No more letters by email`}
        lead={t`Someone used this site to email you a letter. Press the button, and we will not email you letters from anyone again. People can still write to you themselves, or send a letter by post.`}
      />
      <div className={styles['body']}>
        {trouble === null ? null : (
          <Alert tone="error" live="alert">
            {trouble}
          </Alert>
        )}
        <p>{t`This changes nothing about the letter you got. The sender is not told anything until they try to email you again.`}</p>
        <Button busy={isBusy} onClick={() => void submit(refuse)}>{t`Stop letters by email`}</Button>
      </div>
      {reportToken === '' ? null : <ReportLetter token={reportToken} />}
    </AppShell>
  );
}
