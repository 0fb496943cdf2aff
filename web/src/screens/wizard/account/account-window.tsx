import { Trans, useLingui } from '@lingui/react/macro';
import { parseCalendarDate, positionOf } from '@plainclaim/domain';
import { IconArrowRight, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../components/buttons/button.tsx';
import { Dialog } from '../../../components/feedback/dialog.tsx';
import { controlId } from '../../../components/fields/field.tsx';
import { Why } from '../../../components/fields/why.tsx';
import { formatDay } from '../../../i18n/formatters.ts';
import { asksForNewAccount } from '../engine/account-wish.ts';
import { useWizard } from '../engine/wizard-context.ts';
import { AccountForms, useAccountTitle } from './account-dialog.tsx';
import { useWaitingRegistration } from './account-registration.ts';
import styles from './account-window.module.css';

/**
 * Step 1, sub-step 3, a window above the claim: an account to come back to from anywhere, or going on in this browser
 * alone. It opens at its form for somebody who pressed Register on the log-in page, and at the code for somebody whose
 * code is on its way.
 */
export function AccountWindow() {
  const { t } = useLingui();
  const { goOn, jump, facts, joinAccount } = useWizard();
  const location = useLocation();
  const [registers, setRegisters] = useState(() => asksForNewAccount(location.state));
  const [registration, setRegistration] = useWaitingRegistration(() => setRegisters(true));
  const registering = useAccountTitle(registration);
  const register = () => {
    setRegisters(true);
    // The button that had the focus is gone.
    requestAnimationFrame(() => document.getElementById(controlId('email'))?.focus());
  };
  return (
    <Dialog
      open
      onClose={() => jump(positionOf(facts.isPaid ? 'order' : 'details'))}
      title={registers ? registering : t`Save your progress`}
    >
      {registers ? (
        <AccountForms registration={registration} onRegistration={setRegistration} onJoined={joinAccount} />
      ) : (
        <>
          <p>{t`With an account you can come back to your claim from any device.`}</p>
          <Button
            capitals
            wide
            iconStart={<IconUserPlus size={20} aria-hidden="true" />}
            onClick={register}
          >{t`Create Account`}</Button>
        </>
      )}
      <Button
        variant={registers ? 'link' : 'ghost'}
        wide={!registers}
        iconEnd={<IconArrowRight size={20} aria-hidden="true" />}
        onClick={facts.isPaid ? () => jump(positionOf('order')) : goOn}
      >
        {t`Continue without an account`}
      </Button>
      {registers ? null : <KeptHere />}
    </Dialog>
  );
}

/** Where the answers are kept without an account, and until when. */
function KeptHere() {
  const { t, i18n } = useLingui();
  const { keptUntil } = useWizard();
  const day = parseCalendarDate(keptUntil ?? '');
  const date = day.ok ? <strong>{formatDay(day.value, i18n.locale)}</strong> : null;
  return (
    <div className={styles['kept']}>
      <p>
        {date === null ? (
          <Trans>Your claim is kept for this browser.</Trans>
        ) : (
          <Trans>Your claim is kept for this browser until {date}.</Trans>
        )}
      </p>
      <Why label={t`What that means`} about={t`Save your progress`}>
        <p>
          <Trans>
            Without an account, open this site again in the same browser on this device. If you clear the browser’s
            data, or use another browser, we cannot find your claim again.
          </Trans>
        </p>
        <p>
          <Trans>Each change you make extends the time we keep it.</Trans>
        </p>
        <p>
          <Trans>Is this a shared computer? Other people who use this browser can see your answers.</Trans>
        </p>
      </Why>
    </div>
  );
}
