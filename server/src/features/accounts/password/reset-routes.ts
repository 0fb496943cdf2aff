import {
  acknowledgedSchema,
  paths,
  resetPasswordRequestSchema,
  resetRequestSchema,
  verifyResetCodeRequestSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../../platform/language/index.ts';
import type { AppPlugin } from '../../../platform/http/index.ts';
import { type CallDeps, callRoutes, newcomersAnew } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { callerBy, noteOpened, problems, refusal } from '../answers.ts';
import { requestReset } from './request-reset.ts';
import { checkResetCode, resetPassword } from './reset-password.ts';

type Deps = AccountDeps & CallDeps;

/** A new password by a code sent to the account's address. */
export const resetRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { sessions } = deps;
    const call = callRoutes(app, deps, 'account');
    const acknowledged = { answer: acknowledgedSchema, problems, refusal } as const;

    call.post(paths.resetPasswordRequest, {
      ...acknowledged,
      // The code will work in this browser alone, so it must be one that can be known again.
      access: newcomersAnew,
      body: resetRequestSchema,
      handle: async ({ owner, body, request, valueOf }) => {
        const asked = valueOf(await requestReset(deps, callerBy(deps, request, owner), body.email));
        const message = asked.code === 'own' ? 'account.code_sent' : 'account.code_within_hour';
        return { success: true, message: messageFor(message) };
      },
    });

    call.post(paths.verifyResetCode, {
      ...acknowledged,
      body: verifyResetCodeRequestSchema,
      handle: async ({ owner, body, request, reply, valueOf }) => {
        const { accountId } = valueOf(await checkResetCode(deps, callerBy(deps, request, owner), body));
        await noteOpened(deps, request, reply, accountId);
        return { success: true, message: messageFor('account.code_right') };
      },
    });

    call.post(paths.resetPassword, {
      ...acknowledged,
      body: resetPasswordRequestSchema,
      handle: async ({ owner, body, request, reply, valueOf }) => {
        const { accountId, session } = valueOf(await resetPassword(deps, callerBy(deps, request, owner), body));
        if (session !== null) sessions.give(reply, session);
        // This browser alone stays known. Its network is, once the account is opened there.
        await sessions.rememberAccount(request, reply, accountId);
        return { success: true, message: messageFor('account.password_changed') };
      },
    });
  };
