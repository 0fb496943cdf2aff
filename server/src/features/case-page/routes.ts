import {
  type CasePageAnswer,
  casePageAnswerSchema,
  casePageQuerySchema,
  letterTrailAnswerSchema,
  paths,
  recordOutcomeRequestSchema,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { readAuditTrail } from '../../platform/audit/index.ts';
import { anyId, type AppPlugin } from '../../platform/http/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import { presentTrailEvent } from '../letters/index.ts';
import { type CallDeps, callRoutes, signedIn } from '../sessions/index.ts';
import { caseFileStateOf } from '../case-file/index.ts';
import { type CasePageDeps, type CasePageError, openCasePage } from './open-case-page.ts';
import { presentCasePage } from './present-case-page.ts';
import { recordOutcome, type RecordOutcomeError } from './record-outcome.ts';

type Deps = CasePageDeps & CallDeps;

const openStatus = { 'case.unknown': 404 } satisfies Record<CasePageError['code'], number>;
const recordStatus = {
  ...openStatus,
  'outcome.no_letter': 409,
  'outcome.changed_elsewhere': 409,
  'outcome.no_day': 422,
  'outcome.no_amount': 422,
  'outcome.day_to_come': 422,
  'outcome.before_letter': 422,
  'outcome.amount_needed': 422,
  'outcome.more_than_open': 422,
  'outcome.by_needed': 422,
  'outcome.by_before': 422,
  'outcome.words_long': 422,
} satisfies Record<RecordOutcomeError['code'], number>;

const pageQuery = z.extend(casePageQuerySchema, { case_id: anyId });
const outcomeBody = z.extend(recordOutcomeRequestSchema, { case_id: anyId, id: anyId });

/** The page of one case: where it is, what comes next, and what its owner writes down. */
export const casePageRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'cases');
    const access = signedIn('case.signed_out');
    // The page shows it too, and would have to ask for it alone.
    const withCaseFile = async (page: Omit<CasePageAnswer, 'case_file'>): Promise<CasePageAnswer> => ({
      ...page,
      case_file: await caseFileStateOf(deps.db, page.case_id),
    });

    call.get(paths.casePage, {
      access,
      query: pageQuery,
      answer: casePageAnswerSchema,
      problems: [400, 401, 404],
      failures: openStatus,
      handle: async ({ owner, query, valueOf }) =>
        withCaseFile(presentCasePage(valueOf(await openCasePage(deps, deps.db, owner, query.case_id)))),
    });

    call.get(paths.caseHistory, {
      access,
      query: pageQuery,
      answer: letterTrailAnswerSchema,
      problems: [400, 401, 404],
      failures: openStatus,
      handle: async ({ owner, query, valueOf }) => {
        const { stored } = valueOf(await openCasePage(deps, deps.db, owner, query.case_id));
        const rows = await readAuditTrail(deps.db, stored.id);
        return { success: true, case_id: stored.id, events: rows.map((row) => presentTrailEvent(row)) };
      },
    });

    call.post(paths.recordOutcome, {
      access,
      limit: 'case-outcome',
      body: outcomeBody,
      answer: casePageAnswerSchema,
      problems: [400, 401, 404, 409, 422, 429],
      failures: recordStatus,
      handle: async ({ owner, body, request, valueOf }) => {
        valueOf(await recordOutcome(deps, owner, body));
        request.log.info({ event: 'case.outcome', caseId: body.case_id }, 'what happened was written down');
        const page = valueOf(await openCasePage(deps, deps.db, owner, body.case_id));
        return withCaseFile(presentCasePage(page, messageFor('outcome.saved')));
      },
    });
  };
