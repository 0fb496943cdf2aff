import { Trans, useLingui } from '@lingui/react/macro';
import type { YourDataAnswer } from '@plainclaim/contract';
import { openDataExport, orderDataExport } from '../../api/your-data.ts';
import { formatInstant } from '../../i18n/formatters.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../buttons/button.tsx';
import { handOver } from '../documents/hand-over.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { useSubmission } from '../feedback/use-submission.ts';
import styles from './your-data.module.css';

export type ExportPartProps = {
  readonly yourData: YourDataAnswer;
  /** Of a mailed link; '' without one. */
  readonly token: string;
  readonly onShown: (yourData: YourDataAnswer) => void;
};

/** One file with everything: asked for, made while one waits, downloaded. */
export function ExportPart({ yourData, token, onShown }: ExportPartProps) {
  const { t, i18n } = useLingui();
  const textOf = useFailureMessage();
  const ordering = useSubmission<string>();
  const downloading = useSubmission<string>();
  const trouble = ordering.trouble ?? downloading.trouble;
  const made = yourData.export;
  const days = yourData.export_days;
  const order = async (): Promise<string | null> => {
    const answer = await orderDataExport(token);
    if (!answer.ok) return textOf(answer.error);
    onShown(answer.value);
    return null;
  };
  const download = async (): Promise<string | null> => {
    const file = await openDataExport(token);
    if (!file.ok) return textOf(file.error);
    handOver(file.value, 'Your-Data.zip');
    return null;
  };
  const downloadUntil = yourData.download_until;
  const until = downloadUntil === null ? '' : formatInstant(downloadUntil, i18n.locale);
  return (
    <div className={styles['part']}>
      <p>
        <Trans>
          We put all your answers, letters, papers and exhibits, and the list of what was done, in one ZIP file. You can
          download it for {days} days.
        </Trans>
      </p>
      {trouble === null ? null : <Alert tone="error" live="alert" title={trouble} />}
      {made?.state === 'failed' ? (
        <Alert tone="error" live="status" title={t`The file could not be made. Nothing is lost. Please try again.`} />
      ) : null}
      <div role="status">
        {made?.state === 'making' ? <Spinner>{t`Your file is being made. You can leave this page.`}</Spinner> : null}
        {made?.state === 'ready' ? <Trans>Your file is ready. You can download it until {until}.</Trans> : null}
      </div>
      <div className={styles['actions']}>
        {downloadUntil !== null ? (
          <Button busy={downloading.isBusy} onClick={() => void downloading.submit(download)}>
            {t`Download your data`}
          </Button>
        ) : null}
        <Button
          variant="ghost"
          busy={ordering.isBusy}
          disabled={made?.state === 'making'}
          onClick={() => void ordering.submit(order)}
        >
          {downloadUntil !== null ? t`Make a new file` : t`Make the file`}
        </Button>
      </div>
    </div>
  );
}
