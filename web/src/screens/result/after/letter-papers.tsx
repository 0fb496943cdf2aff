import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LetterPdf } from './letter-pdf.tsx';
import { LetterRecords, type LetterRecordsProps } from './letter-records.tsx';
import styles from './after-step.module.css';

/** The PDF, the stored versions and the texts before: seldom wanted, so they are folded. */
export function LetterPapers(props: LetterRecordsProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles['summary']}>{t`PDF, versions and earlier texts`}</summary>
      {isOpen ? (
        <div className={styles['papers']}>
          <LetterPdf letter={props.letter} />
          <LetterRecords {...props} />
        </div>
      ) : null}
    </details>
  );
}
