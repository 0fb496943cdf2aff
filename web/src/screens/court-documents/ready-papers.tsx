import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CourtPaperStage, CourtPapersAnswer, CourtPaperWire } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { IconDownload } from '@tabler/icons-react';
import { useId } from 'react';
import { openCourtPaper } from '../../api/court-papers.ts';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { PdfDialog } from '../../components/pdf-dialog.tsx';
import { usePdf } from '../../components/use-pdf.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { formatDay } from '../../i18n/formatters.ts';
import styles from './court-documents.module.css';
import { WorkAlert } from './work-alert.tsx';

export type ReadyPapersProps = { readonly papers: CourtPapersAnswer; readonly whose: string };

/** The papers by when they are needed, with what the check of them found. */
export function ReadyPapers({ papers, whose }: ReadyPapersProps) {
  const { t, i18n } = useLingui();
  const { documents, version, prepared_on } = papers;
  const day = parseCalendarDate(prepared_on ?? '');
  const date = day.ok ? formatDay(day.value, i18n.locale) : '';
  const stages: readonly { readonly stage: CourtPaperStage; readonly title: string; readonly hint: string }[] = [
    { stage: 'read', title: t`Read first`, hint: t`All papers in one PDF, with what to do in which order.` },
    { stage: 'file', title: t`File with the court`, hint: t`Read, sign by hand, then file.` },
    { stage: 'later', title: t`Keep for later`, hint: t`Do not file these now. The packet says when they are needed.` },
  ];
  return (
    <>
      <p>
        <Trans>
          Version {version ?? 1}, prepared on {date}. Fees and days are those of that day.
        </Trans>
      </p>
      <Alert tone="success" title={t`Our check found nothing wrong.`}>
        <p>{t`We read every page back. The names, the county, the numbered facts, the set words and the lines to sign on are there. The papers to file hold the addresses and the amount. We found no private number. The check cannot tell if your facts are true, so please read each page.`}</p>
      </Alert>
      <Alert tone="info" title={t`These are prepared drafts.`}>
        <p>{t`Compare them with the court's current forms before you file. They are not signed: you sign by hand.`}</p>
      </Alert>
      {stages.map(({ stage, title, hint }) => {
        const ofStage = documents.filter((paper) => paper.stage === stage);
        return ofStage.length === 0 ? null : (
          <Stage key={stage} title={title} hint={hint} papers={ofStage} whose={whose} />
        );
      })}
    </>
  );
}

type StageProps = {
  readonly title: string;
  readonly hint: string;
  readonly papers: readonly CourtPaperWire[];
  readonly whose: string;
};

function Stage({ title, hint, papers, whose }: StageProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['stage']}>
      <h2 id={id}>
        {title}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </h2>
      <p className={styles['quiet']}>{hint}</p>
      <ul className={styles['list']}>
        {papers.map((paper) => (
          <PaperItem key={paper.id} paper={paper} whose={whose} />
        ))}
      </ul>
    </section>
  );
}

function PaperItem({ paper, whose }: { readonly paper: CourtPaperWire; readonly whose: string }) {
  const { t } = useLingui();
  const { id, title, file_name, page_count } = paper;
  const { view, download, openView, closeView, saveFile } = usePdf(
    (action, signal) => openCourtPaper(id, action, { signal }),
    file_name,
  );
  const which = `: ${title}${whose}`;
  return (
    <li className={styles['paper']}>
      <p>
        <strong lang="en">{title}</strong>{' '}
        <span className={styles['quiet']}>
          <Plural value={page_count} one="# page" other="# pages" />
        </span>
      </p>
      <div className={styles['buttons']}>
        <Button size="small" onClick={() => void openView()}>
          {t`View`}
          <VisuallyHidden>{which}</VisuallyHidden>
        </Button>
        <Button
          variant="ghost"
          size="small"
          iconStart={<IconDownload size={20} aria-hidden="true" />}
          busy={download.phase === 'loading'}
          onClick={() => void saveFile()}
        >
          {t`Download`}
          <VisuallyHidden>{which}</VisuallyHidden>
        </Button>
      </div>
      {download.phase === 'failed' && view.phase === 'closed' ? (
        <WorkAlert title={t`We could not load the PDF.`} failure={download.failure} />
      ) : null}
      <PdfDialog
        title={title}
        view={view}
        download={download}
        fileName={file_name}
        onClose={closeView}
        onTryAgain={() => void openView()}
        onDownload={() => void saveFile()}
      />
    </li>
  );
}
