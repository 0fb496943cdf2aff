import { useLingui } from '@lingui/react/macro';
import type { AccountEventWire } from '@plainclaim/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { formatInstant } from '../../i18n/formatters.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { trailQuery } from './account-queries.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

/** So many are shown before somebody asks for the rest. */
const FIRST_SHOWN = 8;

/** What happened to the account, so that its owner can see what they did not do themselves. */
export function TrailSection() {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const { data, error: failure, refetch } = useQuery(trailQuery);
  const [showsAll, setShowsAll] = useState(false);
  const all = data?.events ?? [];
  const shown = showsAll ? all : all.slice(0, FIRST_SHOWN);
  return (
    <SettingsSection title={t`What happened to your account`}>
      <p>{t`Newest first. Do you see something you did not do? Set a new password and log out all other devices.`}</p>
      {failure === null ? null : (
        <Alert
          tone="error"
          live="alert"
          title={t`We could not load what happened.`}
          actions={<Button size="small" onClick={() => void refetch()}>{t`Try Again`}</Button>}
        >
          <p>{textOf(failure)}</p>
        </Alert>
      )}
      {data === undefined && failure === null ? <Spinner>{t`Loading...`}</Spinner> : null}
      <ul className={styles['devices']}>
        {shown.map((event) => (
          <TrailRow key={`${event.at} ${event.kind}`} event={event} />
        ))}
      </ul>
      {shown.length < all.length ? (
        <div>
          <Button variant="ghost" onClick={() => setShowsAll(true)}>{t`Show older ones`}</Button>
        </div>
      ) : null}
    </SettingsSection>
  );
}

function TrailRow({ event }: { readonly event: AccountEventWire }) {
  const { t, i18n } = useLingui();
  const what = useWhat()[event.kind] ?? t`Something else happened.`;
  const at = formatInstant(event.at, i18n.locale);
  const place =
    event.fromHere === null
      ? null
      : event.fromHere
        ? t`From this browser and network`
        : t`From another browser or network`;
  return (
    <li className={styles['device']}>
      <div>
        <p className={styles['name']}>
          <strong>{what}</strong>
        </p>
        <p className={styles['times']}>{place === null ? at : `${at} · ${place}`}</p>
      </div>
    </li>
  );
}

/** A sentence for each kind of event there is. */
function useWhat(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    'account.created': t`The account was made.`,
    'login.succeeded': t`Somebody logged in.`,
    'login.failed': t`A wrong password was typed to log in.`,
    logged_out: t`Somebody logged out.`,
    'password.changed': t`The password was changed.`,
    'password.reset_requested': t`A code for a new password was sent.`,
    'password.reset': t`A new password was set with a code from our email.`,
    'password.confirm_failed': t`A wrong password was typed on this page.`,
    'email.change_asked': t`A code was sent to a new email.`,
    'email.changed': t`The email was changed.`,
    'reminders.changed': t`The choice of reminders was changed.`,
    'contact.changed': t`The contact details were changed.`,
    'login.mail_asked': t`An email to log in was sent.`,
    'second_step.on': t`The second step of the log-in was turned on.`,
    'second_step.off': t`The second step of the log-in was turned off.`,
    'second_step.failed': t`A wrong code was typed at the second step.`,
    'recovery_codes.made': t`New recovery codes were made.`,
    'recovery_code.used': t`A recovery code was used to log in.`,
    'passkey.added': t`A passkey was added.`,
    'passkey.removed': t`A passkey was removed.`,
    'social.linked': t`A log-in through another service was linked.`,
    'session.ended': t`A device was logged out from another device.`,
    'data.export_ordered': t`A copy of the data was requested.`,
    'data.export_opened': t`A copy of the data was downloaded.`,
  };
}
