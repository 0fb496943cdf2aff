import { useLingui } from '@lingui/react/macro';
import { LetterBlocks } from '../../../components/documents/letter-blocks.tsx';
import { LetterPaper } from '../../../components/documents/letter-paper.tsx';
import styles from './file-preview-sheet.module.css';

export type FilePreviewSheetProps = { readonly firstPage: string; readonly hasMore: boolean };

/** The first page of the drafted letter, open to be read, with DRAFT across it. */
export function FilePreviewSheet({ firstPage, hasMore }: FilePreviewSheetProps) {
  const { t } = useLingui();
  return (
    <section className={styles['preview']} aria-labelledby="first-page">
      <h2 id="first-page">{t`First page of your letter: a draft`}</h2>
      <p className={styles['note']}>{t`You can read and change every word before it goes out.`}</p>
      <LetterPaper lang="en" watermark="DRAFT">
        <LetterBlocks text={firstPage} hasMore={hasMore} />
      </LetterPaper>
      {hasMore ? <p className={styles['note']}>{t`The letter goes on after this page.`}</p> : null}
    </section>
  );
}
