import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LimitName, RequestLimits } from '../../platform/limits/index.ts';
import type { BrowserSessions, Owner } from '../sessions/index.ts';

type Deps = { readonly sessions: BrowserSessions; readonly requestLimits: RequestLimits };

/** Who calls, after the call was counted. Costly work is counted per account, wherever it is signed in. */
export const letterCaller =
  ({ sessions, requestLimits }: Deps) =>
  async (request: FastifyRequest, reply: FastifyReply, limit: LimitName): Promise<Owner | null> => {
    const owner = await sessions.find(request, reply);
    if (owner !== null) await requestLimits.spend(reply, limit, owner.accountId ?? owner.sessionId);
    return owner;
  };
