import { Trans, useLingui } from '@lingui/react/macro';
import type { CourtPaperCase, CourtPapersAnswer, CourtPaperWire } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { useId } from 'react';
import { Alert } from '../../components/alert.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { formatDay } from '../../i18n/formatters.ts';
import styles from './court-documents.module.css';
import { PaperChecks } from './paper-checks.tsx';
import { openCourtPaper } from '../../api/court-papers.ts';
import { PaperList } from '../../components/paper-list.tsx';
import { SigningStanding } from './signing-standing.tsx';

export type ReadyPapersProps = {
  readonly one: CourtPaperCase;
  readonly papers: CourtPapersAnswer;
  readonly whose: string;
};

/** The papers by when they are needed, how they stand with the signature, and what the check of them found. */
export function ReadyPapers({ one, papers, whose }: ReadyPapersProps) {
  const { t, i18n } = useLingui();
  const { documents, version, prepared_on, changed, signing, signature } = papers;
  const day = parseCalendarDate(prepared_on ?? '');
  const date = day.ok ? formatDay(day.value, i18n.locale) : '';
  const ofStage = (stage: CourtPaperWire['stage']) => documents.filter((paper) => paper.stage === stage);
  const ready =
    signing === 'signed'
      ? t`Read them once more. Sign the request for service by hand. Then file them.`
      : t`Read, sign, then file.`;
  const toFile = changed === null ? ready : t`Do not file these: something changed since.`;
  return (
    <>
      <p>
        <Trans>
          Version {version ?? 1}, prepared on {date}. Fees and days are those of that day. These are prepared drafts:
          compare them with the court's current forms before you file.
        </Trans>
      </p>
      <SigningStanding caseId={one.case_id} signing={signing} changed={changed} signature={signature} whose={whose} />
      <Stage
        title={t`Read first`}
        hint={t`All papers in one PDF, with what to do in which order.`}
        papers={ofStage('read')}
        whose={whose}
      />
      <Stage title={t`File with the court`} hint={toFile} papers={ofStage('file')} whose={whose} />
      <Stage
        title={t`Later, if they do not answer`}
        hint={t`Do not file these now. They are for asking the court to decide when the other side does not answer or does not come. They must be true on the day you sign them, so nothing in them is signed.`}
        papers={ofStage('later')}
        whose={whose}
        isApart
      />
      <CheckResult checks={papers.checks} />
    </>
  );
}

type StageProps = {
  readonly title: string;
  readonly hint: string;
  readonly papers: readonly CourtPaperWire[];
  readonly whose: string;
  readonly isApart?: boolean;
};

function Stage({ title, hint, papers, whose, isApart = false }: StageProps) {
  const id = useId();
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby={id} className={isApart ? styles['apart'] : styles['stage']}>
      <h2 id={id}>
        {title}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </h2>
      <p className={styles['quiet']}>{hint}</p>
      <PaperList open={openCourtPaper} papers={papers} whose={whose} />
    </section>
  );
}

function CheckResult({ checks }: Pick<CourtPapersAnswer, 'checks'>) {
  const { t } = useLingui();
  return (
    <Alert tone="success" title={t`Our check found nothing wrong.`}>
      <p>{t`We read every page back and looked for what a clerk looks for. The check cannot tell if your facts are true, so please read each page.`}</p>
      {checks.length === 0 ? null : (
        <details className={styles['details']}>
          <summary>{t`What we checked`}</summary>
          <PaperChecks checks={checks} />
        </details>
      )}
    </Alert>
  );
}
