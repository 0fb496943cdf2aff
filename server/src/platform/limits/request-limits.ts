import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '@plainclaim/domain';
import { ApiError } from '../http/index.ts';
import type { TokenHashing } from '../security/index.ts';
import { isFromThisMachine, networkOf } from './client-address.ts';
import type { ClientLimitName, LimitName } from './limit-rules.ts';
import type { LimitRefusal, Limits } from './limits.ts';

/** The limits as routes use them: a refusal becomes the answer 429 or 503 with `Retry-After`. */
export type RequestLimits = {
  /** @throws ApiError */
  spend(reply: FastifyReply, name: LimitName, subject: string): Promise<void>;
  /** Counts by where the request came from. @throws ApiError */
  spendClient(request: FastifyRequest, reply: FastifyReply, name: ClientLimitName): Promise<void>;
  giveBack(name: LimitName, subject: string): Promise<void>;
  /** Null for this machine itself in development, where many people test from one address. */
  clientOf(request: FastifyRequest): string | null;
};

/** Says when to come back, and gives the error to throw. */
export function refusedByLimit(reply: FastifyReply, refusal: LimitRefusal): ApiError {
  reply.header('retry-after', String(refusal.retryAfterSeconds));
  return new ApiError(refusal.code === 'server.busy' ? 503 : 429, refusal.code);
}

function allowed(reply: FastifyReply, taken: Result<null, LimitRefusal>): void {
  if (!taken.ok) throw refusedByLimit(reply, taken.error);
}

export function requestLimits(deps: {
  readonly limits: Limits;
  readonly hashing: TokenHashing;
  readonly isProduction: boolean;
}): RequestLimits {
  const { limits, hashing, isProduction } = deps;
  const clientOf: RequestLimits['clientOf'] = (request) =>
    !isProduction && isFromThisMachine(request) ? null : hashing.fingerprint('client', networkOf(request.ip));
  return {
    spend: async (reply, name, subject) => allowed(reply, await limits.take(name, subject)),
    spendClient: async (request, reply, name) => {
      const client = clientOf(request);
      if (client !== null) allowed(reply, await limits.take(name, client));
    },
    giveBack: (name, subject) => limits.giveBack(name, subject),
    clientOf,
  };
}
