import { claimFitAnswerSchema, courtRangeAnswerSchema, paths, problemSchema } from '@plainclaim/contract';
import { assessClaim, claimDays, type JurisdictionPack } from '@plainclaim/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import { counted, type RequestLimits } from '../../platform/limits/index.ts';
import { type ClaimRepository, openFitClaim } from '../drafts/index.ts';
import type { BrowserSessions } from '../sessions/index.ts';
import { calendarFile } from './calendar-file.ts';
import { presentFit } from './presenter.ts';

type Deps = {
  readonly db: Db;
  readonly claims: ClaimRepository;
  readonly clock: Clock;
  readonly sessions: BrowserSessions;
  readonly requestLimits: RequestLimits;
  readonly pack: JurisdictionPack;
};

/** Where the caller's claim stands by the court's rules, and the ranges of the court's parts. */
export const claimFitRoutes =
  ({ db, claims, clock, sessions, requestLimits, pack }: Deps): AppPlugin =>
  async (app) => {
    /** The caller's own claim by today's rules, before it is paid for. Throws the refusal. */
    async function assess(request: FastifyRequest, reply: FastifyReply) {
      const owner = await sessions.find(request, reply);
      if (owner !== null) await requestLimits.spend(reply, 'claim-fit', owner.sessionId);
      await requestLimits.spendClient(request, reply, 'claim-fit-client');
      const stored = owner === null ? null : await claims.findCurrentOwned(db, owner);
      if (stored === null) throw new ApiError(404, 'draft.none');
      const claim = await openFitClaim(db, { clock, pack }, stored);
      if (!claim.ok) throw new ApiError(422, 'claim.incomplete', { problems: claim.error.problems });
      return { fit: counted(() => assessClaim(claim.value, pack, clock.today())), claimId: stored.id };
    }

    app.get(
      paths.claimFit,
      {
        schema: {
          tags: ['claim'],
          response: { 200: claimFitAnswerSchema, 404: problemSchema, 422: problemSchema, 429: problemSchema },
        },
      },
      async (request, reply) => presentFit((await assess(request, reply)).fit, pack),
    );

    app.get(
      paths.claimCalendar,
      {
        schema: {
          tags: ['claim'],
          produces: ['text/calendar'],
          response: { 200: z.string() },
        },
      },
      async (request, reply) => {
        const { fit, claimId } = await assess(request, reply);
        return reply
          .type('text/calendar; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-disposition', 'attachment; filename="claim-dates.ics"')
          .send(calendarFile(claimDays(fit, pack), claimId, clock.now()));
      },
    );

    app.get(
      paths.courtRange,
      { schema: { tags: ['reference'], response: { 200: courtRangeAnswerSchema } } },
      async () => ({
        success: true,
        parts: pack.courtParts(clock.today()).map(({ part, upTo, name }) => ({ part, upTo, name })),
        responseDays: pack.usualResponseDays,
      }),
    );
  };
