import {
  acknowledgedSchema,
  checkAuthAnswerSchema,
  loginAnswerSchema,
  loginRequestSchema,
  paths,
  userDataAnswerSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../../platform/language/index.ts';
import type { FastifyReply } from 'fastify';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { ApiError, type AppPlugin } from '../../../platform/http/index.ts';
import { type CallDeps, callRoutes, type Owner } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { callerBy, problems, refusal } from '../answers.ts';
import { finishLogIn } from './finish-log-in.ts';
import { logIn } from './log-in.ts';

type Deps = AccountDeps & CallDeps;

/** Logging in and out, and who is logged in. */
export const logInRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { db, accounts, clock, log, sessions } = deps;
    const call = callRoutes(app, deps, 'account');

    async function logOut(owner: Owner | null, reply: FastifyReply) {
      // A browser without an account has nothing to leave, and would lose its claim.
      if (owner !== null && owner.accountId !== null) {
        await sessions.signOut(owner, reply);
        await appendAccountAudit(db, owner.accountId, clock.now(), { kind: 'logged_out' });
        log.info({ event: 'logout', accountId: owner.accountId }, 'logged out');
      }
      return { success: true, message: messageFor('account.logged_out') };
    }

    call.post(paths.login, {
      body: loginRequestSchema,
      answer: loginAnswerSchema,
      problems,
      refusal,
      handle: async ({ owner, body, request, reply, valueOf }) =>
        finishLogIn(deps, request, reply, valueOf(await logIn(deps, callerBy(deps, request, owner), body))),
    });

    call.post(paths.logout, {
      answer: acknowledgedSchema,
      problems,
      handle: ({ owner, reply }) => logOut(owner, reply),
    });

    call.get(paths.logout, {
      hasNoHead: true,
      access: async (_sessions, request, reply) => {
        // A link or an image of another site must not log anybody out; POST is guarded for all calls at once.
        const site = request.headers['sec-fetch-site'];
        if (site === 'cross-site' || site === 'same-site') throw new ApiError(403, 'request.cross_site');
        return sessions.find(request, reply);
      },
      answer: acknowledgedSchema,
      problems,
      handle: ({ owner, reply }) => logOut(owner, reply),
    });

    call.get(paths.checkAuth, {
      answer: checkAuthAnswerSchema,
      handle: async ({ owner }) => ({ isAuthenticated: owner !== null && owner.accountId !== null }),
    });

    call.get(paths.userData, {
      answer: userDataAnswerSchema,
      handle: async ({ owner }) => {
        const accountId = owner?.accountId ?? null;
        const profile = accountId === null ? null : await accounts.findProfile(db, accountId);
        if (profile === null) return { success: false, user_data: null };
        return { success: true, user_data: { display_name: profile.displayName, email: profile.email } };
      },
    });
  };
