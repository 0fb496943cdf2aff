import {
  acknowledgedSchema,
  type BeganSecondStepAnswer,
  beganSecondStepAnswerSchema,
  type LoginAnswer,
  loginAnswerSchema,
  type PasskeyChallengeAnswer,
  passkeyChallengeAnswerSchema,
  type PasskeysAnswer,
  passkeysAnswerSchema,
  paths,
  type RecoveryCodesAnswer,
  recoveryCodesAnswerSchema,
  type SecondStepAnswer,
  secondStepAnswerSchema,
} from '@plainclaim/contract';
import type { Acknowledged } from './accounts.ts';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from '../http/http-client.ts';

/** Has a code and a link mailed that log in. Answers the same for every address. */
export const askLogInMail = (email: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.askLogInMail, { email }, acknowledgedSchema);

export const logInByCode = (email: string, code: string): Promise<ApiResult<LoginAnswer>> =>
  apiPost(paths.logInByCode, { email, code }, loginAnswerSchema);

export const logInByLink = (token: string): Promise<ApiResult<LoginAnswer>> =>
  apiPost(paths.logInByLink, { token }, loginAnswerSchema);

/** The code of the app, or a recovery code. */
export const takeSecondStep = (code: string): Promise<ApiResult<LoginAnswer>> =>
  apiPost(paths.logInSecondStep, { code }, loginAnswerSchema);

export const readPasskeyChallenge = (): Promise<ApiResult<PasskeyChallengeAnswer>> =>
  apiPost(paths.passkeyChallenge, {}, passkeyChallengeAnswerSchema);

export const logInByPasskey = (response: unknown): Promise<ApiResult<LoginAnswer>> =>
  apiPost(paths.logInByPasskey, { response }, loginAnswerSchema);

export const readSecondStep = (options: ApiOptions = {}): Promise<ApiResult<SecondStepAnswer>> =>
  apiGet(paths.secondStep, secondStepAnswerSchema, options);

export const beginSecondStep = (currentPassword: string): Promise<ApiResult<BeganSecondStepAnswer>> =>
  apiPost(paths.beginSecondStep, { currentPassword }, beganSecondStepAnswerSchema);

export const confirmSecondStep = (code: string): Promise<ApiResult<RecoveryCodesAnswer>> =>
  apiPost(paths.confirmSecondStep, { code }, recoveryCodesAnswerSchema);

export const endSecondStep = (currentPassword: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.endSecondStep, { currentPassword }, acknowledgedSchema);

export const renewRecoveryCodes = (currentPassword: string): Promise<ApiResult<RecoveryCodesAnswer>> =>
  apiPost(paths.newRecoveryCodes, { currentPassword }, recoveryCodesAnswerSchema);

export const readPasskeys = (options: ApiOptions = {}): Promise<ApiResult<PasskeysAnswer>> =>
  apiGet(paths.passkeys, passkeysAnswerSchema, options);

export const readNewPasskeyChallenge = (currentPassword: string): Promise<ApiResult<PasskeyChallengeAnswer>> =>
  apiPost(paths.newPasskeyChallenge, { currentPassword }, passkeyChallengeAnswerSchema);

export const addPasskey = (name: string, response: unknown): Promise<ApiResult<PasskeysAnswer>> =>
  apiPost(paths.addPasskey, { name, response }, passkeysAnswerSchema);

export const removePasskey = (id: string, currentPassword: string): Promise<ApiResult<PasskeysAnswer>> =>
  apiPost(paths.removePasskey, { id, currentPassword }, passkeysAnswerSchema);
