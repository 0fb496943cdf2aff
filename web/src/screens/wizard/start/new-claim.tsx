import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { Dialog } from '../../../components/feedback/dialog.tsx';
import { useWizard } from '../engine/wizard-context.ts';

/** The way to a new claim. It asks first, because the screens then begin empty. */
export function NewClaim() {
  const { t } = useLingui();
  const { startNew, facts } = useWizard();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const begin = async () => {
    setBusy(true);
    const hasBegun = await startNew();
    setBusy(false);
    setFailed(!hasBegun);
    if (!hasBegun) return;
    setOpen(false);
    // The button that opened this window is gone with the answers.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  const close = () => {
    setOpen(false);
    setFailed(false);
  };
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>{t`New claim`}</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t`Start a new claim?`}
        actions={
          <>
            <Button busy={isBusy} onClick={() => void begin()}>{t`Start a new claim`}</Button>
            <Button variant="ghost" onClick={close}>{t`Go on with this claim`}</Button>
          </>
        }
      >
        <p>
          {facts.isSignedIn
            ? t`Your current claim is put aside and this page starts empty. Nothing is deleted. You can find that claim under My Cases.`
            : facts.isPaid
              ? t`Your current claim is put aside and this page starts empty. Nothing is deleted, and your letter stays on its own page.`
              : t`Your current claim is put aside and this page starts empty. Nothing is deleted, but you cannot go on with that claim here.`}
        </p>
        {hasFailed ? (
          <Alert tone="error" live="alert" title={t`We could not put this claim aside.`}>
            <p>{t`Nothing was changed. Check your connection and try again.`}</p>
          </Alert>
        ) : null}
      </Dialog>
    </>
  );
}
