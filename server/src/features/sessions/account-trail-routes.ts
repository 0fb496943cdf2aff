import { accountTrailAnswerSchema, paths, problemSchema } from '@plainclaim/contract';
import { readAccountTrail } from '../../platform/audit/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { AppPlugin } from '../../platform/http/index.ts';
import type { BrowserSessions } from './browser-sessions.ts';
import { signedInOnly } from './signed-in-only.ts';

type Deps = { readonly db: Db; readonly sessions: BrowserSessions };

/** More than anybody reads through; older ones stay in the trail. */
const MOST_SHOWN = 50;

/** What happened to the account, for its owner. */
export const accountTrailRoutes =
  ({ db, sessions }: Deps): AppPlugin =>
  async (app) => {
    app.get(
      paths.accountTrail,
      { schema: { tags: ['account'], response: { 200: accountTrailAnswerSchema, 401: problemSchema } } },
      async (request, reply) => {
        const { accountId } = signedInOnly(await sessions.find(request, reply));
        const rows = await readAccountTrail(db, accountId, MOST_SHOWN);
        return {
          success: true,
          events: rows.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs).toISOString() })),
        };
      },
    );
  };
