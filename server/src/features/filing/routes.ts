import {
  filingAnswerSchema,
  filingLinkAnswerSchema,
  filingQuerySchema,
  handOverAnswerSchema,
  openHandOverRequestSchema,
  paths,
  problemSchema,
  saveFilingRequestSchema,
  takePaperRequestSchema,
  tickFilingRequestSchema,
} from '@plainclaim/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { anyId, ApiError, type AppPlugin, valueOf } from '../../platform/http/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import type { LimitName, RequestLimits } from '../../platform/limits/index.ts';
import type { BrowserSessions, Owner } from '../sessions/index.ts';
import type { FilingAccessError } from './filing-case.ts';
import {
  makeMakeHandOver,
  makeOpenHandOver,
  makeTakePaper,
  type MakeLinkError,
  type OpenLinkError,
  type TakePaperError,
} from './hand-over.ts';
import { makeListFiling } from './list-filing.ts';
import { makeOpenCalendar, type OpenCalendarError } from './open-calendar.ts';
import { makeSaveFiling, type SaveFilingError } from './save-filing.ts';
import { makeTickFiling } from './tick-filing.ts';

type Deps = Parameters<typeof makeListFiling>[0] &
  Parameters<typeof makeSaveFiling>[0] &
  Parameters<typeof makeMakeHandOver>[0] & {
    readonly sessions: BrowserSessions;
    readonly requestLimits: RequestLimits;
  };

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

const problems = {
  400: problemSchema,
  403: problemSchema,
  404: problemSchema,
  409: problemSchema,
  422: problemSchema,
  429: problemSchema,
};

/** Filing: what to type, what follows, and the papers on another device. */
export const filingRoutes = (deps: Deps): AppPlugin => {
  const listFiling = makeListFiling(deps);
  const saveFiling = makeSaveFiling(deps);
  const tickFiling = makeTickFiling(deps);
  const openCalendar = makeOpenCalendar(deps);
  const makeLink = makeMakeHandOver(deps);
  const openLink = makeOpenHandOver(deps);
  const takePaper = makeTakePaper(deps);
  const { sessions, requestLimits } = deps;
  const schema = { tags: ['filing'] };

  /** Who calls, after the call was counted. */
  async function caller(request: FastifyRequest, reply: FastifyReply, limit: LimitName): Promise<Owner | null> {
    const owner = await sessions.find(request, reply);
    if (owner !== null) await requestLimits.spend(reply, limit, owner.accountId ?? owner.sessionId);
    return owner;
  }

  return async (app) => {
    app.get(
      paths.filing,
      { schema: { ...schema, querystring: listQuery, response: { ...problems, 200: filingAnswerSchema } } },
      async (request, reply) =>
        valueOf(await listFiling(await sessions.find(request, reply), request.query.case_id), accessStatus),
    );

    app.post(
      paths.saveFiling,
      { schema: { ...schema, body: saveBody, response: { ...problems, 200: filingAnswerSchema } } },
      async (request, reply) => {
        const owner = await caller(request, reply, 'filing-save');
        const saved = await saveFiling(owner, request.body);
        if (!saved.ok) {
          const { code } = saved.error;
          const wrong = 'problems' in saved.error ? saved.error.problems : [];
          throw new ApiError(saveStatus[code], code, { problems: wrong.map((one) => ({ ...one, params: {} })) });
        }
        request.log.info({ event: 'filing.saved', caseId: request.body.case_id }, 'what the court said was kept');
        const message = messageFor(saved.value.isMailed ? 'filing.saved_mailed' : 'filing.saved');
        return valueOf(await listFiling(owner, request.body.case_id, message), accessStatus);
      },
    );

    app.post(
      paths.tickFiling,
      { schema: { ...schema, body: tickBody, response: { ...problems, 200: filingAnswerSchema } } },
      async (request, reply) => {
        const owner = await caller(request, reply, 'filing-tick');
        const { case_id: caseId, ticked } = request.body;
        valueOf(await tickFiling(owner, caseId, ticked), accessStatus);
        return valueOf(await listFiling(owner, caseId), accessStatus);
      },
    );

    app.post(paths.filingCalendar, { schema: { ...schema, body: listQuery } }, async (request, reply) => {
      const owner = await caller(request, reply, 'letter-pdf');
      const calendar = valueOf(await openCalendar(owner, request.body.case_id), calendarStatus);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="Court-Days.ics"')
        .send(calendar);
    });

    app.post(
      paths.filingLink,
      { schema: { ...schema, body: listQuery, response: { ...problems, 200: filingLinkAnswerSchema } } },
      async (request, reply) => {
        const owner = await caller(request, reply, 'hand-over-link');
        return valueOf(await makeLink(owner, request.body.case_id), linkStatus);
      },
    );

    app.post(
      paths.openHandOver,
      { schema: { ...schema, body: openHandOverRequestSchema, response: { ...problems, 200: handOverAnswerSchema } } },
      async (request, reply) => {
        await requestLimits.spendClient(request, reply, 'hand-over-client');
        return valueOf(await openLink(request.body.code), openStatus);
      },
    );

    app.post(paths.takeHandOverPaper, { schema: { ...schema, body: takeBody } }, async (request, reply) => {
      await requestLimits.spendClient(request, reply, 'hand-over-client');
      const { pass, document_id: documentId } = request.body;
      const { fileName, pdf } = valueOf(await takePaper(pass, documentId), takeStatus);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(pdf);
    });
  };
};
