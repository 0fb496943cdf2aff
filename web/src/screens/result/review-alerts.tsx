import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { updateLetterDates } from '../../api/letter-review.ts';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { LongDay } from './long-day.tsx';
import { CourtNote, OldDates } from './notices.tsx';
import { openQuestions } from './question-answers.ts';
import { DATE_OLD } from './result-problem.ts';
import { isDirty, type Letter } from './result-state.ts';
import type { Result } from './use-result.ts';
import type { Reviewing } from './use-review.ts';

export type ReviewAlertsProps = {
  readonly letter: Letter;
  readonly result: Result;
  readonly reviewing: Reviewing;
  readonly onQuestions: () => void;
  readonly onWriteAnew: () => void;
  readonly isBusy: boolean;
};

/** What should be known before the letter is read: open questions, an old date, answers that wait, a county to check. */
export function ReviewAlerts({ letter, result, reviewing, onQuestions, onWriteAnew, isBusy }: ReviewAlertsProps) {
  const { t } = useLingui();
  const { review, failure, isOtherCase, reload } = reviewing;
  const open = letter.questions === null ? 0 : openQuestions(letter.questions.questions).length;
  return (
    <>
      {isOtherCase ? (
        <Alert tone="warning" live="alert" title={t`Another claim was opened in this browser`}>
          <p>{t`This page still shows the letter of the claim before. Load the page again to see the letter of the open claim.`}</p>
        </Alert>
      ) : null}
      {failure === null ? null : (
        <Alert
          tone="warning"
          live="status"
          title={t`The checks and sources of your letter could not be loaded.`}
          actions={<Button variant="ghost" size="small" onClick={reload}>{t`Try Again`}</Button>}
        >
          <p>{t`You can go on reading and editing.`}</p>
        </Alert>
      )}
      <DatesOffer letter={letter} result={result} reviewing={reviewing} isBusy={isBusy} />
      {review?.has_waiting_answers ? (
        <Alert
          tone="warning"
          live="status"
          title={t`Some of your answers are not in the letter yet`}
          actions={
            <Button variant="ghost" size="small" busy={isBusy} onClick={onWriteAnew}>
              {isDirty(letter) ? t`Save, then write the letter anew` : t`Write the letter anew`}
            </Button>
          }
        >
          <p>{t`You changed the letter in the same place. We left your text alone. You can add the answers yourself, or we write the letter anew. Your text of now is kept under "Earlier texts".`}</p>
        </Alert>
      ) : null}
      {open === 0 ? null : (
        <Alert
          tone="info"
          title={plural(open, { one: '# question is still open', other: '# questions are still open' })}
          actions={<Button variant="ghost" size="small" onClick={onQuestions}>{t`Answer the open questions`}</Button>}
        />
      )}
      {review === null ? null : <CourtNote court={review.court} />}
    </>
  );
}

type DatesOfferProps = Pick<ReviewAlertsProps, 'letter' | 'result' | 'reviewing' | 'isBusy'>;

function DatesOffer({ letter, result, reviewing, isBusy }: DatesOfferProps) {
  const { t } = useLingui();
  const [hasFailed, setFailed] = useState(false);
  const [unnamed, setUnnamed] = useState<string | null>(null);
  const { review, reload } = reviewing;
  const isRefused = letter.problem?.code === DATE_OLD;
  const update = async () => {
    const updated = await updateLetterDates({ case_id: letter.caseId, demand_letter: letter.text });
    setFailed(!updated.ok);
    if (!updated.ok) return;
    result.replace(updated.value.demand_letter);
    setUnnamed(updated.value.names_deadline ? null : updated.value.deadline);
    reload();
  };
  if (review !== null && (review.dates.are_old || isRefused)) {
    return (
      <Alert
        tone="warning"
        live="status"
        title={t`The letter carries an earlier date`}
        actions={
          <Button
            size="small"
            busy={isBusy || letter.busy !== null}
            iconStart={<IconCalendar size={20} aria-hidden="true" />}
            onClick={() => void result.whileLocked(update)}
          >
            {t`Bring the dates up to today`}
          </Button>
        }
      >
        {review.dates.are_old ? <OldDates dates={review.dates} /> : <p>{letter.problem?.message}</p>}
        {hasFailed ? <p>{t`The dates could not be changed. Please try again.`}</p> : null}
      </Alert>
    );
  }
  if (unnamed === null) return null;
  return (
    <Alert tone="warning" live="status" title={t`Please check the day to pay by`}>
      <p>
        <Trans>
          The letter does not name <LongDay day={unnamed} />. Please check its deadline.
        </Trans>
      </p>
    </Alert>
  );
}
