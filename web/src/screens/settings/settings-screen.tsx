import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../../api/session/current-user.ts';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { SignedInLayout, type SignedInUser } from '../../components/layout/signed-in-layout.tsx';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TrailSection } from './trail-section.tsx';
import { ACCOUNT_QUERIES } from './account-queries.ts';
import styles from './settings.module.css';

/** /settings: what somebody signed in may see and change about their account. */
export function SettingsScreen() {
  const { t } = useLingui();
  useDocumentTitle(t`Settings`);
  return <SignedInLayout>{(user) => <Settings user={user} />}</SignedInLayout>;
}

function Settings({ user }: { readonly user: SignedInUser }) {
  const { t } = useLingui();
  const { clear } = useCurrentUser();
  const client = useQueryClient();
  // What ends or renews sessions is in the list of them and in what happened.
  const changed = () => void client.invalidateQueries({ queryKey: [ACCOUNT_QUERIES] });
  return (
    <div className={styles['settings']}>
      <ScreenHead title={t`Settings`} lead={t`Your email, your password, and the devices where you are logged in.`} />
      <EmailSection email={user.email} onChanged={changed} onSignedOut={clear} />
      <PasswordSection email={user.email} onChanged={changed} onSignedOut={clear} />
      <SessionsSection onSignedOut={clear} />
      <TrailSection />
      <DataSection onSignedOut={clear} />
    </div>
  );
}
