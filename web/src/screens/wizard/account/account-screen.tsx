import { Trans, useLingui } from '@lingui/react/macro';
import { parseCalendarDate, positionOf } from '@plainclaim/domain';
import { IconArrowRight, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { ScreenForm } from '../../../components/fields/form-layout.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { formatDay } from '../../../i18n/formatters.ts';
import { AccountDialog } from './account-dialog.tsx';
import { useWaitingRegistration } from './account-registration.ts';
import styles from './account-screen.module.css';
import { asksForNewAccount } from '../engine/account-wish.ts';
import { useWizard } from '../engine/wizard-context.ts';

/** Step 1, sub-step 3: an account to come back to from anywhere, or going on in this browser alone. */
export function AccountScreen() {
  const { t } = useLingui();
  const { goOn, goBack, jump, facts, joinAccount } = useWizard();
  const [isOpen, setOpen] = useAccountDialog();
  const [registration, setRegistration] = useWaitingRegistration(() => setOpen(true));
  return (
    <>
      <ScreenForm onSubmit={facts.isPaid ? () => jump(positionOf('order')) : goOn}>
        <ScreenHead
          title={t`Save your progress`}
          lead={t`With an account you can come back to your claim from any device. You do not need one to go on.`}
        />
        <div className={styles['ways']}>
          <Button
            capitals
            iconStart={<IconUserPlus size={20} aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >{t`Create Account`}</Button>
          <Button type="submit" variant="ghost" iconEnd={<IconArrowRight size={20} aria-hidden="true" />}>
            {t`Continue without an account`}
          </Button>
        </div>
        <KeptHere />
        {/* The long label has no room beside Back in the bar of a phone. */}
        <ActionsBar onBack={goBack} withoutContinue />
      </ScreenForm>
      <AccountDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        registration={registration}
        onRegistration={setRegistration}
        onJoined={joinAccount}
      />
    </>
  );
}

/** Open at once for somebody who pressed Register on the log-in page. */
function useAccountDialog() {
  const location = useLocation();
  const navigate = useNavigate();
  const [isOpen, setShown] = useState(() => asksForNewAccount(location.state));
  const setOpen = (isWanted: boolean) => {
    setShown(isWanted);
    // Coming back to this place must not open it again.
    if (!isWanted && asksForNewAccount(location.state)) {
      void navigate('.', { state: { ...location.state, register: false }, replace: true, preventScrollReset: true });
    }
  };
  return [isOpen, setOpen] as const;
}

/** Where the answers are kept without an account, and until when. */
function KeptHere() {
  const { i18n } = useLingui();
  const { keptUntil, saveState } = useWizard();
  const day = parseCalendarDate(keptUntil ?? '');
  const date = day.ok ? <strong>{formatDay(day.value, i18n.locale)}</strong> : null;
  const isOnServer = saveState === 'saved' || saveState === 'saving' || saveState === 'idle';
  return (
    <>
      <Alert tone={isOnServer ? 'success' : 'warning'}>
        {date === null ? (
          <p>
            <Trans>Your claim is kept for this browser.</Trans>
          </p>
        ) : (
          <p>
            <Trans>Your claim is kept for this browser until {date}. Each change you make extends that time.</Trans>
          </p>
        )}
      </Alert>
      <p>
        <Trans>
          Without an account, open this site again in the same browser on this device. If you clear the browser’s data,
          or use another browser, we cannot find your claim again.
        </Trans>
      </p>
      <p>
        <Trans>Is this a shared computer? Other people who use this browser can see your answers.</Trans>
      </p>
    </>
  );
}
