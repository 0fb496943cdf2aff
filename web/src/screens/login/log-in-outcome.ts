import type { LoginAnswer } from '@plainclaim/contract';
import { useLingui } from '@lingui/react/macro';
import type { ApiResult } from '../../api/http/http-client.ts';
import { welcomeCurrentUser } from '../../api/session/current-user.ts';
import { followRememberedLanguage } from '../../i18n/i18n.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';

/** Reads the answer of any way to log in: null once somebody is in, or the second step was asked for; else a sentence. */
export function useLogInOutcome(onSecondStep: () => void): (answer: ApiResult<LoginAnswer>) => Promise<string | null> {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  return async (answer) => {
    if (!answer.ok) {
      const isLost = answer.error.status === 0 || answer.error.code === 'network.unreadable';
      return textOf(
        answer.error,
        isLost ? t`An unexpected error occurred. Please try again.` : t`An error occurred during login`,
      );
    }
    if (answer.value.second_step === true) {
      onSecondStep();
      return null;
    }
    if (!answer.value.success) return answer.value.message || t`Login failed`;
    await followRememberedLanguage();
    const user = await welcomeCurrentUser();
    return user.status === 'signed-in' ? null : t`Login failed. Please try again.`;
  };
}
