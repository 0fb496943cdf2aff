import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCurrentUser } from '../../api/session/current-user.ts';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { SignedInLayout, type SignedInUser } from '../../components/layout/signed-in-layout.tsx';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TrailSection } from './trail-section.tsx';
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
  /** Counts what ended or renewed sessions, so that the list of them is read anew. */
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges((count) => count + 1);
  return (
    <div className={styles['settings']}>
      <ScreenHead title={t`Settings`} lead={t`Your email, your password, and the devices you are logged in on.`} />
      <EmailSection email={user.email} onChanged={changed} onSignedOut={clear} />
      <PasswordSection email={user.email} onChanged={changed} onSignedOut={clear} />
      <SessionsSection changes={changes} onSignedOut={clear} />
      <TrailSection changes={changes} onSignedOut={clear} />
      <DataSection onSignedOut={clear} />
    </div>
  );
}
