import { Trans, useLingui } from '@lingui/react/macro';
import type { ExhibitsAnswer } from '@plainclaim/contract';
import { EXHIBIT_LIMITS } from '@plainclaim/domain';
import { IconUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/styling/class-names.ts';
import styles from './add-files.module.css';
import { fileSize } from './file-size.ts';
import { UploadList } from './upload-list.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { Uploads } from './use-uploads.ts';

/**
 * Without HEIC in the list, iPhones turn such photos into JPEG by themselves, with their colours. From elsewhere they can be
 * dropped on the page or chosen among all files, and the server does it.
 */
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf';

export type AddFilesProps = {
  readonly uploads: Uploads;
  readonly limits: ExhibitsAnswer['limits'];
  /** How many exhibits the case has. */
  readonly count: number;
};

/** Files chosen by a button or dropped on the page, and how they are getting on. */
export function AddFiles({ uploads, limits, count }: AddFilesProps) {
  const isFull = count >= limits.files;
  const isOver = useFileDrop(uploads.add);
  return (
    <>
      {isFull ? (
        <Full most={limits.files} />
      ) : (
        <DropPlace limits={limits} count={count} isOver={isOver} onFiles={uploads.add} />
      )}
      <UploadList uploads={uploads} limits={limits} />
    </>
  );
}

function Full({ most }: { readonly most: number }) {
  const { t } = useLingui();
  return (
    <Alert tone="info" title={t`This case has ${most} exhibits, which is the most it can have.`}>
      <p>{t`To add another one, remove one first. Papers that belong together can be one PDF.`}</p>
    </Alert>
  );
}

type DropPlaceProps = {
  readonly limits: ExhibitsAnswer['limits'];
  readonly count: number;
  readonly isOver: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

function DropPlace({ limits, count, isOver, onFiles }: DropPlaceProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const limitsId = useId();
  const size = fileSize(limits.file_bytes, i18n.locale);
  const { files: most } = limits;
  const { filePages, casePages } = EXHIBIT_LIMITS;
  return (
    <div className={classNames(styles['place'], isOver && styles['over'])}>
      <Button
        iconStart={<IconUpload size={22} aria-hidden="true" />}
        aria-describedby={limitsId}
        onClick={() => input.current?.click()}
      >
        {t`Choose files`}
      </Button>
      <p>{isOver ? t`Drop the files to add them` : t`or drop them anywhere on this page`}</p>
      <input
        ref={input}
        type="file"
        name="exhibit_files"
        aria-label={t`Files to add`}
        accept={ACCEPTED}
        multiple
        hidden
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          // The same file can be chosen again after it was refused.
          target.value = '';
        }}
      />
      <div id={limitsId} className={styles['limits']}>
        <p>
          <Trans>JPEG, PNG, WebP and HEIC pictures and PDF files, up to {size} each.</Trans>
        </p>
        <p>
          <Trans>
            Up to {filePages} pages a PDF, and {casePages} pages in all.
          </Trans>
        </p>
        <p>{t`${count} of ${most} exhibits so far.`}</p>
      </div>
    </div>
  );
}
