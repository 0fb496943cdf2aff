import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { IconAlertCircle, IconArrowRight, IconLanguage, IconPencil } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { lazyPart } from '../../../components/layout/lazy-part.ts';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { LongDay } from '../long-day.tsx';
import type { Place } from '../state/letter-places.ts';
import { StepBar } from '../step-bar.tsx';
import type { OpenLetter, Target } from '../state/open-letter.ts';
import { LeftOutList } from './left-out-list.tsx';
import { LetterToPress } from './letter-to-press.tsx';
import { OwnWordsChoice } from './own-words-choice.tsx';
import styles from './read-step.module.css';
import { SaveMessage } from './save-message.tsx';
import { WholeText } from './whole-text/whole-text.tsx';

const ReadingCopyPanel = lazyPart(async () => (await import('./reading-copy-panel.tsx')).ReadingCopyPanel);
const CourtPaperwork = lazyPart(async () => (await import('../after/court-paperwork.tsx')).CourtPaperwork);
const LetterPapers = lazyPart(async () => (await import('../after/letter-papers.tsx')).LetterPapers);

export type ReadStepProps = {
  readonly opened: OpenLetter;
  readonly target: Target | null;
  readonly onPlace: (id: string) => void;
};

/** The first step: the letter as paper, each sentence of which tells where it comes from. */
export function ReadStep({ opened, target, onPlace }: ReadStepProps) {
  const { t, i18n } = useLingui();
  const { letter, result, reviewing, written, deciding, isBusy } = opened;
  const { review } = reviewing;
  const [whole, setWhole] = useState<{ readonly place: Place | null } | null>(
    target?.isWhole === true ? { place: target.place } : null,
  );
  const [hasCopy, setCopy] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  if (whole !== null) {
    return (
      <WholeText
        opened={opened}
        place={whole.place}
        onClose={() => {
          setWhole(null);
          requestAnimationFrame(() => editButton.current?.focus());
        }}
      />
    );
  }
  const canRead = i18n.locale !== DEFAULT_LANGUAGE;
  return (
    <div className={styles['read']}>
      <div className={styles['tools']}>
        {written.segments.length === 0 ? <span /> : <p>{t`Press a sentence to see where it comes from.`}</p>}
        <div className={styles['buttons']}>
          <Button
            ref={editButton}
            variant="ghost"
            size="small"
            iconStart={<IconPencil size={20} aria-hidden="true" />}
            onClick={() => setWhole({ place: null })}
          >
            {t`Edit the whole text`}
          </Button>
          {canRead ? (
            <Button
              variant="ghost"
              size="small"
              iconStart={<IconLanguage size={20} aria-hidden="true" />}
              onClick={() => setCopy(!hasCopy)}
            >
              {hasCopy ? t`Back to the letter` : t`Read it in your language`}
            </Button>
          ) : null}
        </div>
      </div>
      {hasCopy && canRead ? (
        <Suspense fallback={<Spinner>{t`Loading...`}</Spinner>}>
          <ReadingCopyPanel text={written.text} segments={written.segments} sentences={written.sentences} />
        </Suspense>
      ) : (
        <LetterToPress opened={opened} target={target} onPlace={onPlace} />
      )}
      {review === null ? null : (
        <div className={styles['below']}>
          <OwnWordsChoice
            ownWords={review.own_words}
            isBusy={isBusy}
            onChoose={(own_words) => deciding.decide({ own_words })}
          />
          <LeftOutList opened={opened} review={review} />
          <Suspense>
            <CourtPaperwork
              isShort
              isIncluded={letter.includesCourtPapers}
              isApproved={letter.approval !== null}
              caseId={letter.caseId}
            />
            <LetterPapers
              letter={letter}
              result={result}
              review={review}
              onChanged={reviewing.reload}
              isBusy={isBusy}
            />
          </Suspense>
        </div>
      )}
      <ReadBar opened={opened} />
    </div>
  );
}

/** What the letter asks, what is open, and the way on. */
function ReadBar({ opened: { letter, reviewing, deciding, go } }: { readonly opened: OpenLetter }) {
  const { t } = useLingui();
  const { review } = reviewing;
  const open = deciding.open.length;
  const isClear = deciding.isKnown && open === 0;
  return (
    <StepBar
      actions={
        <Button
          capitals
          iconEnd={<IconArrowRight size={20} aria-hidden="true" />}
          onClick={() => go(isClear ? 'approve' : 'check')}
        >
          {isClear
            ? t`Go to approve`
            : open === 0
              ? t`Go to check`
              : plural(open, { one: 'Check # place', other: 'Check # places' })}
        </Button>
      }
    >
      {review === null ? null : (
        <strong>
          <Trans>
            {review.demand} by <LongDay day={review.dates.deadline} />
          </Trans>
        </strong>
      )}
      {open === 0 ? null : (
        <span className={styles['open']}>
          <IconAlertCircle size={18} aria-hidden="true" />
          {plural(open, {
            one: '# place to decide before you approve',
            other: '# places to decide before you approve',
          })}
        </span>
      )}
      <SaveMessage status={letter.status} problem={letter.problem} hasUnsaved={false} />
      <VisuallyHidden>
        <span role="status">{isClear ? t`Nothing is left to decide. You can approve.` : ''}</span>
      </VisuallyHidden>
    </StepBar>
  );
}
