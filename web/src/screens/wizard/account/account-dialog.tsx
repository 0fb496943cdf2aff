import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../components/feedback/dialog.tsx';
import { RegisterForm } from './account-register-form.tsx';
import type { Registration } from './account-registration.ts';
import { VerifyForm } from './account-verify-form.tsx';

export type AccountDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Null while an address and a password are asked for. */
  readonly registration: Registration | null;
  readonly onRegistration: (registration: Registration | null) => void;
  /** Somebody is signed in now, with what this browser had begun. */
  readonly onJoined: () => Promise<void>;
};

/** "Create Account": the address and a password, then the code from the e-mail. */
export function AccountDialog({ open, onClose, registration, onRegistration, onJoined }: AccountDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={registration === null ? t`Create Account` : t`Check your email`}>
      {registration === null ? (
        <RegisterForm onRegistered={onRegistration} onJoined={onJoined} />
      ) : (
        <VerifyForm
          registration={registration}
          onRegistration={onRegistration}
          onJoined={onJoined}
          onStartOver={() => onRegistration(null)}
        />
      )}
    </Dialog>
  );
}
