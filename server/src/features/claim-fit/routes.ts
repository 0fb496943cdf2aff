import { claimFitAnswerSchema, courtRangeAnswerSchema, paths } from '@plainclaim/contract';
import { assessClaim, claimDays, type ClaimFit, err, type JurisdictionPack, ok, type Result } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type AppPlugin, type FieldProblem, sendFile } from '../../platform/http/index.ts';
import { counted } from '../../platform/limits/index.ts';
import { type ClaimRepository, openFitClaim } from '../drafts/index.ts';
import { anyone, type CallDeps, callRoutes, type Owner } from '../sessions/index.ts';
import { calendarFile } from './calendar-file.ts';
import { presentFit } from './presenter.ts';

type Deps = CallDeps & {
  readonly db: Db;
  readonly claims: ClaimRepository;
  readonly clock: Clock;
  readonly pack: JurisdictionPack;
};

/** Where the caller's claim stands by the court's rules, and the ranges of the court's parts. */
export const claimFitRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { clock, pack } = deps;
    const call = callRoutes(app, deps, 'claim');
    const assessed = { sessionLimit: 'claim-fit', clientLimit: 'claim-fit-client', failures: fitStatus } as const;

    call.get(paths.claimFit, {
      ...assessed,
      answer: claimFitAnswerSchema,
      problems: [404, 422, 429],
      handle: async ({ owner, valueOf }) => presentFit(valueOf(await assessOwned(deps, owner)).fit, pack),
    });

    call.get(paths.claimCalendar, {
      ...assessed,
      media: { produces: ['text/calendar'] },
      answer: z.string(),
      handle: async ({ owner, reply, valueOf }) => {
        const { fit, claimId } = valueOf(await assessOwned(deps, owner));
        return sendFile(
          reply,
          { type: 'text/calendar; charset=utf-8', name: 'claim-dates.ics', action: 'download' },
          calendarFile(claimDays(fit, pack), claimId, clock.now()),
        );
      },
    });

    callRoutes(app, deps, 'reference').get(paths.courtRange, {
      access: anyone,
      answer: courtRangeAnswerSchema,
      handle: async () => ({
        success: true,
        parts: pack.courtParts(clock.today()).map(({ part, upTo, name }) => ({ part, upTo, name })),
        responseDays: pack.usualResponseDays,
      }),
    });
  };

type FitError =
  | { readonly code: 'draft.none' }
  | { readonly code: 'claim.incomplete'; readonly problems: readonly FieldProblem[] };

const fitStatus = { 'draft.none': 404, 'claim.incomplete': 422 } satisfies Record<FitError['code'], number>;

/** The caller's own claim by today's rules, before it is paid for. */
async function assessOwned(
  { db, claims, clock, pack }: Deps,
  owner: Owner | null,
): Promise<Result<{ readonly fit: ClaimFit; readonly claimId: string }, FitError>> {
  const stored = owner === null ? null : await claims.findCurrentOwned(db, owner);
  if (stored === null) return err({ code: 'draft.none' });
  const claim = await openFitClaim(db, { clock, pack }, stored);
  if (!claim.ok) return err({ code: 'claim.incomplete', problems: claim.error.problems });
  return ok({ fit: counted(() => assessClaim(claim.value, pack, clock.today())), claimId: stored.id });
}
