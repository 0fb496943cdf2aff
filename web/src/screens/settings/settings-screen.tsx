import { useLingui } from '@lingui/react/macro';
import { SHORTEST_PASSWORD } from '@plainclaim/contract';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../../api/session/current-user.ts';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { SignedInLayout, type SignedInUser } from '../../components/layout/signed-in/signed-in-layout.tsx';
import { ContactSection } from './contact-section.tsx';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LookSection } from './look-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RemindersSection } from './reminders-section.tsx';
import { SecondStepSection } from './second-step-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TrailSection } from './trail-section.tsx';
import { ACCOUNT_PARTS, ACCOUNT_QUERIES, contactQuery, remindersQuery, settingsQuery } from './account-queries.ts';
import styles from './settings.module.css';

/** /settings: what somebody signed in may see and change about their account. */
export function SettingsScreen() {
  const { t } = useLingui();
  useDocumentTitle(t`Settings`);
  return <SignedInLayout>{(user) => <Settings user={user} />}</SignedInLayout>;
}

function Settings({ user }: { readonly user: SignedInUser }) {
  const { t, i18n } = useLingui();
  const { clear } = useCurrentUser();
  const client = useQueryClient();
  // What ends or renews sessions is in the list of them and in what happened.
  const changed = () => {
    void client.invalidateQueries({ queryKey: [ACCOUNT_QUERIES] });
    void client.invalidateQueries({ queryKey: contactQuery.queryKey });
  };
  const all = useQuery(settingsQuery);
  const isAsked = !all.isPending;
  // An account has a password until it is known to have none.
  const hasPassword = useQuery({ ...contactQuery, enabled: isAsked }).data?.has_password ?? true;
  const parts = ACCOUNT_PARTS.map((part) => ({ ...part, enabled: isAsked }));
  const isComing = useQueries({ queries: [...parts, remindersQuery] }).some(({ isPending }) => isPending);
  return (
    <div className={styles['settings']}>
      <ScreenHead title={t`Settings`} lead={t`Your name and address, how you log in, and what we keep.`} />
      {isComing ? <Spinner block>{t`Loading...`}</Spinner> : null}
      {/* They are shown when all of it is here, or failed: parts that come one by one push each other. */}
      <div className={styles['sections']} hidden={isComing}>
        {isAsked ? (
          <>
            <ContactSection email={user.email} onChanged={changed} onSignedOut={clear} />
            <EmailSection email={user.email} onChanged={changed} onSignedOut={clear} />
            <LookSection />
            <RemindersSection />
            <PasswordSection
              email={user.email}
              hasPassword={hasPassword}
              shortest={all.data?.rule_for_passwords.min_length ?? SHORTEST_PASSWORD}
              onChanged={changed}
              onSignedOut={clear}
            />
            <SecondStepSection hasPassword={hasPassword} onChanged={changed} onSignedOut={clear} />
            <PasskeysSection hasPassword={hasPassword} onChanged={changed} onSignedOut={clear} />
            <SessionsSection onSignedOut={clear} />
            <TrailSection />
          </>
        ) : null}
        {/* What is kept is told by the server, in the language it is asked in. */}
        <DataSection key={i18n.locale} onSignedOut={clear} />
      </div>
    </div>
  );
}
