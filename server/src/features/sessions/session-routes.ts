import { paths, sessionTimesAnswerSchema } from '@plainclaim/contract';
import type { Clock } from '../../platform/clock/index.ts';
import type { AppPlugin } from '../../platform/http/index.ts';
import { anyone, type CallDeps, callRoutes } from './call-routes.ts';

type Deps = CallDeps & { readonly clock: Clock };

/** When the caller's session ends by itself. Asking does not extend it, so a screen may ask as often as it likes. */
export const sessionRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    callRoutes(app, deps, 'account').get(paths.sessionTimes, {
      access: anyone,
      answer: sessionTimesAnswerSchema,
      handle: async ({ request }) => {
        const ends = await deps.sessions.endsOf(request);
        return {
          success: true,
          now: new Date(deps.clock.now()).toISOString(),
          idleEndsAt: ends === null ? null : new Date(ends.idleEndsAtMs).toISOString(),
          endsAt: ends === null ? null : new Date(ends.endsAtMs).toISOString(),
        };
      },
    });
  };
