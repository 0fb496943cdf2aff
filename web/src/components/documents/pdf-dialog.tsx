import { useLingui } from '@lingui/react/macro';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { useRequestWords } from '../../i18n/request-words.ts';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../buttons/button.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import styles from './pdf-dialog.module.css';
import { Spinner } from '../feedback/spinner.tsx';
import type { PdfDownload, PdfView } from './use-pdf.ts';

export type PdfDialogProps = {
  readonly title: string;
  readonly view: PdfView;
  readonly download: PdfDownload;
  readonly fileName: string;
  readonly onClose: () => void;
  readonly onTryAgain: () => void;
  readonly onDownload: () => void;
  /** Whether the browser shows PDFs in a page; absent: it is asked. */
  readonly showsPdfs?: boolean | undefined;
};

/** The PDF in a window of its own, or a way to open it where the browser cannot show PDFs in a page. */
export function PdfDialog(props: PdfDialogProps) {
  const { title, view, download, fileName, onClose, onTryAgain, onDownload } = props;
  const { showsPdfs = navigator.pdfViewerEnabled } = props;
  const { t } = useLingui();
  return (
    <Dialog
      open={view.phase !== 'closed'}
      onClose={onClose}
      title={title}
      size="wide"
      actions={
        view.phase === 'shown' && showsPdfs ? (
          <Button variant="ghost" busy={download.phase === 'loading'} onClick={onDownload}>
            {t`Download`}
          </Button>
        ) : undefined
      }
    >
      {view.phase === 'loading' ? <Spinner block>{t`Loading PDF...`}</Spinner> : null}
      {view.phase === 'failed' ? <Failure failure={view.failure} onTryAgain={onTryAgain} /> : null}
      {view.phase === 'shown' ? (
        <ShownPdf url={view.url} title={title} fileName={fileName} isInPage={showsPdfs} />
      ) : null}
      {download.phase === 'failed' ? <Failure failure={download.failure} onTryAgain={onDownload} /> : null}
    </Dialog>
  );
}

function Failure({ failure, onTryAgain }: { readonly failure: ApiFailure; readonly onTryAgain: () => void }) {
  const { t } = useLingui();
  const { title, detail } = useRequestWords()(failure, t`We could not load the PDF.`);
  return (
    <Alert
      tone="error"
      live="alert"
      title={title}
      actions={<Button size="small" onClick={onTryAgain}>{t`Try Again`}</Button>}
    >
      {detail === '' ? null : <p>{detail}</p>}
    </Alert>
  );
}

function ShownPdf({
  url,
  title,
  fileName,
  isInPage,
}: {
  readonly url: string;
  readonly title: string;
  readonly fileName: string;
  readonly isInPage: boolean;
}) {
  const { t } = useLingui();
  // Not in a sandbox: Chromium shows no PDF there. The address is a blob of ours, and the policy allows no other frame.
  if (isInPage) return <iframe className={styles['frame']} src={url} title={title} />;
  return (
    <div className={styles['fallback']}>
      <p>{t`Your browser cannot show the PDF on this page. Download it, or open it in a new tab.`}</p>
      <p className={styles['links']}>
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
