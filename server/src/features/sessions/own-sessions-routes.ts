import {
  acknowledgedSchema,
  endSessionRequestSchema,
  paths,
  type SessionsAnswer,
  sessionsAnswerSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import * as z from 'zod/mini';
import { appendAccountAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { anyId, ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import { type CallDeps, callRoutes, signedIn } from './call-routes.ts';
import type { SignedIn } from './session-repository.ts';

type Deps = CallDeps & { readonly db: Db; readonly clock: Clock; readonly log: Log };

const SESSION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const endSessionBody = z.extend(endSessionRequestSchema, { id: anyId });

const problems = [400, 401, 403, 404];

/** Where the account is signed in, this browser first. */
export async function sessionsAnswer(
  { sessions }: Pick<Deps, 'sessions'>,
  { accountId, sessionId }: SignedIn,
): Promise<SessionsAnswer> {
  const living = (await sessions.listOwned(accountId)).map(({ startedAtMs, lastUsedAtMs, ...session }) => ({
    ...session,
    startedAt: new Date(startedAtMs).toISOString(),
    lastUsedAt: new Date(lastUsedAtMs).toISOString(),
    isCurrent: session.id === sessionId,
  }));
  return {
    success: true,
    sessions: [...living.filter(({ isCurrent }) => isCurrent), ...living.filter(({ isCurrent }) => !isCurrent)],
  };
}

/** Where the account is signed in, and how its owner ends that. */
export const ownSessionsRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { db, clock, sessions, log } = deps;
    const call = callRoutes(app, deps, 'account');
    const access = signedIn('account.signed_out');

    call.get(paths.sessions, {
      access,
      answer: sessionsAnswerSchema,
      problems,
      handle: ({ owner }) => sessionsAnswer(deps, owner),
    });

    call.post(paths.endSession, {
      access,
      body: endSessionBody,
      answer: acknowledgedSchema,
      problems,
      handle: async ({ owner: { accountId }, body: { id } }) => {
        if (!SESSION_ID.test(id) || !(await sessions.endOwned(accountId, id))) {
          throw new ApiError(404, 'session.unknown');
        }
        await appendAccountAudit(db, accountId, clock.now(), { kind: 'session.ended', count: 1 });
        log.info({ event: 'session.ended', accountId, count: 1 }, 'a session was ended by its owner');
        return { success: true, message: messageFor('session.one_ended') };
      },
    });

    call.post(paths.endOtherSessions, {
      access,
      answer: acknowledgedSchema,
      problems,
      handle: async ({ owner: { accountId, sessionId }, request, reply }) => {
        const count = await sessions.endOthers(db, accountId, sessionId);
        await sessions.rememberAccount(request, reply, accountId);
        if (count > 0) await appendAccountAudit(db, accountId, clock.now(), { kind: 'session.ended', count });
        log.info({ event: 'session.ended', accountId, count }, 'all other sessions were ended by their owner');
        return { success: true, message: messageFor('session.others_ended') };
      },
    });
  };
