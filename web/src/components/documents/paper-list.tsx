import { Plural, useLingui } from '@lingui/react/macro';
import { IconShieldCheck } from '@tabler/icons-react';
import type { ApiOptions, ApiResult } from '../../api/http/http-client.ts';
import { Button } from '../buttons/button.tsx';
import { SaveFileButton } from './save-file-button.tsx';
import styles from './paper-list.module.css';
import { PdfDialog } from './pdf-dialog.tsx';
import { TroubleAlert } from '../feedback/trouble-alert.tsx';
import { usePaperReading } from './use-paper-reading.ts';
import { usePdf } from './use-pdf.ts';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';

/** A paper that was made, as the lists of the server tell it. */
export type ListedPaper = {
  readonly id: string;
  /** English: it is on the printed sheet. */
  readonly title: string;
  readonly file_name: string;
  readonly page_count: number;
  /** False for one that is there as a PDF alone. */
  readonly has_page?: boolean;
};

type OpenPaper = (id: string, action: 'view' | 'download', options: ApiOptions) => Promise<ApiResult<Blob>>;

export type PaperListProps = {
  readonly papers: readonly ListedPaper[];
  /** Gets the PDF of one of them. */
  readonly open: OpenPaper;
  /** The address of one of them as a web page. */
  readonly pageOf: (id: string) => string;
  /** Gets the sealed copy of one of them; left out where there is none. */
  readonly openSealed?: OpenPaper | undefined;
  /** Follows the words of buttons, to tell them from those of other lists on the page. */
  readonly whose?: string | undefined;
};

/** PDFs, each to be looked at or saved. Their titles are in the reader's language too, where there is one. */
export function PaperList({ papers, open, pageOf, openSealed, whose = '' }: PaperListProps) {
  return (
    <ul className={styles['list']}>
      {papers.map((paper) => (
        <PaperItem key={paper.id} paper={paper} open={open} pageOf={pageOf} openSealed={openSealed} whose={whose} />
      ))}
    </ul>
  );
}

type PaperItemProps = Pick<PaperListProps, 'open' | 'pageOf' | 'openSealed'> & {
  readonly paper: ListedPaper;
  readonly whose: string;
};

function PaperItem({ paper, open, pageOf, openSealed, whose }: PaperItemProps) {
  const { t } = useLingui();
  const { id, title, file_name, page_count, has_page = true } = paper;
  const translated = usePaperReading()?.titleOf(title) ?? null;
  const { view, download, openView, closeView, saveFile } = usePdf(
    (action, signal) => open(id, action, { signal }),
    file_name,
  );
  const which = `: ${translated ?? title}${whose}`;
  return (
    <li className={styles['paper']}>
      <p>
        {translated === null ? <strong lang="en">{title}</strong> : <strong>{translated}</strong>}{' '}
        <span className={styles['quiet']}>
          {translated === null ? null : <span lang="en">({title})</span>}{' '}
          <Plural value={page_count} one="# page" other="# pages" />
        </span>
      </p>
      <div className={styles['buttons']}>
        <Button size="small" onClick={openView}>
          {t`View`}
          <VisuallyHidden>{which}</VisuallyHidden>
        </Button>
        <SaveFileButton busy={download.phase === 'loading'} onClick={saveFile}>
          {t`Download`}
          <VisuallyHidden>{which}</VisuallyHidden>
        </SaveFileButton>
        {openSealed === undefined ? null : <SealedCopy paper={paper} open={openSealed} which={which} />}
        {has_page ? (
          <a href={pageOf(id)} target="_blank" rel="noopener" className={styles['page']}>
            {t`Read as a page`}
            <VisuallyHidden>{which}</VisuallyHidden>
          </a>
        ) : null}
      </div>
      {download.phase === 'failed' && view.phase === 'closed' ? (
        <TroubleAlert title={t`We could not load the PDF.`} failure={download.failure} />
      ) : null}
      <PdfDialog
        title={translated ?? title}
        view={view}
        download={download}
        fileName={file_name}
        onClose={closeView}
        onTryAgain={openView}
        onDownload={saveFile}
      />
    </li>
  );
}

type SealedCopyProps = { readonly paper: ListedPaper; readonly open: OpenPaper; readonly which: string };

/** The same paper with the seal of the site, for the person's own records. */
function SealedCopy({ paper: { id, file_name }, open, which }: SealedCopyProps) {
  const { t } = useLingui();
  const name = file_name.replace(/\.pdf$/, '-sealed.pdf');
  const { download, saveFile } = usePdf((action, signal) => open(id, action, { signal }), name);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        iconStart={<IconShieldCheck size={20} aria-hidden="true" />}
        busy={download.phase === 'loading'}
        onClick={saveFile}
      >
        {t`Sealed copy`}
        <VisuallyHidden>{which}</VisuallyHidden>
      </Button>
      {download.phase === 'failed' ? (
        <TroubleAlert title={t`We could not load the PDF.`} failure={download.failure} />
      ) : null}
    </>
  );
}
