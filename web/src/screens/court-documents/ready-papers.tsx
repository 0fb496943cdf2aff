import { Trans, useLingui } from '@lingui/react/macro';
import type { CourtPaperCase, CourtPapersAnswer, CourtPaperWire } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import { formatDay } from '../../i18n/formatters.ts';
import styles from './court-documents.module.css';
import { PaperReadings } from './paper-readings.tsx';
import { courtPaperPage, openCourtPaper, openSealedPaper } from '../../api/court-papers.ts';
import { PaperList } from '../../components/documents/paper-list.tsx';
import { CoSigners } from './signing/co-signers.tsx';
import { SigningStatus } from './signing/signing-status.tsx';

export type ReadyPapersProps = {
  readonly one: CourtPaperCase;
  readonly papers: CourtPapersAnswer;
  readonly whose: string;
  readonly onChanged: () => void;
};

/** The papers by when they are needed, how they stand with the signature, and how others will read them. */
export function ReadyPapers({ one, papers, whose, onChanged }: ReadyPapersProps) {
  const { t, i18n } = useLingui();
  const { documents, version, prepared_on, changed, signing, signature, read } = papers;
  const day = parseCalendarDate(prepared_on ?? '');
  const date = day.ok ? formatDay(day.value, i18n.locale) : '';
  const ofStage = (stage: CourtPaperWire['stage']) => documents.filter((paper) => paper.stage === stage);
  const ready =
    signing === 'signed'
      ? t`Read them once more. Sign the request for service by hand. Then file them.`
      : t`Read, sign, then file.`;
  const toFile = changed === null ? ready : t`Do not file these: something has changed since.`;
  return (
    <>
      <p>
        {signing === 'signed' ? (
          <Trans>
            Version {version ?? 1}, prepared on {date}. Fees and dates are as of that day. The complaint is signed. The
            other papers are prepared drafts: compare all with the court's current forms before you file.
          </Trans>
        ) : (
          <Trans>
            Version {version ?? 1}, prepared on {date}. Fees and dates are as of that day. These are prepared drafts:
            compare them with the court's current forms before you file.
          </Trans>
        )}
      </p>
      <SigningStatus caseId={one.case_id} signing={signing} changed={changed} signature={signature} whose={whose} />
      <CoSigners caseId={one.case_id} signing={signing} coSigners={papers.co_signers} whose={whose} />
      <Stage
        title={t`Read first`}
        hint={t`All papers in one PDF, with the steps in order and the facts to copy onto the court’s own summons.`}
        papers={ofStage('read')}
        whose={whose}
      />
      <Stage
        title={t`File with the court`}
        hint={toFile}
        papers={ofStage('file')}
        whose={whose}
        openSealed={openSealedPaper}
      >
        <p
          className={styles['quiet']}
        >{t`The sealed copy is the same paper with our electronic seal. Keep it for your records. Do not upload it: the court takes the one that you download.`}</p>
      </Stage>
      <Stage
        title={t`Later, if they do not answer`}
        hint={t`Do not file these now. They are for asking the court to decide when the other side does not answer or does not come. They must be true on the day you sign them, so nothing in them is signed.`}
        papers={ofStage('later')}
        whose={whose}
        isApart
      />
      {read === null ? null : <PaperReadings caseId={one.case_id} whose={whose} read={read} onChanged={onChanged} />}
    </>
  );
}

type StageProps = {
  readonly title: string;
  readonly hint: string;
  readonly papers: readonly CourtPaperWire[];
  readonly whose: string;
  readonly isApart?: boolean;
  readonly openSealed?: typeof openSealedPaper;
  readonly children?: ReactNode;
};

function Stage({ title, hint, papers, whose, isApart = false, openSealed, children }: StageProps) {
  const id = useId();
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby={id} className={isApart ? styles['apart'] : styles['stage']}>
      <h2 id={id}>
        {title}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </h2>
      <p className={styles['quiet']}>{hint}</p>
      {children}
      <PaperList open={openCourtPaper} openSealed={openSealed} pageOf={courtPaperPage} papers={papers} whose={whose} />
    </section>
  );
}
