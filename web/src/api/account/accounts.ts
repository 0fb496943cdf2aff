import {
  type AccountTrailAnswer,
  accountTrailAnswerSchema,
  acknowledgedSchema,
  type CheckAuthAnswer,
  checkAuthAnswerSchema,
  type EmailChangeAnswer,
  emailChangeAnswerSchema,
  type Language,
  type LoginAnswer,
  loginAnswerSchema,
  type PasswordRuleAnswer,
  type PendingEmailAnswer,
  passwordRuleAnswerSchema,
  paths,
  pendingEmailAnswerSchema,
  type RegisterAnswer,
  type ResendCodeAnswer,
  registerAnswerSchema,
  resendCodeAnswerSchema,
  type SessionCodeAnswer,
  type SessionsAnswer,
  type SessionTimesAnswer,
  type SettingsAnswer,
  sessionCodeAnswerSchema,
  sessionsAnswerSchema,
  sessionTimesAnswerSchema,
  settingsAnswerSchema,
  type UserDataAnswer,
  userDataAnswerSchema,
} from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from '../http/http-client.ts';

export type Acknowledged = { readonly success: boolean; readonly message: string };

export const checkAuth = (options: ApiOptions = {}): Promise<ApiResult<CheckAuthAnswer>> =>
  apiGet(paths.checkAuth, checkAuthAnswerSchema, options);

/** Who is signed in; `user_data: null` when nobody is. */
export const readUserData = (options: ApiOptions = {}): Promise<ApiResult<UserDataAnswer>> =>
  apiGet(paths.userData, userDataAnswerSchema, options);

/** Signs in. The claims this browser began without an account then belong to the account. */
export const logIn = (email: string, password: string): Promise<ApiResult<LoginAnswer>> =>
  apiPost(paths.login, { email, password }, loginAnswerSchema);

/** Ends the session on the server only; `logOut` of current-user.ts also empties this device. */
export const endSession = (options: ApiOptions = {}): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.logout, {}, acknowledgedSchema, options);

/** All that the settings open with. */
export const readSettings = (options: ApiOptions = {}): Promise<ApiResult<SettingsAnswer>> =>
  apiGet(paths.settings, settingsAnswerSchema, options);

/** How long a new password must be on this site. */
export const readPasswordRule = (options: ApiOptions = {}): Promise<ApiResult<PasswordRuleAnswer>> =>
  apiGet(paths.passwordRule, passwordRuleAnswerSchema, options);

/** Asks for an account. Answers the same whether the address is known or not; no account exists before its code. */
export const register = (email: string, password: string): Promise<ApiResult<RegisterAnswer>> =>
  apiPost(paths.register, { email, password }, registerAnswerSchema);

/** Sends a new code. The address may be empty: the server knows what this browser asked for. */
export const resendCode = (email: string): Promise<ApiResult<ResendCodeAnswer>> =>
  apiPost(paths.resendCode, { email }, resendCodeAnswerSchema);

/** Makes the account that waits for this code, and signs in. */
export const verifyCode = (email: string, code: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.verify, { email, verification_code: code }, acknowledgedSchema);

/** Whether this browser has a registration that waits for its code. */
export const readSessionCode = (options: ApiOptions = {}): Promise<ApiResult<SessionCodeAnswer>> =>
  apiGet(paths.sessionCode, sessionCodeAnswerSchema, options);

/** Sends a code for a new password, if the address has an account. */
export const requestReset = (email: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.resetPasswordRequest, { email }, acknowledgedSchema);

export const verifyResetCode = (email: string, code: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.verifyResetCode, { email, code }, acknowledgedSchema);

export const resetPassword = (email: string, code: string, newPassword: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.resetPassword, { email, code, newPassword }, acknowledgedSchema);

/** When the session ends by itself. */
export const readSessionTimes = (options: ApiOptions = {}): Promise<ApiResult<SessionTimesAnswer>> =>
  apiGet(paths.sessionTimes, sessionTimesAnswerSchema, options);

/** Sets another password for whoever is signed in; all other sessions end, and this one is renewed. */
export const changePassword = (currentPassword: string, newPassword: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.changePassword, { currentPassword, newPassword }, acknowledgedSchema);

/** Keeps the language with the account of whoever is signed in. */
export const keepLanguage = (language: Language): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.accountLanguage, { language }, acknowledgedSchema);

/** The address that waits for its code in this browser. */
export const readPendingEmail = (options: ApiOptions = {}): Promise<ApiResult<PendingEmailAnswer>> =>
  apiGet(paths.emailChange, pendingEmailAnswerSchema, options);

/** Sends a code to a new address of the account. Nothing changes before `verifyEmailChange`. */
export const startEmailChange = (email: string, currentPassword: string): Promise<ApiResult<EmailChangeAnswer>> =>
  apiPost(paths.emailChange, { email, currentPassword }, emailChangeAnswerSchema);

export const resendEmailChange = (): Promise<ApiResult<EmailChangeAnswer>> =>
  apiPost(paths.resendEmailChange, {}, emailChangeAnswerSchema);

/** Gives the account the address that this code was sent to. */
export const verifyEmailChange = (code: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.verifyEmailChange, { code }, acknowledgedSchema);

/** Where the account is signed in. */
export const readSessions = (options: ApiOptions = {}): Promise<ApiResult<SessionsAnswer>> =>
  apiGet(paths.sessions, sessionsAnswerSchema, options);

/** What happened to the account, the newest first. */
export const readAccountTrail = (options: ApiOptions = {}): Promise<ApiResult<AccountTrailAnswer>> =>
  apiGet(paths.accountTrail, accountTrailAnswerSchema, options);

/** Logs one other device out. */
export const endOneSession = (id: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.endSession, { id }, acknowledgedSchema);

/** Logs out every device but this one. */
export const endOtherSessions = (): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.endOtherSessions, {}, acknowledgedSchema);
