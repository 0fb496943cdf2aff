import { useLingui } from '@lingui/react/macro';
import type { CourtPaperCase, CourtPapersAnswer } from '@plainclaim/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import { readCourtPapers } from '../../api/court-papers.ts';
import { serverQuery } from '../../api/server-state/server-query.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { HelpLine } from '../../components/feedback/help-line.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { CaseActions } from './case-actions.tsx';
import styles from './court-documents.module.css';
import { EarlierVersions } from './earlier-versions.tsx';
import { MakingProgress } from './making-status.tsx';
import { PaperReadings } from './paper-readings.tsx';
import { ReadyPapers } from './ready-papers.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';

export type CasePapersProps = {
  readonly one: CourtPaperCase;
  /** Follows the words of buttons, to tell them from those of other cases. */
  readonly whose: string;
  readonly onChanged: () => void;
};

/** The papers of one case, or why there are none and what can be done. */
export function CasePapers(props: CasePapersProps) {
  const { t } = useLingui();
  const { state, progress } = props.one;
  if (state === 'making') {
    return (
      <>
        <p>{t`The papers are being made. They are shown here as soon as they are ready.`}</p>
        {progress === null ? null : <MakingProgress progress={progress} />}
      </>
    );
  }
  return <MadePapers {...props} />;
}

function MadePapers({ one, whose, onChanged }: CasePapersProps) {
  const { t } = useLingui();
  const { case_id, state, version, signing } = one;
  // Papers that stand otherwise now are other papers.
  const {
    data: papers,
    error,
    refetch,
  } = useQuery(
    serverQuery(['court-papers', case_id, state, version, signing], (options) => readCourtPapers(case_id, options)),
  );
  if (papers === undefined && error === null) return <Spinner>{t`Loading the papers...`}</Spinner>;
  if (papers === undefined) {
    return (
      <TroubleAlert
        title={t`We could not load the papers.`}
        failure={error}
        again={{ words: t`Try Again`, onPress: () => void refetch() }}
      />
    );
  }
  return (
    <div className={styles['papers']}>
      <CasePapersStatus one={one} papers={papers} whose={whose} onChanged={onChanged} />
      <CaseActions one={one} whose={whose} changed={papers.changed} onChanged={onChanged} />
      <EarlierVersions one={one} earlier={papers.earlier} whose={whose} />
    </div>
  );
}

type CasePapersStatusProps = {
  readonly one: CourtPaperCase;
  readonly papers: CourtPapersAnswer;
  readonly whose: string;
  readonly onChanged: () => void;
};

function CasePapersStatus({ one, papers, whose, onChanged }: CasePapersStatusProps) {
  const { t } = useLingui();
  const { reason, findings, read } = papers;
  switch (papers.state) {
    case 'ready':
      return <ReadyPapers one={one} papers={papers} whose={whose} onChanged={onChanged} />;
    case 'making':
      return <p>{t`The papers are being made. They are shown here as soon as they are ready.`}</p>;
    case 'failed':
      return (
        <>
          <Alert tone="error" title={t`The papers could not be made.`}>
            <p>{reason}</p>
          </Alert>
          {read === null ? null : (
            <PaperReadings caseId={one.case_id} whose={whose} read={read} onChanged={onChanged} />
          )}
        </>
      );
    case 'stopped':
      return (
        <Alert tone="warning" title={t`The papers were not made.`}>
          <p>{reason}</p>
          {findings.length === 0 ? (
            <QuestionsLink caseId={one.case_id} whose={whose} />
          ) : (
            <ul className={styles['findings']}>
              {findings.map(({ code, message }) => (
                <li key={code}>{message}</li>
              ))}
            </ul>
          )}
          {findings.length === 0 ? null : <HelpLine />}
        </Alert>
      );
    case 'none':
      return (
        <>
          <p>
            {one.letter_approved
              ? t`No papers were made for this letter yet. You can have them made now.`
              : t`The papers are made once you read and approve the letter.`}
          </p>
          <QuestionsLink caseId={one.case_id} whose={whose} />
        </>
      );
  }
}

/** To what only the papers ask. */
function QuestionsLink({ caseId, whose }: { readonly caseId: string; readonly whose: string }) {
  const { t } = useLingui();
  return (
    <p>
      <Link to={`/court-documents?answer=${encodeURIComponent(caseId)}`}>
        {t`Answer the questions for the papers`}
        {whose === '' ? null : <VisuallyHidden> {whose}</VisuallyHidden>}
      </Link>
    </p>
  );
}
