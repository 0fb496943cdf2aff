import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/index.ts';
import { isFromThisMachine, refusedByLimit, type RequestLimits } from '../../platform/limits/index.ts';
import { type BegunSession, type BrowserSessions, deviceOf, type Owner } from '../sessions/index.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import type { ChangePasswordError } from './password/change-password.ts';
import type { ResendEmailChangeError, StartEmailChangeError } from './email/change-email.ts';
import { noteKnownNetwork } from './log-in/known-networks.ts';
import type { LogInError } from './log-in/log-in.ts';
import type { RegisterError } from './register/register.ts';
import type { RequestResetError } from './password/request-reset.ts';
import type { ResendError } from './register/resend-code.ts';
import type { ResetPasswordError } from './password/reset-password.ts';
import type { VerifyEmailChangeError } from './email/verify-email-change.ts';
import type { VerifyError } from './register/verify-registration.ts';
import type { AskLogInMailError } from './log-in/ask-log-in-mail.ts';
import type { LogInByMailError } from './log-in/log-in-by-mail.ts';
import type {
  AddPasskeyError,
  AskPasskeyError,
  LogInByPasskeyError,
  RemovePasskeyError,
} from './passkeys/passkey-use.ts';
import type {
  BeginSecondStepError,
  ConfirmSecondStepError,
  RenewRecoveryCodesError,
} from './second-step/change-second-step.ts';
import type { TakeSecondStepError } from './second-step/take-second-step.ts';

type AccountError =
  | LogInError
  | RegisterError
  | ResendError
  | VerifyError
  | RequestResetError
  | ResetPasswordError
  | ChangePasswordError
  | StartEmailChangeError
  | ResendEmailChangeError
  | VerifyEmailChangeError
  | AskLogInMailError
  | LogInByMailError
  | TakeSecondStepError
  | BeginSecondStepError
  | ConfirmSecondStepError
  | RenewRecoveryCodesError
  | AskPasskeyError
  | AddPasskeyError
  | RemovePasskeyError
  | LogInByPasskeyError;

const status = {
  'account.fields_empty': 422,
  'account.email_empty': 422,
  'field.email': 422,
  'account.password_short': 422,
  'account.password_long': 422,
  'account.password_common': 422,
  'account.password_names': 422,
  'account.new_password_empty': 422,
  'account.code_empty': 422,
  'account.code_incomplete': 422,
  'account.code_wrong': 422,
  'account.no_code': 409,
  'account.exists': 409,
  'account.login_wrong': 401,
  'account.signed_out': 401,
  'account.current_password_empty': 422,
  'account.current_password_wrong': 422,
  'account.log_in_again': 403,
  'account.login_link_wrong': 410,
  'account.second_step_wrong': 422,
  'account.second_step_over': 409,
  'account.second_step_is_on': 409,
  'account.second_step_not_begun': 409,
  'account.passkey_most': 409,
  'account.passkey_wrong': 422,
  'account.passkey_known': 409,
  'account.passkey_unknown': 404,
  'account.email_same': 422,
  'account.email_taken': 409,
  'account.no_email_change': 409,
  'account.login_by_mail': 429,
  'account.mailbox_full': 429,
  'request.too_many': 429,
  'server.busy': 503,
} satisfies Record<AccountError['code'], number>;

/** The failures these calls describe. */
export const problems = [400, 401, 403, 404, 409, 410, 422, 429, 503];

/** The refusal of any of these calls, with when to come back where it says so. */
export function refusal(error: AccountError, reply: FastifyReply): ApiError {
  if ('retryAfterSeconds' in error) {
    if (error.code === 'request.too_many' || error.code === 'server.busy') return refusedByLimit(reply, error);
    reply.header('retry-after', String(error.retryAfterSeconds));
  }
  return new ApiError(status[error.code], error.code, 'params' in error ? { params: error.params } : {});
}

type Asking = { readonly sessions: BrowserSessions; readonly requestLimits: RequestLimits };

/** What the use cases of accounts know of who asks. */
export const callerBy = <O extends Owner | null>(
  { sessions, requestLimits }: Asking,
  request: FastifyRequest,
  owner: O,
): Caller & { readonly owner: O } => ({
  owner,
  client: requestLimits.clientOf(request),
  device: deviceOf(request),
  knownName: (accountId) => sessions.knownName(request, accountId),
});

/**
 * Hands out the session of an account that was opened just now. From now on this browser and its network are known to
 * have opened it, and keep an allowance of their own.
 */
export async function giveOpened(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'hashing' | 'sessions'> & { readonly requestLimits: RequestLimits },
  request: FastifyRequest,
  reply: FastifyReply,
  session: BegunSession,
): Promise<void> {
  deps.sessions.give(reply, session);
  await noteOpened(deps, request, reply, session.owner.accountId);
}

/** The same for somebody who proved to be the owner, and is not signed in. */
export async function noteOpened(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'hashing' | 'sessions'> & { readonly requestLimits: RequestLimits },
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<void> {
  await deps.sessions.rememberAccount(request, reply, accountId);
  await noteKnownNetwork(deps, accountId, deps.requestLimits.clientOf(request), deps.clock.now());
}

/** Shown to whoever develops on this machine, never in production and to nobody else. */
export const debugFields = (isProduction: boolean, request: FastifyRequest, code: string) =>
  !isProduction && isFromThisMachine(request) ? { debug: true, verification_code: code } : {};
