import { useLingui } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { ButtonLink } from '../../components/button.tsx';
import { ApprovalSection } from './approval-section.tsx';
import { ApprovedBanner } from './approved-banner.tsx';
import { CourtPaperwork } from './court-paperwork.tsx';
import { LeftOut } from './left-out.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { LetterPdf } from './letter-pdf.tsx';
import { LetterPreview } from './letter-preview.tsx';
import styles from './letter-review.module.css';
import type { Letter } from './result-state.ts';
import { useRefusedPlace } from './use-refused-place.ts';
import type { Result } from './use-result.ts';

/** The opened letter with everything that can be done with it. */
export function LetterReview({ letter, result }: { readonly letter: Letter; readonly result: Result }) {
  const { t } = useLingui();
  const area = useRefusedPlace(letter);
  return (
    <div className={styles['page']}>
      <ApprovedBanner letter={letter} />
      <div className={styles['pair']}>
        <LetterEditor letter={letter} areaRef={area} onEdit={result.edit} onSave={() => void result.save()} />
        <LetterPreview letter={letter} />
      </div>
      <LeftOut removed={letter.removed} />
      <div className={styles['pair']}>
        <ApprovalSection
          letter={letter}
          onChooseDelivery={result.chooseDelivery}
          onApprove={() => void result.approve()}
        />
        <div className={styles['stack']}>
          <LetterPdf letter={letter} />
          <CourtPaperwork isIncluded={letter.includesCourtPapers} />
        </div>
      </div>
      <p>
        <ButtonLink to="/" variant="ghost" iconStart={<IconArrowLeft size={20} aria-hidden="true" />}>
          {t`Back to your claim`}
        </ButtonLink>
      </p>
    </div>
  );
}
