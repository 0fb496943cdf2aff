import { Plural, useLingui } from '@lingui/react/macro';
import type { CourtPaperWire } from '@plainclaim/contract';
import { IconDownload } from '@tabler/icons-react';
import { openCourtPaper } from '../../api/court-papers.ts';
import { Button } from '../../components/button.tsx';
import { PdfDialog } from '../../components/pdf-dialog.tsx';
import { usePaperReading } from '../../components/use-paper-reading.ts';
import { usePdf } from '../../components/use-pdf.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import styles from './court-documents.module.css';
import { WorkAlert } from './work-alert.tsx';

export type PaperListProps = {
  readonly papers: readonly CourtPaperWire[];
  /** Follows the words of buttons, to tell them from those of other cases and versions. */
  readonly whose: string;
};

/** PDFs, each to be looked at or saved. */
export function PaperList({ papers, whose }: PaperListProps) {
  return (
    <ul className={styles['list']}>
      {papers.map((paper) => (
        <PaperItem key={paper.id} paper={paper} whose={whose} />
      ))}
    </ul>
  );
}

function PaperItem({ paper, whose }: { readonly paper: CourtPaperWire; readonly whose: string }) {
  const { t } = useLingui();
  const { id, title, file_name, page_count } = paper;
  const reading = usePaperReading();
  const told = reading?.titleOf(title) ?? null;
  const { view, download, openView, closeView, saveFile } = usePdf(
    (action, signal) => openCourtPaper(id, action, { signal }),
    file_name,
  );
  const which = `: ${title}${whose}`;
  return (
    <li className={styles['paper']}>
      <p>
        <strong lang="en">{title}</strong> {told === null ? null : <span className={styles['quiet']}>{told}. </span>}
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
        <WorkAlert title={t`We could not load the PDF.`} failure={download.failure} />
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
