import { Trans, useLingui } from '@lingui/react/macro';
import { courtMessages, type CourtPaperCase } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { Suspense, useId, useRef, useState } from 'react';
import { useCall } from '../../api/server-state/use-call.ts';
import { Button } from '../../components/buttons/button.tsx';
import { SaveFileButton } from '../../components/documents/save-file-button.tsx';
import { lazyPart } from '../../components/layout/lazy-part.ts';
import { ActionsCell, Cell, LeadCell, ListTable, WideRow } from '../../components/lists/list-table.tsx';
import { CaseFile } from '../../components/documents/case-file.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import { formatDay } from '../../i18n/formatters.ts';
import { useMessage } from '../../i18n/use-message.ts';
import styles from './court-documents.module.css';
import { ExhibitsLink } from './exhibits-link.tsx';
import { FileItNowLink } from './file-it-now-link.tsx';
import { MakingProgress } from './making-status.tsx';
import { PapersStatus } from './papers-status.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { saveZip } from './save-zip.ts';

const CasePapers = lazyPart(async () => (await import('./case-papers.tsx')).CasePapers);

const COLUMNS = 6;

export type PaperTableProps = {
  readonly cases: readonly CourtPaperCase[];
  /** Papers were asked for: the list is to be read again. */
  readonly onChanged: () => void;
  /** A case whose papers are shown from the start. */
  readonly openCase: string | null;
};

/** The cases with court papers; each opens to show its papers. */
export function PaperTable({ cases, onChanged, openCase }: PaperTableProps) {
  const { t } = useLingui();
  const columns = [
    { name: t`Court Documents` },
    { name: t`Date` },
    { name: t`Status` },
    { name: t`Court` },
    { name: t`Action` },
    { name: t`Download` },
  ];
  return (
    <ListTable label={t`Court Documents`} columns={columns}>
      {cases.map((one) => (
        <PaperRow key={one.case_id} one={one} onChanged={onChanged} isOpenFirst={one.case_id === openCase} />
      ))}
    </ListTable>
  );
}

type PaperRowProps = {
  readonly one: CourtPaperCase;
  readonly onChanged: () => void;
  readonly isOpenFirst: boolean;
};

function PaperRow({ one, onChanged, isOpenFirst }: PaperRowProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const placeId = useId();
  const opened = useRef<HTMLDivElement>(null);
  const papersAsked = () => {
    // The button that was pressed goes; whoever uses a keyboard stays where it was.
    opened.current?.focus();
    onChanged();
  };
  const zip = useCall();
  const day = parseCalendarDate(one.date);
  const date = day.ok ? formatDay(day.value, i18n.locale, 'medium') : one.date;
  const defendant = one.defendant_name || t`Not named yet`;
  const whose = `: ${defendant}, ${date}`;
  return (
    <>
      <tr>
        <LeadCell>
          <span>
            {defendant}
            <span className={styles['package']}>{one.package_title}</span>
          </span>
        </LeadCell>
        <Cell label={t`Date`}>
          <time dateTime={one.date}>{date}</time>
        </Cell>
        <Cell label={t`Status`}>
          <span className={styles['standing']}>
            <PapersStatus one={one} />
            {one.state === 'making' && one.progress !== null ? <MakingProgress progress={one.progress} /> : null}
          </span>
        </Cell>
        <Cell label={t`Court`}>
          <Court one={one} />
        </Cell>
        <ActionsCell>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? placeId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t`Hide` : t`View`}
            <VisuallyHidden>{whose}</VisuallyHidden>
          </Button>
        </ActionsCell>
        {one.state === 'ready' ? (
          <ActionsCell>
            <SaveFileButton busy={zip.isBusy} onClick={() => zip.run((signal) => saveZip(one, signal))}>
              {t`All (zip)`}
              <VisuallyHidden>{whose}</VisuallyHidden>
            </SaveFileButton>
          </ActionsCell>
        ) : (
          // On a card the words alone would not say what there is nothing of.
          <Cell label={t`Download`}>
            <span className={styles['quiet']}>{t`Nothing yet`}</span>
          </Cell>
        )}
      </tr>
      {isOpen || zip.failure !== null ? (
        <WideRow id={placeId} columns={COLUMNS}>
          {zip.failure === null ? null : (
            <TroubleAlert title={t`We could not download the papers.`} failure={zip.failure} />
          )}
          {isOpen ? (
            <div ref={opened} tabIndex={-1} className={styles['opened']}>
              <Suspense fallback={<Spinner>{t`Loading the papers...`}</Spinner>}>
                <CasePapers
                  key={`${one.state} ${one.version ?? 0} ${one.signing}`}
                  one={one}
                  whose={whose}
                  onChanged={papersAsked}
                />
              </Suspense>
              {one.state === 'ready' ? <FileItNowLink caseId={one.case_id} whose={whose} /> : null}
              <ExhibitsLink caseId={one.case_id} defendant={one.defendant_name} whose={whose} />
              {one.state === 'ready' ? <CaseFile caseId={one.case_id} whose={whose} /> : null}
            </div>
          ) : null}
        </WideRow>
      ) : null}
    </>
  );
}

/** Where the papers are filed, as far as it is settled. */
function Court({ one: { court, county } }: { readonly one: CourtPaperCase }) {
  const { t } = useLingui();
  const message = useMessage(courtMessages);
  if (county === null) return <span className={styles['quiet']}>{t`Not settled yet`}</span>;
  const inCourt = court === null ? '' : `${message(`court.name.${court}`)},`;
  return (
    <span className={styles['court']}>
      {inCourt === '' ? null : <span>{inCourt}</span>}{' '}
      <span>
        <Trans>{county} County</Trans>
      </span>
    </span>
  );
}
