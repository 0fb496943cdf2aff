import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../components/feedback/dialog.tsx';
import { RegisterForm } from './account-register-form.tsx';
import type { Registration } from './account-registration.ts';
import { VerifyForm } from './account-verify-form.tsx';

type AccountFormsProps = {
  /** Null while an address and a password are asked for. */
  readonly registration: Registration | null;
  readonly onRegistration: (registration: Registration | null) => void;
  /** Somebody is signed in now, with what this browser had begun. */
  readonly onJoined: () => Promise<void>;
};

export type AccountDialogProps = AccountFormsProps & { readonly open: boolean; readonly onClose: () => void };

/** "Create Account": the address and a password, then the code from the email. */
export function AccountDialog({ open, onClose, ...registering }: AccountDialogProps) {
  const title = useAccountTitle(registering.registration);
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <AccountForms {...registering} />
    </Dialog>
  );
}

export function useAccountTitle(registration: Registration | null): string {
  const { t } = useLingui();
  return registration === null ? t`Create Account` : t`Check your email`;
}

export function AccountForms({ registration, onRegistration, onJoined }: AccountFormsProps) {
  return registration === null ? (
    <RegisterForm onRegistered={onRegistration} onJoined={onJoined} />
  ) : (
    <VerifyForm
      registration={registration}
      onRegistration={onRegistration}
      onJoined={onJoined}
      onStartOver={() => onRegistration(null)}
    />
  );
}
