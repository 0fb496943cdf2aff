import {
  acknowledgedSchema,
  checkAuthAnswerSchema,
  loginRequestSchema,
  paths,
  userDataAnswerSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../../platform/language/index.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { ApiError, type AppPlugin } from '../../../platform/http/index.ts';
import type { RequestLimits } from '../../../platform/limits/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { agreeOnLanguage } from '../account-language.ts';
import { callerOf, failures, giveOpened, refused } from '../answers.ts';
import { makeLogIn } from './log-in.ts';

type Deps = AccountDeps & { readonly requestLimits: RequestLimits; readonly publicUrl: string };

/** Logging in and out, and who is logged in. */
export const logInRoutes = (deps: Deps): AppPlugin => {
  const logIn = makeLogIn(deps);
  const { db, accounts, clock, log, sessions } = deps;

  async function logOut(request: FastifyRequest, reply: FastifyReply) {
    const owner = await sessions.find(request, reply);
    // A browser without an account has nothing to leave, and would lose its claim.
    if (owner !== null && owner.accountId !== null) {
      await sessions.signOut(owner, reply);
      await appendAccountAudit(db, owner.accountId, clock.now(), { kind: 'logged_out' });
      log.info({ event: 'logout', accountId: owner.accountId }, 'logged out');
    }
    return { success: true, message: messageFor('account.logged_out') };
  }

  return async (app) => {
    app.post(
      paths.login,
      { schema: { tags: ['account'], body: loginRequestSchema, response: { 200: acknowledgedSchema, ...failures } } },
      async (request, reply) => {
        const opened = await logIn(await callerOf(deps, request, reply), request.body);
        if (!opened.ok) throw refused(reply, opened.error);
        await giveOpened(deps, request, reply, opened.value);
        await agreeOnLanguage(deps, request, reply, opened.value.owner.accountId);
        return { success: true, message: messageFor('account.logged_in') };
      },
    );

    const logOutSchema = { tags: ['account'], response: { 200: acknowledgedSchema, ...failures } };
    app.post(paths.logout, { schema: logOutSchema }, logOut);
    app.get(paths.logout, { schema: logOutSchema, exposeHeadRoute: false }, async (request, reply) => {
      // A link or an image of another site must not log anybody out; POST is guarded for all calls at once.
      const site = request.headers['sec-fetch-site'];
      if (site === 'cross-site' || site === 'same-site') throw new ApiError(403, 'request.cross_site');
      return logOut(request, reply);
    });

    app.get(
      paths.checkAuth,
      { schema: { tags: ['account'], response: { 200: checkAuthAnswerSchema } } },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        return { isAuthenticated: owner !== null && owner.accountId !== null };
      },
    );

    app.get(
      paths.userData,
      { schema: { tags: ['account'], response: { 200: userDataAnswerSchema } } },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        const accountId = owner?.accountId ?? null;
        const profile = accountId === null ? null : await accounts.findProfile(db, accountId);
        if (profile === null) return { success: false, user_data: null };
        return { success: true, user_data: { display_name: profile.displayName, email: profile.email } };
      },
    );
  };
};
