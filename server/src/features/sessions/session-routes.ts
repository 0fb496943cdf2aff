import { paths, sessionTimesAnswerSchema } from '@plainclaim/contract';
import type { AppPlugin } from '../../platform/http/index.ts';
import type { BrowserSessions } from './browser-sessions.ts';

/** When the caller's session ends by itself. Asking does not prolong it, so a screen may ask as often as it likes. */
export const sessionRoutes =
  ({ sessions }: { readonly sessions: BrowserSessions }): AppPlugin =>
  async (app) => {
    app.get(
      paths.sessionTimes,
      { schema: { tags: ['account'], response: { 200: sessionTimesAnswerSchema } } },
      async (request) => {
        const ends = await sessions.endsOf(request);
        return {
          success: true,
          idleEndsAt: ends === null ? null : new Date(ends.idleEndsAtMs).toISOString(),
          endsAt: ends === null ? null : new Date(ends.endsAtMs).toISOString(),
        };
      },
    );
  };
