import { useLingui } from '@lingui/react/macro';
import type { ReminderChoicesAnswer } from '@plainclaim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chooseReminder } from '../../api/cases/reminders.ts';
import { takeOver } from '../../api/server-state/server-query.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Checkbox } from '../../components/choices/checkbox.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { remindersQuery } from './account-queries.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

type Kind = ReminderChoicesAnswer['kinds'][number]['kind'];

/** Which reminders come by email. Each box is stored as it is ticked. */
export function RemindersSection() {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const client = useQueryClient();
  const { data, error: failure, refetch } = useQuery(remindersQuery);
  const { trouble, isBusy, submit } = useSubmission<string>();
  const words: Readonly<Record<Kind, string>> = {
    letter: t`A letter that you have not approved`,
    mailing: t`A letter that you have not mailed`,
    answer: t`The last day to pay in your letter`,
    papers: t`Court papers to sign or to make again`,
    time_limit: t`Your time to file with the court`,
    draft: t`A draft that will be deleted`,
    hearing: t`A hearing`,
  };
  const choose = (kind: Kind, on: boolean) =>
    submit(async () => {
      const answer = await chooseReminder({ kind, on });
      if (!answer.ok) return textOf(answer.error);
      takeOver(client, remindersQuery.queryKey, answer.value);
      return null;
    });
  return (
    <SettingsSection title={t`Reminders by email`}>
      <p>{t`Each reminder comes once. Its subject never shows a name or an amount.`}</p>
      {failure === null ? null : (
        <Alert
          tone="error"
          live="alert"
          title={t`We could not load your reminders.`}
          actions={<Button size="small" onClick={() => void refetch()}>{t`Try Again`}</Button>}
        >
          <p>{textOf(failure)}</p>
        </Alert>
      )}
      {trouble === null ? null : (
        <Alert tone="error" live="alert">
          {trouble}
        </Alert>
      )}
      {data === undefined && failure === null ? <Spinner>{t`Loading...`}</Spinner> : null}
      {data === undefined ? null : (
        <fieldset className={styles['reminders']} aria-busy={isBusy}>
          <legend>{t`Remind me of`}</legend>
          {data.kinds.map(({ kind, on }) => (
            <Checkbox
              key={kind}
              name={`reminder-${kind}`}
              label={words[kind]}
              checked={on}
              onChange={(isOn) => void choose(kind, isOn)}
            />
          ))}
        </fieldset>
      )}
    </SettingsSection>
  );
}
