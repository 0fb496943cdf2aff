import { useLingui } from '@lingui/react/macro';
import { IconDoorExit } from '@tabler/icons-react';
import { leaveNow, NEUTRAL_PAGE } from '../../api/session/leave-now.ts';
import styles from './app-shell.module.css';

/** The way out for somebody who must not be seen here. A link, so that it works before the page's script does. */
export function LeaveNow() {
  const { t } = useLingui();
  return (
    <a
      href={NEUTRAL_PAGE}
      rel="noreferrer"
      className={styles['leave']}
      title={t`Leave now`}
      onClick={(event) => {
        event.preventDefault();
        leaveNow();
      }}
    >
      <IconDoorExit size={22} aria-hidden="true" />
      <span>{t`Leave now`}</span>
    </a>
  );
}
