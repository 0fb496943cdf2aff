import { useLingui } from '@lingui/react/macro';
import { IconFingerprint } from '@tabler/icons-react';
import { logInByPasskey, readPasskeyChallenge } from '../../api/account/log-in-ways.ts';
import { Button } from '../../components/buttons/button.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { useLogInOutcome } from './log-in-outcome.ts';

/** Logging in by a fingerprint, a face or a PIN, for whoever added a passkey in the settings. */
export function PasskeyButton() {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const outcomeOf = useLogInOutcome(() => {});
  const { trouble, attempt, isBusy, submit } = useSubmission<string>();
  const enter = async () => {
    const challenge = await readPasskeyChallenge();
    if (!challenge.ok) return textOf(challenge.error);
    const { signWithPasskey } = await import('../../api/account/browser-passkeys.ts');
    const signed = await signWithPasskey(challenge.value.options);
    if (signed === null) {
      return t`No passkey was used. Nothing was changed. Try again, or log in with your email.`;
    }
    return outcomeOf(await logInByPasskey(signed));
  };
  if (!('PublicKeyCredential' in globalThis)) return null;
  return (
    <>
      {trouble === null ? null : <ErrorSummary title={trouble} attempt={attempt} />}
      <Button
        variant="ghost"
        wide
        iconStart={<IconFingerprint size={20} aria-hidden="true" />}
        busy={isBusy}
        onClick={() => void submit(enter)}
      >{t`Log in with a passkey`}</Button>
    </>
  );
}
