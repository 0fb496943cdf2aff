import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FilingSheetWire, FilingTick } from '@plainclaim/contract';
import { cents, parseCalendarDate } from '@plainclaim/domain';
import { useState } from 'react';
import { openCourtPaper } from '../../api/court-papers.ts';
import { tickFiling } from '../../api/filing.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { Checkbox } from '../../components/choices/checkbox.tsx';
import { CopyButton } from '../../components/buttons/copy-button.tsx';
import { formatDay, formatMoney } from '../../i18n/formatters.ts';
import { DownloadButton } from '../../components/documents/download-button.tsx';
import styles from './file-it-now.module.css';
import { HandOverPanel } from './hand-over-panel.tsx';
import { OnPaper } from './on-paper.tsx';
import { Section } from '../../components/sections/section.tsx';

export type FilingSheetProps = {
  readonly caseId: string;
  readonly sheet: FilingSheetWire;
  readonly ticked: readonly FilingTick[];
};

/** Everything for filing, in the order of use. */
export function FilingSheet({ caseId, sheet, ticked }: FilingSheetProps) {
  const { t } = useLingui();
  const { court, county, is_signed } = sheet;
  return (
    <>
      {is_signed ? null : (
        <Alert tone="info" title={t`Sign first.`}>
          <p>{t`The complaint is not signed on the screen. Sign it there, or print it, sign it by hand and scan it.`}</p>
        </Alert>
      )}
      <Limits sheet={sheet} />
      <HandOverPanel caseId={caseId} />
      <Files sheet={sheet} />
      <Section
        title={t`What to type`}
        lead={
          <Trans>
            You file in {court}, {county} County. Where the court's own fields are shorter, the button copies what fits.
            The papers keep the full name.
          </Trans>
        }
      >
        {sheet.groups.map(({ title, fields }) => (
          <div key={title} className={styles['group']}>
            <h3>{title}</h3>
            <ul className={styles['rows']}>
              {fields.map((field) => (
                <FieldRow key={field.key} field={field} group={title} />
              ))}
            </ul>
          </div>
        ))}
      </Section>
      <Fee fees={sheet.fees} />
      <Ticks caseId={caseId} ticks={sheet.ticks} first={ticked} />
      <OnPaper sheet={sheet} />
    </>
  );
}

