import { useLingui } from '@lingui/react/macro';
import type { Acknowledged } from '../../api/account/accounts.ts';
import type { ApiFailure, ApiResult } from '../../api/http/http-client.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';

/** What is in the way of a change: a sentence, and the field it is about. */
export type Trouble = { readonly text: string; readonly field: string | null };

/** Which field a refusal is about; one that is not listed is about the whole form. */
const FIELDS: Readonly<Record<string, string>> = {
  'account.current_password_empty': 'currentPassword',
  'account.current_password_wrong': 'currentPassword',
  'account.new_password_empty': 'newPassword',
  'account.password_short': 'newPassword',
  'account.password_long': 'newPassword',
  'account.password_common': 'newPassword',
  'account.password_names': 'newPassword',
  'account.email_empty': 'email',
  'account.email_same': 'email',
  'field.email': 'email',
  'account.code_empty': 'code',
  'account.code_wrong': 'code',
};

/** Reads an answer of a settings call: null when it worked. `onSignedOut` is told when nobody is signed in any more. */
export function useTrouble(onSignedOut: () => void): (answer: ApiResult<Acknowledged>) => Trouble | null {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const fallback = t`Something went wrong. Please try again.`;
  const failed = (failure: ApiFailure): Trouble => {
    if (failure.status === 401) onSignedOut();
    return { text: textOf(failure, fallback), field: FIELDS[failure.code] ?? null };
  };
  return (answer) => {
    if (!answer.ok) return failed(answer.error);
    return answer.value.success ? null : { text: answer.value.message || fallback, field: null };
  };
}

/** The message to show at a field. */
export const errorAt = (trouble: Trouble | null, field: string): string | undefined =>
  trouble?.field === field ? trouble.text : undefined;
