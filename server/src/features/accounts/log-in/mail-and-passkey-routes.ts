import {
  acknowledgedSchema,
  askLogInMailRequestSchema,
  logInByCodeRequestSchema,
  logInByLinkRequestSchema,
  logInByPasskeyRequestSchema,
  loginAnswerSchema,
  passkeyChallengeAnswerSchema,
  paths,
  secondStepCodeRequestSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../../platform/language/index.ts';
import type { AppPlugin } from '../../../platform/http/index.ts';
import { type CallDeps, callRoutes, newcomersAnew } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { callerBy, problems, refusal } from '../answers.ts';
import { logInByPasskey, passkeyChallenge } from '../passkeys/passkey-use.ts';
import { takeSecondStep } from '../second-step/take-second-step.ts';
import { askLogInMail } from './ask-log-in-mail.ts';
import { finishLogIn, welcome } from './finish-log-in.ts';
import { logInByCode, logInByLink } from './log-in-by-mail.ts';

/** Logging in without a password, and the second step of those who turned it on. */
export const otherLogInRoutes =
  (deps: AccountDeps & CallDeps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'account');
    const logsIn = { answer: loginAnswerSchema, problems, refusal } as const;

    call.post(paths.askLogInMail, {
      // The code will work in this browser alone, so it must be one that can be known again.
      access: newcomersAnew,
      body: askLogInMailRequestSchema,
      answer: acknowledgedSchema,
      problems,
      refusal,
      handle: async ({ owner, body, request, valueOf }) => {
        valueOf(await askLogInMail(deps, callerBy(deps, request, owner), body.email));
        return { success: true, message: messageFor('account.login_mail_sent') };
      },
    });

    call.post(paths.logInByCode, {
      ...logsIn,
      body: logInByCodeRequestSchema,
      handle: async ({ owner, body, request, reply, valueOf }) =>
        finishLogIn(deps, request, reply, valueOf(await logInByCode(deps, callerBy(deps, request, owner), body))),
    });

    // The link in a mail only opens a page: programs that open every link must not use it up on a person's behalf.
    call.post(paths.logInByLink, {
      ...logsIn,
      body: logInByLinkRequestSchema,
      handle: async ({ owner, body, request, reply, valueOf }) =>
        finishLogIn(deps, request, reply, valueOf(await logInByLink(deps, callerBy(deps, request, owner), body.token))),
    });

    call.post(paths.logInSecondStep, {
      ...logsIn,
      body: secondStepCodeRequestSchema,
      handle: async ({ owner, body, request, reply, valueOf }) =>
        welcome(deps, request, reply, valueOf(await takeSecondStep(deps, callerBy(deps, request, owner), body.code))),
    });

    call.post(paths.passkeyChallenge, {
      access: newcomersAnew,
      clientLimit: 'passkey-client',
      answer: passkeyChallengeAnswerSchema,
      problems,
      handle: async ({ owner }) => ({ success: true, options: await passkeyChallenge(deps, owner) }),
    });

    call.post(paths.logInByPasskey, {
      ...logsIn,
      clientLimit: 'passkey-client',
      body: logInByPasskeyRequestSchema,
      handle: async ({ owner, body, request, reply, valueOf }) =>
        welcome(deps, request, reply, valueOf(await logInByPasskey(deps, callerBy(deps, request, owner), body))),
    });
  };
