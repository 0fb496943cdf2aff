import { useLingui } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Alert } from '../../components/alert.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { LetterDesk } from './letter-desk.tsx';
import styles from './letter-review.module.css';
import { ReviewAlerts } from './review-alerts.tsx';
import { CONFIRM_NEEDED } from './result-problem.ts';
import { isLocked, type Letter } from './result-state.ts';
import { useAmountFirst } from './use-amount-first.ts';
import { useDeliveryChoice } from './use-delivery-choice.ts';
import { useShownPlace } from './use-shown-place.ts';
import type { Result } from './use-result.ts';
import { type Answers, type Reviewing, useAnswering } from './use-review.ts';

// Below the letter, or only after a press: they need not be here for it to be read.
const ApprovedBanner = lazyPart(async () => (await import('./approved-banner.tsx')).ApprovedBanner);
const ApprovalArea = lazyPart(async () => (await import('./approval-area.tsx')).ApprovalArea);
const ReviewCards = lazyPart(async () => (await import('./review-cards.tsx')).ReviewCards);
const SentCard = lazyPart(async () => (await import('./sent-card.tsx')).SentCard);
const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

export type LetterReviewProps = {
  readonly letter: Letter;
  readonly result: Result;
  readonly reviewing: Reviewing;
  readonly onQuestions: () => void;
  /** The letter was opened to change its words about the amount. */
  readonly wantsAmount: boolean;
};

/** The opened letter with everything that can be done with it. */
export function LetterReview({ letter, result, reviewing, onQuestions, wantsAmount }: LetterReviewProps) {
  const { t } = useLingui();
  const { review, reload } = reviewing;
  const shown = useShownPlace(letter);
  useAmountFirst(wantsAmount, letter, review, shown.show);
  const answering = useAnswering(letter, result, reload);
  const isBusy = isLocked(letter);
  const [trouble, setTrouble] = useState(false);
  const decide = async (answers: Answers) => {
    const answered = await answering(answers);
    setTrouble(answered !== null && !answered.ok);
  };
  const { problem, approval } = letter;
  const asked = problem?.code === CONFIRM_NEEDED ? problem.findings : [];
  const law = (key: string, included: boolean) => void decide({ law: [{ key, included }] });
  useDeliveryChoice(letter, isBusy, decide);
  return (
    <div className={styles['page']}>
      <Suspense>
        {approval === null ? null : <ApprovedBanner letter={letter} />}
        {approval !== null && letter.demandId !== null ? (
          <SentCard key={letter.demandId} demandId={letter.demandId} />
        ) : null}
      </Suspense>
      <ReviewAlerts
        letter={letter}
        result={result}
        reviewing={reviewing}
        onQuestions={onQuestions}
        onWriteAnew={() => void decide({ recompose: true })}
        isBusy={isBusy}
      />
      {trouble ? (
        <Alert tone="error" live="alert" title={t`The letter could not be changed. Your text is not lost.`} />
      ) : null}
      <LetterDesk
        letter={letter}
        result={result}
        reviewing={reviewing}
        shown={shown}
        onLaw={law}
        onQuestions={onQuestions}
        isBusy={isBusy}
      />
      <div className={styles['cards']}>
        <Suspense>
          {review === null ? null : (
            <ReviewCards
              letter={letter}
              result={result}
              review={review}
              onLaw={law}
              onAnswer={answering}
              onChanged={reload}
              isBusy={isBusy}
            />
          )}
        </Suspense>
        <Suspense>
          <ApprovalArea
            letter={letter}
            onChooseDelivery={result.chooseDelivery}
            onApprove={() => void result.approve()}
            onQuestions={onQuestions}
            onCorrect={({ text, place }) => {
              result.rewrite(text);
              shown.show(place);
            }}
            isBusy={isBusy}
          />
        </Suspense>
      </div>
      <Suspense>
        {/* Stays once it was there, so that it closes properly and gives the focus back. */}
        {letter.refusals === 0 ? null : (
          <ConfirmDialog
            findings={asked}
            isBusy={letter.busy === 'approve'}
            approveText={approval === null ? t`Approve & Send` : t`Update & Send`}
            onClose={result.dismissProblem}
            onShow={(place) => {
              result.dismissProblem();
              shown.show(place);
            }}
            onConfirm={(keys) => void result.approve(keys)}
          />
        )}
      </Suspense>
      <p>
        <ButtonLink to="/" variant="ghost" iconStart={<IconArrowLeft size={20} aria-hidden="true" />}>
          {t`Back to your claim`}
        </ButtonLink>
      </p>
    </div>
  );
}
