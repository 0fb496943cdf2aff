import { useLingui } from '@lingui/react/macro';
import type { ExhibitsAnswer } from '@plainclaim/contract';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { useFailureMessage } from '../../../i18n/use-message.ts';
import styles from './add-files.module.css';
import type { FileProblem } from './file-problem.ts';
import { fileSize } from './file-size.ts';
import type { Upload, UploadProblem } from './upload-queue.ts';

export type UploadItemProps = {
  readonly upload: Upload;
  readonly limits: ExhibitsAnswer['limits'];
  readonly onDrop: () => void;
  readonly onRetry: () => void;
};

const PERCENT = 100;

/** One file: how far it is, or why it was not taken. */
export function UploadItem({ upload, limits, onDrop, onRetry }: UploadItemProps) {
  const { t } = useLingui();
  const { file, state, part, problem } = upload;
  const { name } = file;
  const nameId = useId();
  if (problem !== null) {
    const canRetry = problem.by === 'server' && problem.mayTryAgain;
    return (
      <li className={styles['upload']} aria-labelledby={nameId}>
        <div className={styles['problem']}>
          <IconAlertCircle size={22} aria-hidden="true" />
          <p>
            <strong id={nameId}>{name}</strong> <ProblemWords problem={problem} limits={limits} />
          </p>
        </div>
        <div className={styles['buttons']}>
          {canRetry ? (
            <Button size="small" onClick={onRetry}>
              {t`Try Again`}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          ) : null}
          <Button variant="ghost" size="small" onClick={onDrop}>
            {t`Clear`}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </div>
      </li>
    );
  }
  const words = {
    waiting: t`Waiting`,
    sending: t`Sending`,
    checking: t`Checking the file`,
    stopped: '',
  } satisfies Record<Upload['state'], string>;
  return (
    <li className={styles['upload']}>
      <ProgressBar label={`${name}: ${words[state]}`} percent={state === 'waiting' ? 0 : part * PERCENT} />
      {/* The server has all of it by then and keeps it: there is nothing left to call off. */}
      {state === 'checking' ? null : (
        <div className={styles['buttons']}>
          <Button variant="ghost" size="small" onClick={onDrop}>
            {t`Cancel`}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}

type ProblemWordsProps = { readonly problem: UploadProblem; readonly limits: ExhibitsAnswer['limits'] };

function ProblemWords({ problem, limits }: ProblemWordsProps) {
  const { t, i18n } = useLingui();
  const failureWords = useFailureMessage();
  if (problem.by === 'server') return failureWords(problem.failure);
  const size = fileSize(limits.file_bytes, i18n.locale);
  const { files: most } = limits;
  const words: Readonly<Record<FileProblem, string>> = {
    'too-large': t`This file is larger than ${size}. Save it smaller, or split it, and add that.`,
    empty: t`This file is empty. Save it again and add the new one.`,
    'unknown-kind': t`This is not a JPEG, PNG, WebP or HEIC picture and not a PDF. Save it as one of these and add that.`,
    unreadable: t`Your browser cannot read this. A folder cannot be added, only files. If it is a file, choose it again.`,
    'no-room': t`A case can have ${most} exhibits, and this is one too many. Remove one to add it.`,
  };
  return words[problem.code];
}
