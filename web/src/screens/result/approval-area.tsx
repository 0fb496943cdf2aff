import { ApprovalSection } from './approval-section.tsx';
import { CourtPaperwork } from './court-paperwork.tsx';
import { LetterPdf } from './letter-pdf.tsx';
import styles from './letter-review.module.css';
import type { Letter } from './result-state.ts';
import type { Result } from './use-result.ts';

export type ApprovalAreaProps = {
  readonly letter: Letter;
  readonly result: Result;
  readonly onQuestions: () => void;
};

/** Approving, beside what comes of it. */
export function ApprovalArea({ letter, result, onQuestions }: ApprovalAreaProps) {
  return (
    <div className={styles['pair']}>
      <ApprovalSection
        letter={letter}
        onChooseDelivery={result.chooseDelivery}
        onApprove={() => void result.approve()}
        onQuestions={onQuestions}
      />
      <div className={styles['stack']}>
        <LetterPdf letter={letter} />
        <CourtPaperwork isIncluded={letter.includesCourtPapers} />
      </div>
    </div>
  );
}
