import { Trans, useLingui } from '@lingui/react/macro';
import type { HandOverAnswer } from '@plainclaim/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { openHandOver } from '../../api/filing.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { formatInstant } from '../../i18n/formatters.ts';
import styles from './hand-over.module.css';
import { PaperRow } from './paper-row.tsx';

/**
 * /hand-over#code: the papers on another device, without a log-in. Opening the page does nothing, since programs open
 * links by themselves and this one works once; the button does.
 */
export function HandOverScreen() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const [code, setCode] = useState(hash.slice(1));
  const [opened, setOpened] = useState<HandOverAnswer | null>(null);
  const { trouble, isBusy, submit } = useSubmission<ApiFailure>();
  useDocumentTitle(t`Your papers on this computer`);
  useArrival();
  const open = async (): Promise<ApiFailure | null> => {
    const answer = await openHandOver(code);
    if (!answer.ok) return answer.error;
    setOpened(answer.value);
    return null;
  };
  return (
    <AppShell width="narrow">
      <ScreenHead
        title={t`Your papers on this computer`}
        lead={
          opened === null ? t`Type the code from your phone. It works once. You do not need to log in here.` : undefined
        }
      />
      <div className={styles['body']}>
        {trouble === null ? null : <TroubleAlert title={t`The papers could not be opened.`} failure={trouble} />}
        {opened === null ? (
          <form
            className={styles['body']}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit(open);
            }}
          >
            <TextField
              name="code"
              label={t`Code`}
              width="medium"
              value={code}
              onChange={setCode}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <div>
              <Button type="submit" busy={isBusy}>{t`Show the papers`}</Button>
            </div>
          </form>
        ) : (
          <Papers opened={opened} />
        )}
      </div>
    </AppShell>
  );
}

function Papers({ opened: { papers, pass, expires_at, message } }: { readonly opened: HandOverAnswer }) {
  const { t, i18n } = useLingui();
  const until = formatInstant(expires_at, i18n.locale);
  const groups = [
    { stage: 'read', title: t`Read first` },
    { stage: 'file', title: t`File with the court` },
  ] as const;
  return (
    <>
      <p role="status">
        {message} <Trans>You can download them until {until}.</Trans>
      </p>
      {groups.map(({ stage, title }) => (
        <section key={stage} aria-label={title} className={styles['body']}>
          <h2>{title}</h2>
          <ul className={styles['list']}>
            {papers
              .filter((paper) => paper.stage === stage)
              .map((paper) => (
                <PaperRow key={paper.id} paper={paper} pass={pass} />
              ))}
          </ul>
        </section>
      ))}
      <p className={styles['quiet']}>{t`Is this not your own computer? Delete the files when you are done.`}</p>
    </>
  );
}
