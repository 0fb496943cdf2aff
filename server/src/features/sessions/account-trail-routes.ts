import { type AccountTrailAnswer, accountTrailAnswerSchema, paths } from '@plainclaim/contract';
import { readAccountTrail } from '../../platform/audit/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { AppPlugin } from '../../platform/http/index.ts';
import { type CallDeps, callRoutes, signedIn } from './call-routes.ts';

type Deps = CallDeps & { readonly db: Db };

/** More than anybody reads through; older ones stay in the trail. */
const MOST_SHOWN = 50;

/** What happened to the account, the newest first. */
export async function accountTrailAnswer({ db }: Pick<Deps, 'db'>, accountId: string): Promise<AccountTrailAnswer> {
  const rows = await readAccountTrail(db, accountId, MOST_SHOWN);
  return { success: true, events: rows.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs).toISOString() })) };
}

/** What happened to the account, for its owner. */
export const accountTrailRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    callRoutes(app, deps, 'account').get(paths.accountTrail, {
      access: signedIn('account.signed_out'),
      answer: accountTrailAnswerSchema,
      problems: [401],
      handle: ({ owner }) => accountTrailAnswer(deps, owner.accountId),
    });
  };
