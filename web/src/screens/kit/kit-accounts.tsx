import { err } from '@plainclaim/domain';
import { useState } from 'react';
import { noAnswer } from '../../api/http/http-client.ts';
import { AccountLink } from '../../components/account/account-link.tsx';
import { ResendButton, ShownCode } from '../../components/account/code-sent.tsx';
import { EmailField } from '../../components/fields/email-field.tsx';
import { NewPasswordField } from '../../components/account/new-password-field.tsx';
import { ProveByCode } from '../../components/account/prove-by-code.tsx';
import { SocialButtons } from '../../components/account/social-buttons.tsx';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

const WAIT_MS = 30_000;

/** The kit has no server to ask. */
const sentNothing = async () => err(noAnswer('network.offline'));

/** What accounts are made and opened with. */
export function KitAccounts() {
  const [email, setEmail] = useState('you@example.com');
  const [password, setPassword] = useState('');
  const [sentAt, setSentAt] = useState<number | null>(null);
  return (
    <KitSection title="Accounts">
      <div className={styles['narrow']}>
        <EmailField autoComplete="username" value={email} onChange={setEmail} />
        <EmailField
          id="email-wrong"
          autoComplete="email"
          label="Email that is wrong"
          value="you@"
          onChange={() => {}}
          error="Please enter an email address, such as name@example.com."
        />
        <NewPasswordField
          name="new-password"
          shortest={6}
          label="New password"
          value={password}
          onChange={setPassword}
          error={password === '' ? 'Please choose a password.' : undefined}
        />
        <div className={styles['row']}>
          <ResendButton mayResendAt={sentAt} isBusy={false} onResend={() => setSentAt(performance.now() + WAIT_MS)} />
          <ResendButton mayResendAt={null} isBusy onResend={() => {}} />
        </div>
        <ShownCode code="123456" />
        <ProveByCode
          send={sentNothing}
          prove={sentNothing}
          onProved={() => {}}
          sendText="Send a code"
          proveText="Use this code"
        />
        <AccountLink user={{ status: 'signed-out' }} />
        <SocialButtons next="/" />
      </div>
    </KitSection>
  );
}
