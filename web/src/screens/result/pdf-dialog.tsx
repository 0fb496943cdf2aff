import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Spinner } from '../../components/spinner.tsx';
import styles from './letter-pdf.module.css';
import { useRequestWords } from './request-words.ts';
import type { PdfView } from './use-letter-pdf.ts';

export type PdfDialogProps = {
  readonly view: PdfView;
  readonly isDraft: boolean;
  readonly fileName: string;
  readonly onClose: () => void;
  readonly onTryAgain: () => void;
  readonly onDownload: () => void;
};

/** The PDF in a window of its own, or a way to open it where the browser cannot show PDFs in a page. */
export function PdfDialog({ view, isDraft, fileName, onClose, onTryAgain, onDownload }: PdfDialogProps) {
  const { t } = useLingui();
  const words = useRequestWords();
  const title = isDraft ? t`Demand Letter draft PDF` : t`Demand Letter PDF`;
  const failure = view.phase === 'failed' ? words(view.failure, t`We could not load the PDF.`) : null;
  return (
    <Dialog
      open={view.phase !== 'closed'}
      onClose={onClose}
      title={title}
      size="wide"
      actions={
        view.phase === 'shown' && navigator.pdfViewerEnabled ? (
          <Button variant="ghost" onClick={onDownload}>
            {t`Download`}
          </Button>
        ) : undefined
      }
    >
      {view.phase === 'loading' ? <Spinner block>{t`Loading PDF...`}</Spinner> : null}
      {failure === null ? null : (
        <Alert
          tone="error"
          live="alert"
          title={failure.title}
          actions={<Button size="small" onClick={onTryAgain}>{t`Try Again`}</Button>}
        >
          {failure.detail === '' ? null : <p>{failure.detail}</p>}
        </Alert>
      )}
      {view.phase === 'shown' ? <ShownPdf url={view.url} title={title} fileName={fileName} /> : null}
    </Dialog>
  );
}

function ShownPdf({
  url,
  title,
  fileName,
}: {
  readonly url: string;
  readonly title: string;
  readonly fileName: string;
}) {
  const { t } = useLingui();
  // Not in a sandbox: Chromium shows no PDF there. The address is a blob of ours, and the policy allows no other frame.
  if (navigator.pdfViewerEnabled) return <iframe className={styles['frame']} src={url} title={title} />;
  return (
    <div className={styles['fallback']}>
      <p>{t`Your browser cannot show the PDF on this page. Download it, or open it in a new tab.`}</p>
      <p className={styles['buttons']}>
        <a href={url} download={fileName}>
          {t`Download`}
        </a>
        <a href={url} target="_blank" rel="noreferrer">
          {t`Open`}
        </a>
      </p>
    </div>
  );
}
