import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import { hashToken } from '../../platform/security/index.ts';
import { extendSession, findSessionByTokenHash, insertSession } from './session-repository.ts';

const DAY_MS = 86_400_000;

/** How long this browser may come back to its claim: as long as an anonymous draft is kept. */
export const SESSION_DAYS = 30;

/** A session is prolonged at most once a day, so that reading costs no write. */
const EXTEND_AFTER_MS = DAY_MS;

const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** Recognises a browser by an opaque token of which the database holds only a hash. */
export type BrowserSessions = {
  /** True when the request carries something that looks like our cookie; costs no look-up. */
  hasCookie(request: FastifyRequest): boolean;
  find(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  findOrStart(request: FastifyRequest, reply: FastifyReply): Promise<string>;
};

export function createBrowserSessions(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly isHttps: boolean;
}): BrowserSessions {
  const { db, clock, ids, isHttps } = deps;
  const cookieName = isHttps ? '__Host-plainclaim' : 'plainclaim';

  const tokenOf = (request: FastifyRequest): string | null => {
    const token = request.cookies[cookieName];
    return token !== undefined && TOKEN_SHAPE.test(token) ? token : null;
  };

  const giveCookie = (reply: FastifyReply, token: string) =>
    reply.setCookie(cookieName, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps,
      maxAge: (SESSION_DAYS * DAY_MS) / 1000,
    });

  const find: BrowserSessions['find'] = async (request, reply) => {
    const token = tokenOf(request);
    if (token === null) return null;
    const now = clock.now();
    const session = await findSessionByTokenHash(db, hashToken(token), now);
    if (session === null) return null;
    const expiresAtMs = now + SESSION_DAYS * DAY_MS;
    if (expiresAtMs - session.expiresAtMs > EXTEND_AFTER_MS) {
      await extendSession(db, session.id, now, expiresAtMs);
      giveCookie(reply, token);
    }
    return session.id;
  };

  const start = async (reply: FastifyReply): Promise<string> => {
    const token = ids.secretToken();
    const id = ids.uuid();
    const nowMs = clock.now();
    await insertSession(db, { id, tokenHash: hashToken(token), nowMs, expiresAtMs: nowMs + SESSION_DAYS * DAY_MS });
    giveCookie(reply, token);
    return id;
  };

  return {
    hasCookie: (request) => tokenOf(request) !== null,
    find,
    findOrStart: async (request, reply) => (await find(request, reply)) ?? (await start(reply)),
  };
}
