import { useLingui } from '@lingui/react/macro';
import { LetterBlocks } from '../../../components/documents/letter-blocks.tsx';
import { LetterPaper } from '../../../components/documents/letter-paper.tsx';
import { useWide } from '../../../components/layout/use-wide.ts';
import styles from './file-preview-sheet.module.css';

export type FilePreviewSheetProps = { readonly firstPage: string; readonly hasMore: boolean };

/** The first page of the drafted letter, with DRAFT across it. Folded on phones, so that what follows stays near. */
export function FilePreviewSheet({ firstPage, hasMore }: FilePreviewSheetProps) {
  const { t } = useLingui();
  const isWide = useWide();
  return (
    <details className={styles['preview']} open={isWide}>
      <summary>{t`First page of your letter: a draft`}</summary>
      <p className={styles['note']}>
        {t`Not approved, not signed, not sent. You can read and change every word before it goes out.`}
      </p>
      <LetterPaper lang="en" watermark="DRAFT">
        <LetterBlocks text={firstPage} hasMore={hasMore} />
      </LetterPaper>
      {hasMore ? <p className={styles['note']}>{t`The letter goes on after this page.`}</p> : null}
    </details>
  );
}
