import { Trans, useLingui } from '@lingui/react/macro';
import type { YourDataAnswer } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { logOut, useCurrentUser } from '../../api/session/current-user.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { Button, ButtonLink } from '../../components/buttons/button.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import { DeletePart } from '../../components/your-data/delete-part.tsx';
import { ExportPart } from '../../components/your-data/export-part.tsx';
import { useYourData } from '../../components/your-data/use-your-data.ts';
import { formatDay } from '../../i18n/formatters.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { AskLink } from './ask-link.tsx';
import { forgetEntry } from '../../components/layout/forget-entry.ts';
import { ProveAddress } from './prove-address.tsx';
import { Section } from '../../components/sections/section.tsx';
import styles from './your-data.module.css';

const leftWith = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'left' in state && typeof state.left === 'string' ? state.left : null;

/**
 * /your-data, or /your-data#token from a mailed link: for people without an account, who take along or delete what is kept
 * for this browser or for their address. Whoever has just deleted an account is told so here.
 */
export function YourDataScreen() {
  const { t } = useLingui();
  // As the router read it when the page was opened; the browser's own entry is cleared below.
  const { hash, state, key } = useLocation();
  const [left, setLeft] = useState(leftWith(state));
  useDocumentTitle(t`Your data`);
  useArrival();
  useEffect(() => {
    // Named for the rule that reads dependencies: each arrival is one to forget.
    if (key !== '') forgetEntry(window);
  }, [key]);
  return (
    <AppShell width="narrow">
      <ScreenHead title={t`Your data`} lead={t`See how long we keep it, download it, or delete it.`} />
      {left === null ? (
        <Kept key={hash} token={hash.slice(1)} onLeft={setLeft} />
      ) : (
        <Left message={left} isOwnDevice={hash === ''} />
      )}
    </AppShell>
  );
}

/** It was deleted. What was typed on this device goes too, but not for a link: there it may be somebody else's. */
function Left({ message, isOwnDevice }: { readonly message: string; readonly isOwnDevice: boolean }) {
  const { t } = useLingui();
  useEffect(() => {
    if (isOwnDevice) void logOut();
  }, [isOwnDevice]);
  return (
    <Alert tone="success" live="status" title={message}>
      <p>{t`You can close this page.`}</p>
    </Alert>
  );
}

function Kept({ token, onLeft }: { readonly token: string; readonly onLeft: (message: string) => void }) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const { clear } = useCurrentUser();
  const { yourData, failure, reload, show } = useYourData(token);
  if (yourData === null) {
    if (failure === null) return <Spinner block>{t`Loading...`}</Spinner>;
    const isLinkOver = failure.code === 'data.link_unknown';
    return (
      <div className={styles['sections']}>
        <Alert
          tone="error"
          live="alert"
          title={textOf(failure)}
          actions={isLinkOver ? undefined : <Button size="small" onClick={reload}>{t`Try Again`}</Button>}
        />
        {isLinkOver ? <AskLink times={null} /> : null}
      </div>
    );
  }
  const { holder, email } = yourData;
  if (holder === 'account') {
    return (
      <Section title={t`I have an account`}>
        <p>{t`You are logged in. In the settings you can download your data or delete it.`}</p>
        <div>
          <ButtonLink to="/settings">{t`Open the settings`}</ButtonLink>
        </div>
      </Section>
    );
  }
  if (holder === 'none' || yourData.claims === 0) {
    return (
      <div className={styles['sections']}>
        <Alert tone="info">
          <p>{t`Nothing is kept for this browser.`}</p>
        </Alert>
        <AskLink times={yourData} />
      </div>
    );
  }
  return (
    <div className={styles['sections']}>
      <HowLong yourData={yourData} />
      {holder === 'browser' && email !== null ? (
        <ProveAddress email={email} isProved={yourData.email_proved} onProved={show} />
      ) : null}
      <Section title={t`Download your data`}>
        <ExportPart yourData={yourData} token={token} onShown={show} />
      </Section>
      <Section title={t`Delete your data`}>
        <DeletePart yourData={yourData} token={token} onDeleted={onLeft} onSignedOut={clear} />
      </Section>
    </div>
  );
}

function HowLong({ yourData }: { readonly yourData: YourDataAnswer }) {
  const { t, i18n } = useLingui();
  const parsed = yourData.kept_until === null ? null : parseCalendarDate(yourData.kept_until);
  const day = parsed?.ok === true ? formatDay(parsed.value, i18n.locale) : null;
  return (
    <Section title={t`How long we keep it`}>
      {yourData.kept.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {day === null ? null : (
        <p>
          <Trans>If you do not come back, we delete your claim on {day}.</Trans>
        </p>
      )}
    </Section>
  );
}
