import '@fastify/cookie';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

export type SessionCookie = {
  read(request: FastifyRequest): string | null;
  give(reply: FastifyReply, token: string, lifeMs: number): void;
  clear(reply: FastifyReply): void;
};

/** The cookie that opens a session. Over HTTPS its name makes browsers refuse it from anywhere but this very host. */
export function sessionCookie(isHttps: boolean): SessionCookie {
  const name = isHttps ? '__Host-plainclaim' : 'plainclaim';
  const kind: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps };
  return {
    read: (request) => {
      const token = request.cookies[name];
      return token !== undefined && TOKEN_SHAPE.test(token) ? token : null;
    },
    give: (reply, token, lifeMs) => void reply.setCookie(name, token, { ...kind, maxAge: Math.floor(lifeMs / 1000) }),
    clear: (reply) => void reply.clearCookie(name, kind),
  };
}
