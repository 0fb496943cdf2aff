import { Plural, useLingui } from '@lingui/react/macro';
import type { TrialPaperWire } from '@plainclaim/contract';
import { IconDownload } from '@tabler/icons-react';
import { openTrialPaper } from '../../api/trial-prep.ts';
import { Button } from '../../components/button.tsx';
import { PdfDialog } from '../../components/pdf-dialog.tsx';
import { usePdf } from '../../components/use-pdf.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import styles from './trial-prep.module.css';
import { TroubleAlert } from './trouble-alert.tsx';

/** One PDF, to be looked at or saved. */
export function PaperItem({ paper }: { readonly paper: TrialPaperWire }) {
  const { t } = useLingui();
  const { id, title, file_name, page_count } = paper;
  const { view, download, openView, closeView, saveFile } = usePdf(
    (action, signal) => openTrialPaper(id, action, { signal }),
    file_name,
  );
  const which = `: ${title}`;
  return (
    <li className={styles['paper']}>
      <p>
        <strong lang="en">{title}</strong>{' '}
        <span className={styles['quiet']}>
          <Plural value={page_count} one="# page" other="# pages" />
        </span>
      </p>
      <div className={styles['buttons']}>
        <Button size="small" onClick={() => void openView()}>
          {t`View`}
          <VisuallyHidden>{which}</VisuallyHidden>
        </Button>
        <Button
          variant="ghost"
          size="small"
          iconStart={<IconDownload size={20} aria-hidden="true" />}
          busy={download.phase === 'loading'}
          onClick={() => void saveFile()}
        >
          {t`Download`}
          <VisuallyHidden>{which}</VisuallyHidden>
        </Button>
      </div>
      {download.phase === 'failed' && view.phase === 'closed' ? (
        <TroubleAlert title={t`We could not load the PDF.`} failure={download.failure} />
      ) : null}
      <PdfDialog
        title={title}
        view={view}
        download={download}
        fileName={file_name}
        onClose={closeView}
        onTryAgain={() => void openView()}
        onDownload={() => void saveFile()}
      />
    </li>
  );
}
