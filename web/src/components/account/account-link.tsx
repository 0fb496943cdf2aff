import { useLingui } from '@lingui/react/macro';
import { IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../api/session/current-user.ts';
import styles from './account-link.module.css';

export type AccountLinkProps = {
  readonly user: CurrentUser;
  /** The wizard is about to be left. */
  readonly onLeave?: (() => void) | undefined;
};

/** "Log in", or the signed-in person's name leading to their cases. */
export function AccountLink({ user, onLeave }: AccountLinkProps) {
  const { t } = useLingui();
  if (user.status !== 'signed-in') return <Link to="/login" onClick={onLeave}>{t`Log in`}</Link>;
  const name = user.displayName === '' ? user.email : user.displayName;
  return (
    <Link to="/dashboard" onClick={onLeave} className={styles['name']} aria-label={t`My cases of ${name}`}>
      <IconUserCircle size={26} aria-hidden="true" />
      <span>{name}</span>
    </Link>
  );
}
