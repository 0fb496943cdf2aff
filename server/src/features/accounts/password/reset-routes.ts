import {
  acknowledgedSchema,
  paths,
  resetPasswordRequestSchema,
  resetRequestSchema,
  verifyResetCodeRequestSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../../platform/language/index.ts';
import type { AppPlugin } from '../../../platform/http/index.ts';
import type { RequestLimits } from '../../../platform/limits/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { callerBy, callerOf, failures, noteOpened, refused } from '../answers.ts';
import { makeRequestReset } from './request-reset.ts';
import { makeCheckResetCode, makeResetPassword } from './reset-password.ts';

type Deps = AccountDeps & { readonly requestLimits: RequestLimits };

const response = { 200: acknowledgedSchema, ...failures };

/** A new password by a code sent to the account's address. */
export const resetRoutes = (deps: Deps): AppPlugin => {
  const requestReset = makeRequestReset(deps);
  const checkResetCode = makeCheckResetCode(deps);
  const resetPassword = makeResetPassword(deps);
  const { sessions } = deps;

  return async (app) => {
    app.post(
      paths.resetPasswordRequest,
      { schema: { tags: ['account'], body: resetRequestSchema, response } },
      async (request, reply) => {
        // The code will work in this browser alone, so it must be one that can be known again.
        const owner = await sessions.findOrStartAnew(request, reply);
        const asked = await requestReset(callerBy(deps, request, owner), request.body.email);
        if (!asked.ok) throw refused(reply, asked.error);
        const message = asked.value.code === 'own' ? 'account.code_sent' : 'account.code_within_hour';
        return { success: true, message: messageFor(message) };
      },
    );

    app.post(
      paths.verifyResetCode,
      { schema: { tags: ['account'], body: verifyResetCodeRequestSchema, response } },
      async (request, reply) => {
        const checked = await checkResetCode(await callerOf(deps, request, reply), request.body);
        if (!checked.ok) throw refused(reply, checked.error);
        await noteOpened(deps, request, reply, checked.value.accountId);
        return { success: true, message: messageFor('account.code_right') };
      },
    );

    app.post(
      paths.resetPassword,
      { schema: { tags: ['account'], body: resetPasswordRequestSchema, response } },
      async (request, reply) => {
        const reset = await resetPassword(await callerOf(deps, request, reply), request.body);
        if (!reset.ok) throw refused(reply, reset.error);
        const { accountId, session } = reset.value;
        if (session !== null) sessions.give(reply, session);
        // This browser alone stays known. Its network is, once the account is opened there.
        await sessions.rememberAccount(request, reply, accountId);
        return { success: true, message: messageFor('account.password_changed') };
      },
    );
  };
};
