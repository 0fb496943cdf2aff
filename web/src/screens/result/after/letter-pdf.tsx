import { useLingui } from '@lingui/react/macro';
import { letterFileName } from '@plainclaim/contract';
import { IconEye } from '@tabler/icons-react';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { SaveFileButton } from '../../../components/documents/save-file-button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PdfDialog } from '../../../components/documents/pdf-dialog.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { useLetterPdf } from '../../../components/documents/use-letter-pdf.ts';
import { useRequestWords } from '../../../i18n/request-words.ts';
import styles from './letter-pdf.module.css';
import { isChangedSinceApproval, type Letter } from '../state/result-state.ts';

/** The PDF of the newest frozen version: signed once approved, else a draft. */
export function LetterPdf({ letter }: { readonly letter: Letter }) {
  const { t } = useLingui();
  const { demandId, approval } = letter;
  return (
    <Card title={t`PDF of your letter`}>
      {demandId === null ? (
        <p>{t`The PDF is made when you approve the letter.`}</p>
      ) : (
        <PdfOfVersion
          // Another version is another file: windows and failures of the last one go.
          key={demandId}
          demandId={demandId}
          isDraft={approval === null}
          isOutdated={isChangedSinceApproval(letter)}
        />
      )}
    </Card>
  );
}

type PdfOfVersionProps = {
  readonly demandId: string;
  readonly isDraft: boolean;
  readonly isOutdated: boolean;
};

function PdfOfVersion({ demandId, isDraft, isOutdated }: PdfOfVersionProps) {
  const { t } = useLingui();
  const words = useRequestWords();
  const fileName = letterFileName(isDraft);
  const { view, openView, closeView, download, saveFile } = useLetterPdf(demandId, fileName);
  // The window tells it while it is open.
  const hasFailed = view.phase === 'closed' && download.phase === 'failed';
  const failure = hasFailed ? words(download.failure, t`We could not load the PDF.`) : null;
  const note = isDraft
    ? t`This is a draft PDF without your signature. It shows the letter as we first wrote it. Your changes and your signature are added when you approve.`
    : isOutdated
      ? t`The PDF shows the text you approved, not your newer changes.`
      : t`This is the signed letter. Print it and mail it.`;
  return (
    <>
      <p>{note}</p>
      <div className={styles['buttons']}>
        <Button variant="ghost" size="small" iconStart={<IconEye size={20} aria-hidden="true" />} onClick={openView}>
          {isDraft ? t`View draft PDF` : t`View PDF`}
        </Button>
        <SaveFileButton busy={download.phase === 'loading'} onClick={saveFile}>
          {isDraft ? t`Download draft PDF` : t`Download PDF`}
        </SaveFileButton>
      </div>
      {download.phase === 'loading' ? <Spinner>{t`Loading PDF...`}</Spinner> : null}
      {failure === null ? null : (
        <Alert tone="error" live="alert" title={failure.title}>
          {failure.detail === '' ? null : <p>{failure.detail}</p>}
        </Alert>
      )}
      <PdfDialog
        title={isDraft ? t`Demand Letter draft PDF` : t`Demand Letter PDF`}
        view={view}
        download={download}
        fileName={fileName}
        onClose={closeView}
        onTryAgain={openView}
        onDownload={saveFile}
      />
    </>
  );
}
