import { useLingui } from '@lingui/react/macro';
import { IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../api/session/current-user.ts';
import styles from './account-link.module.css';

export type AccountLinkProps = {
  readonly user: CurrentUser;
  /** The wizard is about to be left. */
  readonly onLeave?: (() => void) | undefined;
  /** Where a log-in leads back to; absent: to the cases. */
  readonly backTo?: string | undefined;
};

/** "Log in", or the signed-in person's name leading to their cases. */
export function AccountLink({ user, onLeave, backTo }: AccountLinkProps) {
  const { t } = useLingui();
  if (user.status !== 'signed-in') {
    const state = backTo === undefined ? undefined : { from: backTo };
    return <Link to="/login" state={state} onClick={onLeave}>{t`Log in`}</Link>;
  }
  const name = user.displayName === '' ? user.email : user.displayName;
  return (
    <Link to="/dashboard" onClick={onLeave} className={styles['name']} aria-label={t`My cases of ${name}`}>
      <IconUserCircle size={26} aria-hidden="true" />
      <span>{name}</span>
    </Link>
  );
}
