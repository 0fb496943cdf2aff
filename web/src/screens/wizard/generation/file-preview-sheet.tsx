import { useLingui } from '@lingui/react/macro';
import { LetterBlocks } from '../../../components/documents/letter-blocks.tsx';
import { LetterPaper } from '../../../components/documents/letter-paper.tsx';
import styles from './file-preview-sheet.module.css';

export type FilePreviewSheetProps = { readonly firstPage: string; readonly hasMore: boolean };

/** The line that says what a letter is about, its greeting and its first sentences; and what follows them. */
function openingOf(text: string): readonly [opening: string, rest: string] {
  const parts = text.split('\n\n');
  const subject = Math.max(
    0,
    parts.findIndex((part) => part.startsWith('RE: ')),
  );
  const end = subject + OPENING_PARTS;
  return [parts.slice(subject, end).join('\n\n'), parts.slice(end).join('\n\n')];
}
const OPENING_PARTS = 3;

/** The first page of the drafted letter, its opening to be read at once, with DRAFT across it. All of it is read after paying. */
export function FilePreviewSheet({ firstPage, hasMore }: FilePreviewSheetProps) {
  const { t, i18n } = useLingui();
  const [opening, rest] = openingOf(firstPage);
  return (
    <section className={styles['preview']} aria-labelledby="first-page">
      <h2 id="first-page">{t`First page of your letter: a draft`}</h2>
      <LetterPaper lang="en" watermark="DRAFT">
        <LetterBlocks text={opening} hasMore={hasMore} />
        {rest === '' ? null : (
          <details className={styles['rest']}>
            <summary>
              <span lang={i18n.locale}>{t`Read on`}</span>
            </summary>
            <LetterBlocks text={rest} hasMore={hasMore} />
          </details>
        )}
      </LetterPaper>
    </section>
  );
}
