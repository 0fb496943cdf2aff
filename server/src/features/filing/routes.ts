import {
  filingAnswerSchema,
  filingLinkAnswerSchema,
  filingQuerySchema,
  handOverAnswerSchema,
  openHandOverRequestSchema,
  paths,
  saveFilingRequestSchema,
  takePaperRequestSchema,
  tickFilingRequestSchema,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { anyId, type AppPlugin, sendFile } from '../../platform/http/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import { anyone, type CallDeps, callRoutes } from '../sessions/index.ts';
import type { FilingAccessError } from './filing-case.ts';
import {
  makeHandOver,
  openHandOver,
  takePaper,
  type MakeLinkError,
  type OpenLinkError,
  type TakePaperError,
} from './hand-over.ts';
import { listFiling } from './list-filing.ts';
import { openCalendar, type OpenCalendarError } from './open-calendar.ts';
import { saveFiling, type SaveFilingError } from './save-filing.ts';
import { tickFiling } from './tick-filing.ts';

type Deps = Parameters<typeof listFiling>[0] &
  Parameters<typeof saveFiling>[0] &
  Parameters<typeof makeHandOver>[0] &
  CallDeps;

const accessStatus = {
  'filing.unknown_case': 404,
  'filing.not_here': 409,
} satisfies Record<FilingAccessError['code'], number>;
const saveStatus = {
  ...accessStatus,
  'filing.changed_elsewhere': 409,
  'filing.no_day': 422,
  'filing.day_to_come': 422,
  'filing.day_before_filing': 422,
  'filing.filing_day_missing': 422,
} satisfies Record<SaveFilingError['code'], number>;
const calendarStatus = {
  ...accessStatus,
  'filing.no_days_yet': 409,
} satisfies Record<OpenCalendarError['code'], number>;
const linkStatus = { ...accessStatus, 'papers.not_ready': 409 } satisfies Record<MakeLinkError['code'], number>;
const openStatus = { 'filing.link_over': 404 } satisfies Record<OpenLinkError['code'], number>;
const takeStatus = { 'filing.pass_over': 404 } satisfies Record<TakePaperError['code'], number>;

const listQuery = z.extend(filingQuerySchema, { case_id: anyId });
const saveBody = z.extend(saveFilingRequestSchema, { case_id: anyId });
const tickBody = z.extend(tickFilingRequestSchema, { case_id: anyId });
const takeBody = z.extend(takePaperRequestSchema, { document_id: anyId });

const problems = [400, 403, 404, 409, 422, 429];

/** Filing: what to type, what follows, and the papers on another device. */
export const filingRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'filing');

    call.get(paths.filing, {
      query: listQuery,
      answer: filingAnswerSchema,
      problems,
      failures: accessStatus,
      handle: async ({ owner, query, valueOf }) => valueOf(await listFiling(deps, owner, query.case_id)),
    });

    call.post(paths.saveFiling, {
      limit: 'filing-save',
      body: saveBody,
      answer: filingAnswerSchema,
      problems,
      failures: saveStatus,
      handle: async ({ owner, body, request, valueOf }) => {
        const { isMailed } = valueOf(await saveFiling(deps, owner, body));
        request.log.info({ event: 'filing.saved', caseId: body.case_id }, 'what the court said was kept');
        const message = messageFor(isMailed ? 'filing.saved_mailed' : 'filing.saved');
        return valueOf(await listFiling(deps, owner, body.case_id, message));
      },
    });

    call.post(paths.tickFiling, {
      limit: 'filing-tick',
      body: tickBody,
      answer: filingAnswerSchema,
      problems,
      failures: accessStatus,
      handle: async ({ owner, body: { case_id: caseId, ticked }, valueOf }) => {
        valueOf(await tickFiling(deps, owner, caseId, ticked));
        return valueOf(await listFiling(deps, owner, caseId));
      },
    });

    call.post(paths.filingCalendar, {
      limit: 'letter-pdf',
      body: listQuery,
      failures: calendarStatus,
      handle: async ({ owner, body, reply, valueOf }) => {
        const calendar = valueOf(await openCalendar(deps, owner, body.case_id));
        return sendFile(
          reply,
          { type: 'text/calendar; charset=utf-8', name: 'Court-Days.ics', action: 'download' },
          calendar,
        );
      },
    });

    call.post(paths.filingLink, {
      limit: 'hand-over-link',
      body: listQuery,
      answer: filingLinkAnswerSchema,
      problems,
      failures: linkStatus,
      handle: async ({ owner, body, valueOf }) => valueOf(await makeHandOver(deps, owner, body.case_id)),
    });

    call.post(paths.openHandOver, {
      access: anyone,
      clientLimit: 'hand-over-client',
      body: openHandOverRequestSchema,
      answer: handOverAnswerSchema,
      problems,
      failures: openStatus,
      handle: async ({ body, valueOf }) => valueOf(await openHandOver(deps, body.code)),
    });

    call.post(paths.takeHandOverPaper, {
      access: anyone,
      clientLimit: 'hand-over-client',
      body: takeBody,
      failures: takeStatus,
      handle: async ({ body: { pass, document_id: documentId }, reply, valueOf }) => {
        const { fileName, pdf } = valueOf(await takePaper(deps, pass, documentId));
        return sendFile(reply, { type: 'application/pdf', name: fileName, action: 'download' }, pdf);
      },
    });
  };
