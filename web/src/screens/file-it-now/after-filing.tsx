import { Trans, useLingui } from '@lingui/react/macro';
import type { FilingAnswer, FilingDayWire, FilingEntryWire } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { useState } from 'react';
import { openFilingCalendar, saveFiling } from '../../api/filing.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { formatDay } from '../../i18n/formatters.ts';
import { DownloadButton } from '../../components/documents/download-button.tsx';
import styles from './file-it-now.module.css';
import { Section } from '../../components/sections/section.tsx';

export type AfterFilingProps = {
  readonly answer: FilingAnswer;
  readonly take: (answer: FilingAnswer) => void;
};

const NOT_WHOLE = 422;
/** The days that many cases never have: folded away while nothing is written in them. */
const FURTHER_DAYS = ['mail_back_on', 'default_on', 'judgment_on'] as const;

/** What the court said, and the days that follow from it. */
export function AfterFiling({ answer, take }: AfterFilingProps) {
  const { t } = useLingui();
  const [entry, setEntry] = useState<FilingEntryWire>(answer.entry);
  const [done, setDone] = useState('');
  const [isMoreOpen, setMoreOpen] = useState(FURTHER_DAYS.some((name) => answer.entry[name] !== ''));
  const { trouble, attempt, isBusy, submit } = useSubmission<ApiFailure>();
  const wrong = trouble?.status === NOT_WHOLE ? (trouble.fields ?? []) : [];
  const errorOf = (field: string): string | undefined => wrong.find((one) => one.field === field)?.message;
  const change = (patch: Partial<FilingEntryWire>) => {
    setEntry({ ...entry, ...patch });
    setDone('');
  };
  const save = async (): Promise<ApiFailure | null> => {
    const saved = await saveFiling(answer.case_id, answer.revision, entry);
    if (!saved.ok) {
      // A link of the summary leads to nothing while its field is folded away.
      if (saved.error.fields?.some(({ field }) => FURTHER_DAYS.some((name) => name === field))) setMoreOpen(true);
      return saved.error;
    }
    take(saved.value);
    setEntry(saved.value.entry);
    setDone(saved.value.message);
    return null;
  };
  const day = (name: keyof FilingEntryWire, label: string, hint?: string) => (
    <DateField
      name={name}
      label={label}
      hint={hint}
      error={errorOf(name)}
      value={entry[name]}
      onChange={(value) => change({ [name]: value })}
      optional
    />
  );
  return (
    <>
      <Section
        title={t`After you filed`}
        lead={t`Write down what the court told you, now or later. We use it to count the days that matter. Leave out what you do not know.`}
      >
        {trouble === null ? null : wrong.length > 0 ? (
          <ErrorSummary title={t`This is not saved yet.`} problems={wrong} attempt={attempt} />
        ) : (
          <TroubleAlert title={t`This could not be saved.`} failure={trouble} />
        )}
        <form
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(save);
          }}
        >
          {day('filed_on', t`Day you filed`)}
          <TextField
            name="confirmation"
            label={t`Confirmation number`}
            value={entry.confirmation}
            onChange={(confirmation) => change({ confirmation })}
            maxLength={60}
            autoComplete="off"
            optional
          />
          <TextField
            name="docket_number"
            label={t`Docket number`}
            hint={t`The court gives your case this number. It is on each of the court’s letters.`}
            value={entry.docket_number}
            onChange={(docket_number) => change({ docket_number })}
            maxLength={60}
            autoComplete="off"
            optional
          />
          {answer.docket_unusual ? (
            <Alert tone="warning">
              {t`The docket number does not look like the court's numbers for this kind of case. Please compare it with the court's letter.`}
            </Alert>
          ) : null}
          {day('mailed_on', t`Day the court mailed the papers`)}
          {day('served_on', t`Day the other side got the papers`, t`Only if the court or an officer told you.`)}
          {day('hearing_on', t`Day in court`, t`As the court's notice says.`)}
          <details open={isMoreOpen} onToggle={(event) => setMoreOpen(event.currentTarget.open)}>
            <summary>{t`More dates, if you get them`}</summary>
            <div className={styles['form']}>
              {day('mail_back_on', t`Day of the notice that the mail came back`)}
              {day('default_on', t`Day of the default`)}
              {day('judgment_on', t`Day of the judgment`)}
            </div>
          </details>
          <div className={styles['buttons']}>
            <Button type="submit" busy={isBusy} busyText={t`Saving...`}>{t`Save and count the days`}</Button>
            <p role="status">{done}</p>
          </div>
        </form>
      </Section>
      <Days caseId={answer.case_id} days={answer.days} />
    </>
  );
}

function Days({ caseId, days }: { readonly caseId: string; readonly days: readonly FilingDayWire[] }) {
  const { t } = useLingui();
  if (days.length === 0) return null;
  return (
    <Section
      title={t`Your days`}
      lead={t`If the court's own notices give other dates, use those. This is general information, not legal advice.`}
    >
      <ul className={styles['rows']}>
        {days.map((one) => (
          <DayRow key={one.key} one={one} />
        ))}
      </ul>
      <span className={styles['side']}>
        <DownloadButton
          fileName="Court-Days.ics"
          what={t`your days as a calendar`}
          open={() => openFilingCalendar(caseId)}
        />
      </span>
    </Section>
  );
}

function DayRow({ one: { title, text, day, until, told, confirm } }: { readonly one: FilingDayWire }) {
  const { t, i18n } = useLingui();
  const shown = (iso: string) => {
    const parsed = parseCalendarDate(iso);
    return parsed.ok ? formatDay(parsed.value, i18n.locale) : iso;
  };
  const first = shown(day);
  const last = until === null ? '' : shown(until);
  return (
    <li>
      <p>
        <span className={styles['value']}>{title}</span>
        <span>{text}</span>
        {confirm ? <strong> {t`Expected. Please confirm with the court.`}</strong> : null}
      </p>
      <p>
        <time dateTime={day}>{first}</time>
        {last === '' ? null : (
          <>
            {' '}
            <Trans>to {last}</Trans>
          </>
        )}
        <span className={styles['quiet']}> {told ? t`as the court said` : t`counted by us`}</span>
      </p>
    </li>
  );
}
