import { useRef } from 'react';
import { classNames } from '../../components/class-names.ts';
import { ApprovalSection, type ApprovalSectionProps } from './approval-section.tsx';
import { CourtPaperwork } from './court-paperwork.tsx';
import { LetterPdf } from './letter-pdf.tsx';
import styles from './letter-review.module.css';
import { useFocusInView } from './use-focus-in-view.ts';

/** Approving, beside what comes of it. */
export function ApprovalArea(props: ApprovalSectionProps) {
  const { letter } = props;
  const area = useRef<HTMLDivElement>(null);
  useFocusInView(area);
  return (
    <div ref={area} className={styles['pair']}>
      <div className={styles['left']}>
        <ApprovalSection {...props} />
      </div>
      <div className={classNames(styles['stack'], styles['right'])}>
        <LetterPdf letter={letter} />
        <CourtPaperwork
          key={`${letter.caseId} ${letter.demandId ?? ''} ${letter.approvals}`}
          isIncluded={letter.includesCourtPapers}
          isApproved={letter.approval !== null}
          caseId={letter.caseId}
        />
      </div>
    </div>
  );
}
