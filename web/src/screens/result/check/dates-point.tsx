import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { updateLetterDates } from '../../../api/letters/letter-review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import type { OpenLetter } from '../state/open-letter.ts';
import { LongDay } from '../long-day.tsx';
import styles from './check-step.module.css';

/** A letter is signed with the day of its approval: an earlier one is brought up to today first. */
export function DatesPoint({
  opened,
  onDone,
}: {
  readonly opened: OpenLetter;
  readonly onDone: (act: Promise<boolean>) => void;
}) {
  const { t } = useLingui();
  const { letter, result, reviewing, isBusy } = opened;
  const { review, reload } = reviewing;
  const [hasFailed, setFailed] = useState(false);
  const update = async (): Promise<boolean> => {
    const updated = await updateLetterDates({ case_id: letter.caseId, demand_letter: letter.text });
    setFailed(!updated.ok);
    if (!updated.ok) return false;
    result.replace(updated.value.demand_letter);
    reload();
    return true;
  };
  return (
    <>
      {review === null ? null : (
        <p>
          <Trans>
            It is dated <LongDay day={review.dates.issued_on} />. Today is <LongDay day={review.dates.today} />. The day
            to pay by becomes <LongDay day={review.dates.new_deadline} />. Nothing else in the letter changes.
          </Trans>
        </p>
      )}
      {hasFailed ? <p role="alert">{t`The dates could not be changed. Please try again.`}</p> : null}
      <div className={styles['acts']}>
        <Button
          size="small"
          busy={isBusy || letter.busy !== null}
          iconStart={<IconCalendar size={20} aria-hidden="true" />}
          onClick={() => onDone(result.whileLocked(update))}
        >
          {t`Update the dates to today`}
        </Button>
      </div>
    </>
  );
}
