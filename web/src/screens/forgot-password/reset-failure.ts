import { useLingui } from '@lingui/react/macro';
import type { Acknowledged } from '../../api/account/accounts.ts';
import type { ApiResult } from '../../api/http/http-client.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';

/** What went wrong with a step of the reset, or null when it worked. A server without words gets its number told. */
export function useResetFailure(): (answer: ApiResult<Acknowledged>, fallback: string) => string | null {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  return (answer, fallback) => {
    if (answer.ok) return answer.value.success ? null : answer.value.message || fallback;
    const { status } = answer.error;
    return textOf(answer.error, status >= 500 ? t`Server error: ${status}` : fallback);
  };
}
