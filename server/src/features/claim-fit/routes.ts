import { claimFitAnswerSchema, courtRangeAnswerSchema, paths, problemSchema } from '@plainclaim/contract';
import { assessClaim, type JurisdictionPack } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import { type ClaimRepository, openClaim } from '../drafts/index.ts';
import type { BrowserSessions } from '../sessions/index.ts';

type Deps = {
  readonly db: Db;
  readonly claims: ClaimRepository;
  readonly clock: Clock;
  readonly sessions: BrowserSessions;
  readonly pack: JurisdictionPack;
};

/** Where the caller's claim stands by the court's rules, and the ranges of the court's parts. */
export const claimFitRoutes =
  ({ db, claims, clock, sessions, pack }: Deps): AppPlugin =>
  async (app) => {
    app.get(
      paths.claimFit,
      {
        schema: {
          tags: ['claim'],
          response: { 200: claimFitAnswerSchema, 404: problemSchema, 422: problemSchema },
        },
      },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        const stored = owner === null ? null : await claims.findCurrentOwned(db, owner);
        if (stored === null) throw new ApiError(404, 'draft.none');
        const claim = await openClaim(db, clock, stored);
        if (!claim.ok) throw new ApiError(422, 'claim.incomplete', { problems: claim.error.problems });
        const fit = assessClaim(claim.value, pack, clock.today());
        return {
          success: true,
          courtPart: fit.courtPart,
          counties: [...fit.counties],
          countyToConfirm: fit.countyToConfirm,
          fees:
            fit.fees === null
              ? null
              : {
                  filing: fit.fees.filing,
                  extraDefendants: fit.fees.extraDefendants,
                  service: fit.fees.service,
                  confirm: fit.fees.certainty !== 'official',
                },
          limit: fit.limit,
          letterDeadline: fit.letterDeadline,
          findings: fit.findings.map((finding) => ({ ...finding, params: { ...finding.params } })),
        };
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
