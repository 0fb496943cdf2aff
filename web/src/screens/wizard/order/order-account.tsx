import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { welcomeCurrentUser } from '../../../api/session/current-user.ts';
import { readYourData } from '../../../api/your-data.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Why } from '../../../components/fields/why.tsx';
import { AccountDialog } from '../account/account-dialog.tsx';
import { useWaitingRegistration } from '../account/account-registration.ts';
import styles from './order-screen.module.css';
import { useWizard } from '../engine/wizard-context.ts';

/** Asks once more for an account when what was paid hangs on this browser alone. It can be declined. */
export function OrderAccount() {
  const { t } = useLingui();
  const { facts } = useWizard();
  const [isDeclined, setDeclined] = useState(false);
  if (facts.isSignedIn) return null;
  if (isDeclined) return <Declined />;
  return (
    <Card title={t`Keep your claim: make an account`}>
      <p>
        {t`Your claim and your letter open in this browser. The receipt in your email is your way back from another one. With an account you get to them from any device. It is free.`}
      </p>
      <Ways onDecline={() => setDeclined(true)} />
      <KeptFor />
    </Card>
  );
}

/** How long what was paid for is kept without an account, and the way back to it. */
function KeptFor() {
  const { t } = useLingui();
  const [years, setYears] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void readYourData('', { signal: controller.signal }).then((answer) => {
      if (answer.ok) setYears(answer.value.keep_years);
    });
    return () => controller.abort();
  }, []);
  if (years === null) return null;
  return (
    <Why label={t`What that means`} about={t`Keep your claim: make an account`}>
      <p>
        <Trans>Without an account we keep your claim for {years} years after your last visit.</Trans>{' '}
        <Link to="/your-data">{t`Your data and your way back to it`}</Link>
      </p>
    </Why>
  );
}

function Ways({ onDecline }: { readonly onDecline: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // A code that waits since the account screen is asked for when this is opened, and not before.
  const [registration, setRegistration] = useWaitingRegistration(() => {});
  const join = async () => {
    const user = await welcomeCurrentUser();
    // A page that loads again learns from the server what this one could not.
    if (user.status !== 'signed-in') return location.reload();
    // The account's wizard begins empty, for what is paid for is done: the claim is under My Cases now.
    await navigate('/dashboard');
  };
  return (
    <>
      <div className={styles['ways']}>
        <Button iconStart={<IconUserPlus size={20} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t`Create Account`}
        </Button>
        <Button variant="ghost" onClick={onDecline}>{t`Not now`}</Button>
      </div>
      <AccountDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        registration={registration}
        onRegistration={setRegistration}
        onJoined={join}
      />
    </>
  );
}

/** Takes the focus from the button that went. */
function Declined() {
  const { t } = useLingui();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} role="status">
      {t`All right. To find your letter again, open this site in the same browser on this device.`}
    </p>
  );
}
