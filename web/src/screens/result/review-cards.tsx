import type { LetterReviewAnswer } from '@plainclaim/contract';
import { classNames } from '../../components/class-names.ts';
import { ChangedWords } from './changed-words.tsx';
import { LawSentences } from './law-sentences.tsx';
import { LeftOut } from './left-out.tsx';
import { LetterRecords } from './letter-records.tsx';
import styles from './letter-review.module.css';
import { SeparateNotice } from './separate-notice.tsx';
import type { Letter } from './result-state.ts';
import { SettlementCard } from './settlement-card.tsx';
import type { Result } from './use-result.ts';
import type { Answering } from './use-review.ts';

export type ReviewCardsProps = {
  readonly letter: Letter;
  readonly result: Result;
  readonly review: LetterReviewAnswer;
  readonly onLaw: (key: string, included: boolean) => void;
  readonly onAnswer: Answering;
  readonly onChanged: () => void;
  readonly isBusy: boolean;
};

/** What stands between reading the letter and approving it. */
export function ReviewCards({ letter, result, review, onLaw, onAnswer, onChanged, isBusy }: ReviewCardsProps) {
  return (
    <>
      <div className={styles['notes']}>
        <LeftOut removed={letter.removed} />
        <SeparateNotice notice={review.notice} />
      </div>
      <div className={styles['pair']}>
        <div className={classNames(styles['stack'], styles['left'], styles['before'])}>
          <LawSentences law={review.law} isBusy={isBusy} onLaw={onLaw} />
          <ChangedWords changed={review.changed} />
        </div>
        <div className={classNames(styles['stack'], styles['right'], styles['before'])}>
          <SettlementCard settlement={review.settlement} demand={review.demand} onAnswer={onAnswer} isBusy={isBusy} />
          <LetterRecords letter={letter} result={result} review={review} onChanged={onChanged} isBusy={isBusy} />
        </div>
      </div>
    </>
  );
}
