import { Plural } from '@lingui/react/macro';
import type { HandOverAnswer } from '@plainclaim/contract';
import { takeHandOverPaper } from '../../api/filing.ts';
import { DownloadButton } from '../../components/documents/download-button.tsx';
import { usePaperReading } from '../../components/documents/use-paper-reading.ts';
import styles from './hand-over.module.css';

export type PaperRowProps = { readonly paper: HandOverAnswer['papers'][number]; readonly pass: string };

/** One paper to download. */
export function PaperRow({ paper: { id, title, file_name, page_count }, pass }: PaperRowProps) {
  const translated = usePaperReading()?.titleOf(title) ?? null;
  return (
    <li>
      <span>
        {translated === null ? null : <strong>{translated} </strong>}
        <strong lang="en">{translated === null ? title : `(${title})`}</strong>{' '}
        <span className={styles['quiet']}>
          <Plural value={page_count} one="# page" other="# pages" />
        </span>
      </span>
      <DownloadButton fileName={file_name} what={title} open={() => takeHandOverPaper(pass, id)} />
    </li>
  );
}
