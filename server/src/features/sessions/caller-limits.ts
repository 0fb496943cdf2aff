import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLimits } from '../../platform/limits/index.ts';
import type { BrowserSessions } from './browser-sessions.ts';

type Spend = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Limits of public look-ups, which know nothing of sessions themselves. */
export function callerLimits({
  sessions,
  requestLimits,
}: {
  readonly sessions: BrowserSessions;
  readonly requestLimits: RequestLimits;
}): { readonly spendCouponLook: Spend; readonly spendAddressLook: Spend } {
  /** A browser that has begun a claim is known by its session; any other only by where it asks from. */
  async function subjectOf(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const owner = await sessions.find(request, reply);
    return owner?.sessionId ?? requestLimits.clientOf(request);
  }

  return {
    spendCouponLook: async (request, reply) => {
      const subject = await subjectOf(request, reply);
      if (subject !== null) await requestLimits.spend(reply, 'coupon', subject);
      // Whoever throws the cookie away gets a new session each time, so the place counts as well.
      await requestLimits.spendClient(request, reply, 'coupon-client');
    },
    spendAddressLook: async (request, reply) => {
      const subject = await subjectOf(request, reply);
      if (subject !== null) await requestLimits.spend(reply, 'address', subject);
      await requestLimits.spendClient(request, reply, 'address-client');
    },
  };
}
