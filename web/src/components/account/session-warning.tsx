import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logOut } from '../../api/session/current-user.ts';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../buttons/button.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import styles from './session-warning.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useSessionMoment } from './use-session-moment.ts';

/** "You will be logged out soon". Shown only to somebody signed in; without an answer the session ends. */
export function SessionWarning() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { moment, endsAt, stay } = useSessionMoment();
  const [busy, setBusy] = useState<'stay' | 'leave' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);
  const canStay = moment.kind === 'warning' && moment.canStay;

  const stayHere = async () => {
    setBusy('stay');
    const isReached = await stay();
    setBusy(null);
    setTrouble(isReached ? null : t`We could not reach the server. Please try again.`);
  };
  const leave = async () => {
    setBusy('leave');
    const answer = await logOut();
    setBusy(null);
    if (answer.ok) void navigate('/login');
    else setTrouble(answer.error.message || t`Logout failed`);
  };
  return (
    <SessionWindow
      open={moment.kind === 'warning' && !(isClosed && !canStay)}
      canStay={canStay}
      endsAt={endsAt}
      busy={busy}
      trouble={trouble}
      onStay={() => void stayHere()}
      onLeave={() => void leave()}
      onClose={() => setClosed(true)}
    />
  );
}

export type SessionWindowProps = {
  readonly open: boolean;
  /** False when the session ends whatever its owner does. */
  readonly canStay: boolean;
  /** In `performance.now()` milliseconds. */
  readonly endsAt: number;
  readonly busy: 'stay' | 'leave' | null;
  readonly trouble: string | null;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

/** The window of the warning, without its clock. */
export function SessionWindow(props: SessionWindowProps) {
  const { open, canStay, endsAt, busy, trouble, onStay, onLeave, onClose } = props;
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      // Whoever closes this window is there.
      onClose={canStay ? onStay : onClose}
      title={t`You will be logged out soon`}
      actions={
        <>
          {canStay ? <Button busy={busy === 'stay'} onClick={onStay}>{t`Stay logged in`}</Button> : null}
          <Button variant="ghost" busy={busy === 'leave'} onClick={onLeave}>{t`Log out`}</Button>
        </>
      }
    >
      <p>
        <Trans>
          Time left: <TimeLeft endsAt={endsAt} />
        </Trans>
      </p>
      <p>
        {canStay
          ? t`You have not used this page for a while. To keep your claim safe, we will log you out.`
          : t`To keep your claim safe, everyone has to log in again after 12 hours. Finish what you are typing, then log in again.`}
      </p>
      <p>{t`What you typed is kept.`}</p>
      {trouble === null ? null : <Alert tone="error" live="alert" title={trouble} />}
    </Dialog>
  );
}

/** Minutes and seconds, such as 2:05; not read out at every second. */
function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const seconds = useSecondsLeft(endsAt);
  return (
    <strong className={styles['time']}>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </strong>
  );
}
