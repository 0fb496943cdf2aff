import { ApprovalSection, type ApprovalSectionProps } from './approval-section.tsx';
import { CourtPaperwork } from './court-paperwork.tsx';
import { LetterPdf } from './letter-pdf.tsx';
import styles from './letter-review.module.css';

/** Approving, beside what comes of it. */
export function ApprovalArea(props: ApprovalSectionProps) {
  const { letter } = props;
  return (
    <div className={styles['pair']}>
      <ApprovalSection {...props} />
      <div className={styles['stack']}>
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
