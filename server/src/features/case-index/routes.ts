import {
  alertDoneRequestSchema,
  alertsAnswerSchema,
  paths,
  searchAnswerSchema,
  searchQuerySchema,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { anyId, type AppPlugin } from '../../platform/http/index.ts';
import { type CallDeps, callRoutes, signedIn } from '../sessions/index.ts';
import { type AlertError, listAlerts, markAlert } from './list-alerts.ts';
import type { IndexDeps } from './look-at-case.ts';
import { searchCases } from './search-cases.ts';

type Deps = IndexDeps & CallDeps;

const doneStatus = { 'alert.unknown': 404 } satisfies Record<AlertError['code'], number>;
const doneBody = z.extend(alertDoneRequestSchema, { case_id: anyId });

/** The search of the signed-in area, and its alerts. */
export const caseIndexRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'cases');
    const access = signedIn('case.signed_out');

    call.get(paths.searchCases, {
      access,
      limit: 'case-search',
      query: searchQuerySchema,
      answer: searchAnswerSchema,
      problems: [400, 401, 429],
      handle: ({ owner, query }) => searchCases(deps, owner.accountId, query.q),
    });

    call.get(paths.caseAlerts, {
      access,
      answer: alertsAnswerSchema,
      problems: [401],
      handle: ({ owner }) => listAlerts(deps, owner.accountId),
    });

    call.post(paths.alertDone, {
      access,
      limit: 'alert-done',
      body: doneBody,
      answer: alertsAnswerSchema,
      problems: [400, 401, 404, 429],
      failures: doneStatus,
      handle: async ({ owner, body, valueOf }) => {
        valueOf(await markAlert(deps, owner.accountId, body));
        return listAlerts(deps, owner.accountId);
      },
    });
  };