function Limits({ sheet: { electronic } }: Pick<FilingSheetProps, 'sheet'>) {
  const { t, i18n } = useLingui();
  if (electronic === null) return null;
  const { name, page, limits } = electronic;
  const dayOf = (said: string) => {
    const day = parseCalendarDate(said);
    return day.ok ? formatDay(day.value, i18n.locale) : said;
  };
  return (
    <Section
      title={<Trans>Online, by {name}</Trans>}
      lead={t`This is what we found about it, with the date of each page. Some of it may be different now.`}
    >
      <p>
        <a href={page} target="_blank" rel="noopener noreferrer">
          {t`The court's page about online filing`}
        </a>
      </p>
      <ul className={styles['rows']}>
        {limits.map(({ key, text, said_on, source, confirm }) => (
          <li key={key}>
            <span>
              {text}
              {confirm ? <strong> {t`Please confirm.`}</strong> : null}
            </span>
            <details className={styles['quiet']}>
              <summary>{said_on === null ? t`Not confirmed on a court page` : t`As of ${dayOf(said_on)}`}</summary>
              <span lang="en">{source}</span>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const KILOBYTE = 1_000;
const sizeOf = (bytes: number): string => `, ${Math.ceil(bytes / KILOBYTE)} kB`;

function Files({ sheet: { files, electronic } }: Pick<FilingSheetProps, 'sheet'>) {
  const { t } = useLingui();
  return (
    <Section
      title={t`Files to upload`}
      lead={t`Upload all of them together. Choose the type of document for each. Do not add your proof: bring that to court.`}
    >
      <ul className={styles['rows']}>
        {files.map(({ id, title, file_name, page_count, bytes, document_type, problems }) => (
          <li key={id}>
            <p>
              <span className={styles['value']} lang="en">
                {title}
              </span>
              <span className={styles['quiet']}>
                {file_name}, <Plural value={page_count} one="# page" other="# pages" />
                {sizeOf(bytes)}
              </span>
              {document_type === null ? null : (
                <span className={styles['value']}>
                  <Trans>
                    Type: <span lang="en">{document_type}</span>
                  </Trans>
                </span>
              )}
            </p>
            <span className={styles['side']}>
              <DownloadButton fileName={file_name} what={title} open={() => openCourtPaper(id, 'download')} />
            </span>
            {problems.map((problem) => (
              <p key={problem.code} role="alert">
                {problem.text}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {electronic?.types_confirm === true ? (
        <p className={styles['quiet']}>
          {t`We could not read the court's list of types. Choose the one closest to ours.`}
        </p>
      ) : null}
    </Section>
  );
}

type FieldRowProps = {
  readonly field: FilingSheetWire['groups'][number]['fields'][number];
  readonly group: string;
};

function FieldRow({ field: { label, value, cut, most }, group }: FieldRowProps) {
  return (
    <li>
      <p>
        <span className={styles['quiet']}>{label}</span>
        <span className={styles['value']}>{cut ?? value}</span>
        {cut === null ? null : (
          <span className={styles['quiet']}>
            <Trans>
              Cut to {most ?? 0} letters. In full: {value}
            </Trans>
          </span>
        )}
      </p>
      <span className={styles['side']}>
        <CopyButton text={cut ?? value} what={`${label}, ${group}`} />
      </span>
    </li>
  );
}

function Fee({ fees }: { readonly fees: FilingSheetWire['fees'] }) {
  const { t } = useLingui();
  const { filing, further, service, mailed, total, payee, confirm } = fees;
  const rows = [
    { name: t`Filing`, amount: filing },
    ...(further > 0 ? [{ name: t`More defendants`, amount: further }] : []),
    ...(mailed > 0 ? [{ name: t`The court's mail to the other side`, amount: service }] : []),
  ];
  return (
    <Section title={t`The fee to expect`}>
      <ul className={styles['rows']}>
        {rows.map(({ name, amount }) => (
          <li key={name}>
            <span>{name}</span>
            <span>{formatMoney(cents(amount))}</span>
          </li>
        ))}
        <li className={styles['total']}>
          <span>{t`In total`}</span>
          <span>{formatMoney(cents(total))}</span>
        </li>
      </ul>
      <p className={styles['quiet']}>
        {confirm
          ? t`We could not confirm every part of this on a court page. Please check it.`
          : t`As far as we know today. The court decides the final amount.`}
      </p>
      <p className={styles['quiet']}>
        <Trans>
          Make a check or money order out to: <span lang="en">{payee}</span>
        </Trans>
      </p>
    </Section>
  );
}

type TicksProps = Pick<FilingSheetProps, 'caseId'> & {
  readonly ticks: FilingSheetWire['ticks'];
  readonly first: readonly FilingTick[];
};

function Ticks({ caseId, ticks, first }: TicksProps) {
  const { t } = useLingui();
  const [ticked, setTicked] = useState(first);
  const [isLost, setLost] = useState(false);
  const tick = (key: FilingTick, isTicked: boolean) => {
    const next = isTicked ? [...ticked, key] : ticked.filter((one) => one !== key);
    setTicked(next);
    void tickFiling(caseId, next).then((kept) => setLost(!kept.ok));
  };
  return (
    <Section title={t`Before you press the last button`}>
      <div className={styles['ticks']}>
        {ticks.map(({ key, text }) => (
          <Checkbox
            key={key}
            name={`tick-${key}`}
            label={text}
            checked={ticked.includes(key)}
            onChange={(isTicked) => tick(key, isTicked)}
          />
        ))}
      </div>
      {isLost ? <p role="alert">{t`The list is not saved. It stays on this page.`}</p> : null}
    </Section>
  );
}
