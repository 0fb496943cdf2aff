import { paths, sessionTimesAnswerSchema } from '@plainclaim/contract';
import type { Clock } from '../../platform/clock/index.ts';
import type { AppPlugin } from '../../platform/http/index.ts';
import type { BrowserSessions } from './browser-sessions.ts';

type Deps = { readonly sessions: BrowserSessions; readonly clock: Clock };

/** When the caller's session ends by itself. Asking does not prolong it, so a screen may ask as often as it likes. */
export const sessionRoutes =
  ({ sessions, clock }: Deps): AppPlugin =>
  async (app) => {
    app.get(
      paths.sessionTimes,
      { schema: { tags: ['account'], response: { 200: sessionTimesAnswerSchema } } },
      async (request) => {
        const ends = await sessions.endsOf(request);
        return {
          success: true,
          now: new Date(clock.now()).toISOString(),
          idleEndsAt: ends === null ? null : new Date(ends.idleEndsAtMs).toISOString(),
          endsAt: ends === null ? null : new Date(ends.endsAtMs).toISOString(),
        };
      },
    );
  };
