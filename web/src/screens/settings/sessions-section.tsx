import { Trans, useLingui } from '@lingui/react/macro';
import { accountMessages, type AccountSessionWire } from '@plainclaim/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Acknowledged, endOneSession, endOtherSessions } from '../../api/account/accounts.ts';
import type { ApiResult } from '../../api/http/http-client.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { formatInstant } from '../../i18n/formatters.ts';
import { useFailureMessage, useMessage } from '../../i18n/use-message.ts';
import { sessionsQuery } from './account-queries.ts';
import { useTrouble } from './settings-failure.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

export type SessionsSectionProps = { readonly onSignedOut: () => void };

const ALL_OTHERS = 'all others';

/** How the last press went. */
type Outcome = { readonly tone: 'success' | 'error'; readonly text: string };

/** Where the account is logged in, and how to end that. */
export function SessionsSection({ onSignedOut }: SessionsSectionProps) {
  const { t } = useLingui();
  const message = useMessage(accountMessages);
  const textOf = useFailureMessage();
  const troubleOf = useTrouble(onSignedOut);
  const headingId = useId();
  const { data, error: failure, refetch } = useQuery(sessionsQuery);
  const reload = () => void refetch();
  const [ending, setEnding] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const end = async (what: string, call: () => Promise<ApiResult<Acknowledged>>) => {
    if (ending !== null) return;
    setEnding(what);
    setOutcome(null);
    const answer = await call();
    setEnding(null);
    const trouble = troubleOf(answer);
    setOutcome(
      trouble === null
        ? { tone: 'success', text: message(what === ALL_OTHERS ? 'session.others_ended' : 'session.one_ended') }
        : { tone: 'error', text: trouble.text },
    );
    reload();
    // The button that was pressed goes with its device.
    document.getElementById(headingId)?.focus();
  };
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <SettingsSection title={t`Your devices`} headingId={headingId}>
      <p>{t`You are logged in here. Do you see a device you do not know? Log it out and set a new password.`}</p>
      {outcome === null ? null : (
        <Alert tone={outcome.tone} live={outcome.tone === 'error' ? 'alert' : 'status'} title={outcome.text} />
      )}
      {failure === null ? null : (
        <Alert
          tone="error"
          live="alert"
          title={t`We could not load your devices.`}
          actions={<Button size="small" onClick={reload}>{t`Try Again`}</Button>}
        >
          <p>{textOf(failure)}</p>
        </Alert>
      )}
      {data === undefined && failure === null ? <Spinner>{t`Loading...`}</Spinner> : null}
      <ul className={styles['devices']}>
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            isBusy={ending === session.id}
            onEnd={() => void end(session.id, () => endOneSession(session.id))}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <div>
          <Button variant="ghost" busy={ending === ALL_OTHERS} onClick={() => void end(ALL_OTHERS, endOtherSessions)}>
            {t`Log out all other devices`}
          </Button>
        </div>
      ) : null}
    </SettingsSection>
  );
}

type DeviceProps = { readonly session: AccountSessionWire; readonly isBusy: boolean; readonly onEnd: () => void };

function Device({ session, isBusy, onEnd }: DeviceProps) {
  const { t, i18n } = useLingui();
  const { browser, system, isCurrent } = session;
  const name =
    browser !== null && system !== null
      ? t`${browser} on ${system}`
      : (browser ?? system ?? t`A device without a name`);
  const startedAt = formatInstant(session.startedAt, i18n.locale);
  const lastUsedAt = formatInstant(session.lastUsedAt, i18n.locale);
  return (
    <li className={styles['device']}>
      <div>
        <p className={styles['name']}>
          <strong>{name}</strong> {isCurrent ? <span className={styles['mark']}>{t`This device`}</span> : null}
        </p>
        <p className={styles['times']}>
          <Trans>Logged in: {startedAt}</Trans>
        </p>
        <p className={styles['times']}>
          <Trans>Last used: {lastUsedAt}</Trans>
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          variant="ghost"
          size="small"
          busy={isBusy}
          aria-label={t`Log out ${name}, last used ${lastUsedAt}`}
          onClick={onEnd}
        >
          {t`Log out`}
        </Button>
      )}
    </li>
  );
}
