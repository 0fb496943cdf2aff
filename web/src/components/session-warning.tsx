import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logOut } from '../api/current-user.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
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
    <Dialog
      open={moment.kind === 'warning' && !(isClosed && !canStay)}
      // Whoever closes this window is there.
      onClose={() => {
        if (canStay) void stayHere();
        else setClosed(true);
      }}
      title={t`You will be logged out soon`}
      actions={
        <>
          {canStay ? <Button busy={busy === 'stay'} onClick={() => void stayHere()}>{t`Stay logged in`}</Button> : null}
          <Button variant="ghost" busy={busy === 'leave'} onClick={() => void leave()}>{t`Log out`}</Button>
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
          ? t`You have not used this page for a while. To keep your claim safe, we log you out.`
          : t`To keep your claim safe, everybody logs in again after 12 hours. Finish what you are typing, then log in again.`}
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
