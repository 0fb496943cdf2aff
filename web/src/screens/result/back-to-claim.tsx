import { useLingui } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../api/session/current-user.ts';
import { readDraft } from '../../api/drafts.ts';
import { ButtonLink } from '../../components/buttons/button.tsx';
import styles from './back-to-claim.module.css';

/**
 * The way back to this claim. The wizard shows a signed-in person drafts alone, so their paid claim is under My Cases.
 * Without an account it shows the paid claim, unless a new one was begun in this browser meanwhile.
 */
export function BackToClaim() {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const isSignedOut = user.status === 'signed-out';
  const [isThisClaim, setThisClaim] = useState(false);
  useEffect(() => {
    if (!isSignedOut) return undefined;
    const controller = new AbortController();
    void readDraft({ signal: controller.signal }).then((read) => {
      if (!controller.signal.aborted) setThisClaim(read.ok && read.value.isPaid);
    });
    return () => controller.abort();
  }, [isSignedOut]);
  const arrow = <IconArrowLeft size={20} aria-hidden="true" />;
  if (user.status === 'signed-in') {
    return (
      <p className={styles['back']}>
        <ButtonLink to="/dashboard" variant="link" iconStart={arrow}>{t`Back to My Cases`}</ButtonLink>
      </p>
    );
  }
  if (!isThisClaim) return null;
  return (
    <p className={styles['back']}>
      <ButtonLink to="/" variant="link" iconStart={arrow}>{t`Back to your claim`}</ButtonLink>
    </p>
  );
}
