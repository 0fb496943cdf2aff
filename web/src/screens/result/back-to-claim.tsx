import { useLingui } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../api/session/current-user.ts';
import { readDraft } from '../../api/drafts.ts';
import { serverQuery } from '../../api/server-state/server-query.ts';
import { ButtonLink } from '../../components/buttons/button.tsx';
import styles from './back-to-claim.module.css';

/**
 * The way back to this claim. The wizard shows a signed-in person drafts alone, so their paid claim is under My Cases.
 * Without an account it shows the paid claim, unless a new one was begun in this browser meanwhile.
 */
export function BackToClaim({ isShown }: { readonly isShown: boolean }) {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const { data: draft } = useQuery({ ...serverQuery(['draft'], readDraft), enabled: user.status === 'signed-out' });
  const arrow = <IconArrowLeft size={20} aria-hidden="true" />;
  if (!isShown) return null;
  if (user.status === 'signed-in') {
    return (
      <p className={styles['back']}>
        <ButtonLink to="/dashboard" variant="link" iconStart={arrow}>{t`Back to My Cases`}</ButtonLink>
      </p>
    );
  }
  // The line keeps its place while the answer is on its way.
  if (draft === undefined) return <p className={styles['back']} />;
  if (!draft.isPaid) return null;
  return (
    <p className={styles['back']}>
      <ButtonLink to="/" variant="link" iconStart={arrow}>{t`Back to your claim`}</ButtonLink>
    </p>
  );
}
