import { Trans, useLingui } from '@lingui/react/macro';
import { parseCalendarDate } from '@plainclaim/domain';
import { IconCalendar, IconCalendarPlus, IconCheck, IconMailbox, IconMessages, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../../api/session/current-user.ts';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { handOver } from '../../../components/documents/hand-over.ts';
import { formatDay } from '../../../i18n/formatters.ts';
import type { OpenLetter } from '../state/open-letter.ts';
import { LongDay } from '../long-day.tsx';
import { LetterSheet } from '../read/letter-sheet.tsx';
import { isChangedSinceApproval } from '../state/result-state.ts';
import styles from './after-step.module.css';
import { ApprovedBanner } from './approved-banner.tsx';
import { CourtPaperwork } from './court-paperwork.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { letterCalendar } from '../../../components/documents/day-calendar.ts';
import { LetterPdf } from './letter-pdf.tsx';
import { LetterRecords } from './letter-records.tsx';
import { useCourtPapers } from './use-court-papers.ts';
import { useDeliveries } from './use-deliveries.ts';

type AfterStepProps = {
  readonly opened: OpenLetter;
  /** Called once everything that has a place on this step is there. */
  readonly onArrive: (isThere: true) => void;
};

/** What happens now, shown once all of it is there: nothing that is read is pushed away by what comes later. */
export function AfterStep({ opened, onArrive }: AfterStepProps) {
  const { t } = useLingui();
  const { letter, reviewing } = opened;
  const { deliveries, failure } = useDeliveries(letter.demandId ?? '');
  useCourtPapers(letter.includesCourtPapers ? letter.caseId : '');
  const isReviewed = reviewing.review !== null || reviewing.failure !== null || reviewing.isOtherCase;
  const isThere = isReviewed && (letter.demandId === null || deliveries !== null || failure !== null);
  useEffect(() => {
    if (isThere) onArrive(true);
  }, [isThere, onArrive]);
  return isThere ? <WholeStep opened={opened} /> : <Spinner block>{t`Loading...`}</Spinner>;
}

/** The signed letter, how it gets there, the answer day, and when to come back. */
function WholeStep({ opened }: { readonly opened: OpenLetter }) {
  const { t } = useLingui();
  const { letter, result, reviewing, written, isBusy, go } = opened;
  const { review, reload } = reviewing;
  const isChanged = isChangedSinceApproval(letter);
  return (
    <div className={styles['after']}>
      <ApprovedBanner letter={letter} />
      {isChanged ? (
        <Alert
          tone="warning"
          title={t`You changed the letter after you approved it. Approve it again to sign the new text.`}
          actions={<Button size="small" onClick={() => void go('approve')}>{t`Go to approve`}</Button>}
        />
      ) : null}
      <div className={styles['columns']}>
        <Card title={t`What happens now`}>
          <Moments opened={opened} />
        </Card>
        <div className={styles['beside']}>
          <LetterPdf letter={letter} />
          {/* Who bought a letter alone read before it was signed that no court papers come with it. */}
          {letter.includesCourtPapers ? (
            <CourtPaperwork
              key={`${letter.caseId} ${letter.demandId ?? ''} ${letter.approvals}`}
              isIncluded
              isApproved={letter.approval !== null}
              caseId={letter.caseId}
            />
          ) : null}
          <Card title={t`Found a mistake?`}>
            <p>{t`Change the letter and approve it again. The old version stays in your records.`}</p>
            <div>
              <Button
                variant="ghost"
                size="small"
                iconStart={<IconPencil size={20} aria-hidden="true" />}
                onClick={() => void go('read')}
              >
                {t`Change the letter`}
              </Button>
            </div>
          </Card>
          {review === null ? null : (
            <details>
              <summary className={styles['summary']}>{t`Versions and earlier texts`}</summary>
              <div className={styles['papers']}>
                <LetterRecords letter={letter} result={result} review={review} onChanged={reload} isBusy={isBusy} />
              </div>
            </details>
          )}
        </div>
      </div>
      {/* It was read before it was signed. */}
      <details className={styles['letter']}>
        <summary>
          <h2>{t`Your letter`}</h2>
        </summary>
        <LetterSheet
          text={letter.text}
          segments={written.segments}
          isSigned={!isChanged}
          heading="h3"
          open={null}
          current={0}
          onPress={() => undefined}
          onCurrent={() => undefined}
          onClose={() => undefined}
        />
      </details>
    </div>
  );
}

type MomentProps = {
  readonly icon: ReactNode;
  readonly when: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
};

function Moment({ icon, when, title, children }: MomentProps) {
  return (
    <li className={styles['moment']}>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      <div className={styles['body']}>
        <p className={styles['when']}>{when}</p>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

/** The signed letter's four moments, in their order. */
function Moments({ opened: { letter, reviewing } }: { readonly opened: OpenLetter }) {
  const { t, i18n } = useLingui();
  const { user } = useCurrentUser();
  const { review } = reviewing;
  const signed = review?.versions.find(({ approved }) => approved);
  const deadline = signed?.deadline ?? review?.dates.deadline ?? null;
  const day = deadline === null ? null : parseCalendarDate(deadline);
  const today = review === null ? null : parseCalendarDate(review.dates.today);
  const addToCalendar = () => {
    if (day?.ok !== true || today?.ok !== true) return;
    const words = { deadline: t`Last day to pay given in your letter`, look: t`Check if you were paid` };
    const file = letterCalendar(day.value, words, today.value);
    handOver(new Blob([file], { type: 'text/calendar' }), 'letter.ics');
  };
  return (
    <ol className={styles['moments']}>
      <Moment
        icon={<IconCheck size={20} />}
        when={signed === undefined ? t`Done` : <LongDay day={signed.issued_on} />}
        title={t`Signed`}
      />
      <Moment icon={<IconMailbox size={20} />} when={t`Next`} title={t`How your letter is getting there`}>
        {letter.demandId === null ? null : <DeliveryList key={letter.demandId} demandId={letter.demandId} />}
      </Moment>
      <Moment
        icon={<IconCalendar size={20} />}
        when={t`The day to answer by`}
        title={
          day?.ok === true ? (
            <time dateTime={day.value}>{formatDay(day.value, i18n.locale)}</time>
          ) : (
            t`The date in your letter`
          )
        }
      >
        {review === null ? null : (
          <p>
            <Trans>By then they should pay {review.demand} or write to you.</Trans>
          </p>
        )}
        <div>
          <Button
            variant="ghost"
            size="small"
            iconStart={<IconCalendarPlus size={20} aria-hidden="true" />}
            onClick={addToCalendar}
          >
            {t`Add to calendar`}
          </Button>
        </div>
      </Moment>
      <Moment icon={<IconMessages size={20} />} when={t`After that`} title={t`Come back to this page`}>
        <p>
          {letter.includesCourtPapers
            ? t`Paid in full: you are done. A part, a promise, or no answer: your court papers are the next step.`
            : t`Paid in full: you are done. A part, a promise, or no answer: court is the next step.`}
        </p>
        {user.status === 'signed-in' ? (
          <p>
            <Trans>
              You can find everything under <Link to="/dashboard">My Cases</Link>.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              <Link to="/login">Log in or make an account</Link> so that you find this letter on any device.
            </Trans>
          </p>
        )}
      </Moment>
    </ol>
  );
}
