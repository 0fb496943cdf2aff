import { Trans, useLingui } from '@lingui/react/macro';
import type { CasePageAnswer } from '@plainclaim/contract';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PaymentDisputed } from '../../components/billing/payment-disputed.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { Pill } from '../../components/feedback/pill.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { SignedInLayout } from '../../components/layout/signed-in/signed-in-layout.tsx';
import styles from './case.module.css';
import { Deliveries } from './deliveries.tsx';
import { CaseFile } from '../../components/documents/case-file.tsx';
import { Documents } from './documents.tsx';
import { FollowUps } from './follow-ups.tsx';
import { History } from './history.tsx';
import { Money } from './money.tsx';
import { NextStepCard, NOTES_ID } from './next-step-card.tsx';
import { Costs, Outcomes } from './outcomes.tsx';
import { PeopleAndFacts } from './people-and-facts.tsx';
import { SaveCalendar } from './save-calendar.tsx';
import { Timeline } from './timeline.tsx';
import { useCasePage } from './use-case-page.ts';
import { toneOfStatus, useStatusWords } from './use-case-words.ts';

/** /case?case=id: one paid case, what comes next, and all that belongs to it. */
export function CaseScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const caseId = query.get('case') ?? '';
  useDocumentTitle(t`Your case`);
  return (
    <SignedInLayout>
      {() => (caseId === '' ? <Navigate to="/dashboard" replace /> : <OneCase key={caseId} caseId={caseId} />)}
    </SignedInLayout>
  );
}

function OneCase({ caseId }: { readonly caseId: string }) {
  const { t } = useLingui();
  const { answer, failure, isLoading, reload, take } = useCasePage(caseId);
  const isUnknown = failure?.code === 'case.unknown';
  return (
    <div className={styles['case']}>
      <p>
        <Link to="/dashboard">{t`Back to My Cases`}</Link>
      </p>
      {answer === null ? <ScreenHead title={t`Your case`} /> : null}
      {answer === null && isLoading ? <Spinner block>{t`Loading your case...`}</Spinner> : null}
      {failure === null ? null : (
        <TroubleAlert
          title={answer === null ? t`We could not load your case.` : t`We could not update your case.`}
          failure={failure}
          again={isUnknown ? undefined : { words: t`Try Again`, onPress: reload }}
        />
      )}
      <PaymentDisputed caseId={caseId} isShown={answer !== null} />
      {answer === null ? null : <CaseParts answer={answer} take={take} />}
    </div>
  );
}

function CaseParts({
  answer,
  take,
}: {
  readonly answer: CasePageAnswer;
  readonly take: (answer: CasePageAnswer) => void;
}) {
  const { t } = useLingui();
  const statusWords = useStatusWords();
  const { docket_number: docketNumber } = answer;
  return (
    <>
      <ScreenHead title={answer.defendant_name}>
        <p className={styles['facts']}>
          <span>{answer.package_title}</span>
          {docketNumber === '' ? null : (
            <span>
              <Trans>Docket number {docketNumber}</Trans>
            </span>
          )}
          <Pill tone={toneOfStatus(answer.status)}>{statusWords(answer.status)}</Pill>
        </p>
      </ScreenHead>
      <NextStepCard answer={answer} />
      <Card title={t`From the first day to the last`}>
        <Timeline moments={answer.timeline} />
        <SaveCalendar answer={answer} />
      </Card>
      <Card title={t`What happened since?`}>
        {answer.approved_on === null ? (
          <Alert tone="info">{t`First approve your letter. After that you can note here what the other side did.`}</Alert>
        ) : (
          <div id={NOTES_ID} tabIndex={-1} className={styles['outcomes']}>
            <Outcomes answer={answer} take={take} />
            <FollowUps answer={answer} />
          </div>
        )}
      </Card>
      <div className={styles['pair']}>
        <Card title={t`Money`}>
          <Money money={answer.money} packageTitle={answer.package_title} />
          <Costs answer={answer} take={take} />
        </Card>
        <Card title={t`Documents`}>
          <Documents answer={answer} />
          <CaseFile caseId={answer.case_id} known={answer.case_file} />
        </Card>
      </div>
      {answer.deliveries.length === 0 ? null : (
        <Card title={t`How the letter gets there`}>
          <Deliveries answer={answer} />
        </Card>
      )}
      <Card title={t`People and facts`}>
        <PeopleAndFacts answer={answer} />
      </Card>
      <Card title={t`History`}>
        <History
          caseId={answer.case_id}
          version={`${answer.outcomes.length} ${answer.letters.length} ${answer.papers}`}
        />
      </Card>
    </>
  );
}
