import {
  acknowledgedSchema,
  endSessionRequestSchema,
  paths,
  problemSchema,
  sessionsAnswerSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import * as z from 'zod/mini';
import { appendAccountAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { BrowserSessions } from './browser-sessions.ts';
import { signedInOnly } from './signed-in-only.ts';

type Deps = { readonly db: Db; readonly clock: Clock; readonly sessions: BrowserSessions; readonly log: Log };

const SESSION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id of the wrong kind is an id of nobody: it gets the same answer as any unknown one. */
const endSessionBody = z.extend(endSessionRequestSchema, { id: z.catch(z.string(), '') });

const failures = { 400: problemSchema, 401: problemSchema, 403: problemSchema, 404: problemSchema };

/** Where the account is signed in, and how its owner ends that. */
export const ownSessionsRoutes =
  ({ db, clock, sessions, log }: Deps): AppPlugin =>
  async (app) => {
    app.get(
      paths.sessions,
      { schema: { tags: ['account'], response: { 200: sessionsAnswerSchema, ...failures } } },
      async (request, reply) => {
        const { accountId, sessionId } = signedInOnly(await sessions.find(request, reply));
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
      },
    );

    app.post(
      paths.endSession,
      { schema: { tags: ['account'], body: endSessionBody, response: { 200: acknowledgedSchema, ...failures } } },
      async (request, reply) => {
        const { accountId } = signedInOnly(await sessions.find(request, reply));
        const { id } = request.body;
        if (!SESSION_ID.test(id) || !(await sessions.endOwned(accountId, id))) {
          throw new ApiError(404, 'session.unknown');
        }
        await appendAccountAudit(db, accountId, clock.now(), { kind: 'session.ended', count: 1 });
        log.info({ event: 'session.ended', accountId, count: 1 }, 'a session was ended by its owner');
        return { success: true, message: messageFor('session.one_ended') };
      },
    );

    app.post(
      paths.endOtherSessions,
      { schema: { tags: ['account'], response: { 200: acknowledgedSchema, ...failures } } },
      async (request, reply) => {
        const { accountId, sessionId } = signedInOnly(await sessions.find(request, reply));
        const count = await sessions.endOthers(db, accountId, sessionId);
        await sessions.rememberAccount(request, reply, accountId);
        if (count > 0) await appendAccountAudit(db, accountId, clock.now(), { kind: 'session.ended', count });
        log.info({ event: 'session.ended', accountId, count }, 'all other sessions were ended by their owner');
        return { success: true, message: messageFor('session.others_ended') };
      },
    );
  };
