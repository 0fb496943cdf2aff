import { Trans, useLingui } from '@lingui/react/macro';
import type { TrialPrepAnswer, TrialStageWire } from '@plainclaim/contract';
import { ok, parseCalendarDate } from '@plainclaim/domain';
import { useState } from 'react';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { openTrialPaper, openTrialZip, trialPaperPage } from '../../api/trial-prep.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { SaveFileButton } from '../../components/documents/save-file-button.tsx';
import { PaperList } from '../../components/documents/paper-list.tsx';
import { handOver } from '../../components/documents/hand-over.ts';
import { formatDay } from '../../i18n/formatters.ts';
import { Section } from '../../components/sections/section.tsx';
import styles from './trial-prep.module.css';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';

export type TrialPapersProps = {
  readonly answer: TrialPrepAnswer;
  readonly hasUnsaved: boolean;
  readonly isBusy: boolean;
  readonly onMake: () => void;
};

/** The papers: how they stand, each to look at or save, and the button that has them made. */
export function TrialPapers({ answer, hasUnsaved, isBusy, onMake }: TrialPapersProps) {
  const { t, i18n } = useLingui();
  const { book, letter_approved } = answer;
  const { state, is_current, documents, prepared_on, reason } = book;
  const day = parseCalendarDate(prepared_on ?? '');
  const date = day.ok ? formatDay(day.value, i18n.locale) : '';
  const isOld = state === 'ready' && (!is_current || hasUnsaved);
  return (
    <Section title={t`Your trial papers`}>
      {letter_approved ? null : (
        <Alert tone="info" title={t`The papers need your letter first.`}>
          <p>{t`They are made from the letter you approved. You can write your notes now.`}</p>
        </Alert>
      )}
      <p role="status" className={styles['standing']}>
        {state === 'making' ? t`Your papers are being made. This takes a few seconds.` : ''}
        {state === 'ready' && !isOld ? <Trans>Your papers are ready. They were made on {date}.</Trans> : null}
        {isOld ? t`Something changed since the papers were made. Make them again so that they match.` : ''}
        {state === 'none' && letter_approved ? t`No papers were made yet. You can make them now, and again later.` : ''}
      </p>
      {state === 'failed' ? (
        <Alert tone="error" title={t`The papers could not be made.`}>
          <p>{reason}</p>
        </Alert>
      ) : null}
      <Stages documents={documents} />
      <div className={styles['buttons']}>
        {letter_approved && state !== 'making' && (state !== 'ready' || isOld) ? (
          <Button size="small" busy={isBusy} onClick={onMake}>
            {state === 'none' ? t`Make my trial papers` : t`Make the papers again`}
          </Button>
        ) : null}
        {documents.length === 0 ? null : <ZipButton caseId={answer.case_id} version={book.version ?? 1} />}
      </div>
    </Section>
  );
}

function Stages({ documents }: Pick<TrialPrepAnswer['book'], 'documents'>) {
  const { t } = useLingui();
  const stages: readonly { readonly stage: TrialStageWire; readonly title: string; readonly hint: string }[] = [
    {
      stage: 'read',
      title: t`Prepare with these`,
      hint: t`Read them before your day in court, and bring them with you.`,
    },
    { stage: 'hand_over', title: t`Bring these to hand over`, hint: t`Print copies for the judge and the other side.` },
    { stage: 'private', title: t`For you alone`, hint: t`Do not hand this over or leave it on the table.` },
    { stage: 'later', title: t`After a judgment`, hint: t`Steps and fees to collect the money.` },
  ];
  return stages.map(({ stage, title, hint }) => {
    const ofStage = documents.filter((paper) => paper.stage === stage);
    return ofStage.length === 0 ? null : (
      <div key={stage} className={styles['stage']}>
        <h3>{title}</h3>
        <p className={styles['quiet']}>{hint}</p>
        <PaperList papers={ofStage} open={openTrialPaper} pageOf={trialPaperPage} />
      </div>
    );
  });
}

function ZipButton({ caseId, version }: { readonly caseId: string; readonly version: number }) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const save = async () => {
    setBusy(true);
    const opened = await openTrialZip(caseId);
    setBusy(false);
    setFailure(opened.ok ? null : opened.error);
    if (opened.ok) handOver(opened.value, `Trial-Papers-Version-${version}.zip`);
    return ok(null);
  };
  return (
    <>
      <SaveFileButton busy={isBusy} onClick={() => void save()}>
        {t`Download all (zip)`}
      </SaveFileButton>
      {failure === null ? null : <TroubleAlert title={t`We could not download the papers.`} failure={failure} />}
    </>
  );
}
