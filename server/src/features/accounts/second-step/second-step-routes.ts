import {
  acknowledgedSchema,
  addPasskeyRequestSchema,
  beganSecondStepAnswerSchema,
  confirmOwnerRequestSchema,
  passkeyChallengeAnswerSchema,
  passkeysAnswerSchema,
  paths,
  recoveryCodesAnswerSchema,
  removePasskeyRequestSchema,
  secondStepAnswerSchema,
  secondStepCodeRequestSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../../platform/language/index.ts';
import type { AppPlugin } from '../../../platform/http/index.ts';
import { type CallDeps, callRoutes, signedIn } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { callerBy, problems, refusal } from '../answers.ts';
import { addPasskey, newPasskeyChallenge, removePasskey } from '../passkeys/passkey-use.ts';
import { passkeysAnswer, secondStepAnswer } from '../settings/settings-answers.ts';
import { beginSecondStep, confirmSecondStep, endSecondStep, renewRecoveryCodes } from './change-second-step.ts';

/** The authenticator app and the passkeys of an account, in its settings. */
export const secondStepRoutes =
  (deps: AccountDeps & CallDeps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'account');
    const changes = {
      access: signedIn('account.signed_out'),
      limit: 'second-step-change',
      problems,
      refusal,
    } as const;

    call.get(paths.secondStep, {
      access: signedIn('account.signed_out'),
      answer: secondStepAnswerSchema,
      problems: [401],
      handle: ({ owner }) => secondStepAnswer(deps, owner.accountId),
    });

    call.post(paths.beginSecondStep, {
      ...changes,
      body: confirmOwnerRequestSchema,
      answer: beganSecondStepAnswerSchema,
      handle: async ({ owner, body, request, valueOf }) => {
        const begun = valueOf(await beginSecondStep(deps, callerBy(deps, request, owner), body.currentPassword));
        return { success: true, message: '', ...begun, qr: [...begun.qr] };
      },
    });

    call.post(paths.confirmSecondStep, {
      ...changes,
      body: secondStepCodeRequestSchema,
      answer: recoveryCodesAnswerSchema,
      handle: async ({ owner, body, valueOf }) => ({
        success: true,
        recovery_codes: [...valueOf(await confirmSecondStep(deps, owner, body.code))],
        message: messageFor('account.second_step_on'),
      }),
    });

    call.post(paths.endSecondStep, {
      ...changes,
      body: confirmOwnerRequestSchema,
      answer: acknowledgedSchema,
      handle: async ({ owner, body, request, valueOf }) => {
        valueOf(await endSecondStep(deps, callerBy(deps, request, owner), body.currentPassword));
        return { success: true, message: messageFor('account.second_step_off') };
      },
    });

    call.post(paths.newRecoveryCodes, {
      ...changes,
      body: confirmOwnerRequestSchema,
      answer: recoveryCodesAnswerSchema,
      handle: async ({ owner, body, request, valueOf }) => ({
        success: true,
        recovery_codes: [
          ...valueOf(await renewRecoveryCodes(deps, callerBy(deps, request, owner), body.currentPassword)),
        ],
        message: messageFor('account.recovery_codes_made'),
      }),
    });

    call.get(paths.passkeys, {
      access: signedIn('account.signed_out'),
      answer: passkeysAnswerSchema,
      problems: [401],
      handle: ({ owner }) => passkeysAnswer(deps, owner.accountId),
    });

    call.post(paths.newPasskeyChallenge, {
      ...changes,
      body: confirmOwnerRequestSchema,
      answer: passkeyChallengeAnswerSchema,
      handle: async ({ owner, body, request, valueOf }) => ({
        success: true,
        options: valueOf(await newPasskeyChallenge(deps, callerBy(deps, request, owner), body.currentPassword)),
      }),
    });

    call.post(paths.addPasskey, {
      ...changes,
      body: addPasskeyRequestSchema,
      answer: passkeysAnswerSchema,
      handle: async ({ owner, body, valueOf }) => {
        valueOf(await addPasskey(deps, owner, body));
        return passkeysAnswer(deps, owner.accountId, messageFor('account.passkey_added'));
      },
    });

    call.post(paths.removePasskey, {
      ...changes,
      body: removePasskeyRequestSchema,
      answer: passkeysAnswerSchema,
      handle: async ({ owner, body, request, valueOf }) => {
        valueOf(await removePasskey(deps, callerBy(deps, request, owner), body));
        return passkeysAnswer(deps, owner.accountId, messageFor('account.passkey_removed'));
      },
    });
  };
