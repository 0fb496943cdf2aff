import {
  makeTrialBookRequestSchema,
  openTrialPaperRequestSchema,
  paths,
  problemSchema,
  readPaperQuerySchema,
  saveTrialNotesRequestSchema,
  trialPrepAnswerSchema,
  trialPrepQuerySchema,
  trialZipRequestSchema,
} from '@plainclaim/contract';
import type { Result } from '@plainclaim/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { PAPER_PAGE_POLICY } from '../../platform/documents/index.ts';
import { anyId, type AppPlugin } from '../../platform/http/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import type { LimitName, RequestLimits } from '../../platform/limits/index.ts';
import type { BrowserSessions, Owner } from '../sessions/index.ts';
import { makeListTrialPrep } from './list-trial-prep.ts';
import { makeOpenTrialPaper, makeReadTrialPaper, makeZipTrialPapers } from './open-trial-paper.ts';
import { makeOrderTrialBook, makePreviewOutline } from './order-trial-book.ts';
import { refusalOf } from './problems.ts';
import { makeSaveTrialNotes } from './save-trial-notes.ts';

type Deps = Parameters<typeof makeListTrialPrep>[0] &
  Parameters<typeof makeSaveTrialNotes>[0] &
  Parameters<typeof makeOrderTrialBook>[0] &
  Parameters<typeof makeOpenTrialPaper>[0] & {
    readonly sessions: BrowserSessions;
    readonly requestLimits: RequestLimits;
  };

const listQuery = z.extend(trialPrepQuerySchema, { case_id: anyId });
const saveBody = z.extend(saveTrialNotesRequestSchema, { case_id: anyId });
const makeBody = z.extend(makeTrialBookRequestSchema, { case_id: anyId });
const zipBody = z.extend(trialZipRequestSchema, { case_id: anyId });
const openBody = z.extend(openTrialPaperRequestSchema, { document_id: anyId });
const pageQuery = z.extend(readPaperQuerySchema, { document_id: anyId });

const answers = {
  200: trialPrepAnswerSchema,
  401: problemSchema,
  403: problemSchema,
  404: problemSchema,
  409: problemSchema,
  422: problemSchema,
  429: problemSchema,
};

function valueOf<T>(result: Result<T, Parameters<typeof refusalOf>[0]>): T {
  if (!result.ok) throw refusalOf(result.error);
  return result.value;
}

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', PAPER_PAGE_POLICY)
    .send(page);

/** Notes for the trial of a case, and the papers that are made from them. */
export const trialPrepRoutes = (deps: Deps): AppPlugin => {
  const listTrialPrep = makeListTrialPrep(deps);
  const saveNotes = makeSaveTrialNotes(deps);
  const orderBook = makeOrderTrialBook(deps);
  const openPaper = makeOpenTrialPaper(deps);
  const readPaper = makeReadTrialPaper(deps);
  const previewOutline = makePreviewOutline(deps);
  const zipPapers = makeZipTrialPapers(deps);
  const { sessions, requestLimits } = deps;

  /** Who calls, after the call was counted. */
  async function caller(request: FastifyRequest, reply: FastifyReply, limit: LimitName): Promise<Owner | null> {
    const owner = await sessions.find(request, reply);
    if (owner !== null) await requestLimits.spend(reply, limit, owner.accountId ?? owner.sessionId);
    return owner;
  }

  return async (app) => {
    const schema = { tags: ['trial papers'] };

    app.get(
      paths.trialPrep,
      { schema: { ...schema, querystring: listQuery, response: answers } },
      async (request, reply) =>
        valueOf(await listTrialPrep(await sessions.find(request, reply), request.query.case_id)),
    );

    app.post(
      paths.saveTrialNotes,
      { schema: { ...schema, body: saveBody, response: answers } },
      async (request, reply) => {
        const owner = await caller(request, reply, 'trial-notes');
        valueOf(await saveNotes(owner, request.body));
        return valueOf(await listTrialPrep(owner, request.body.case_id, messageFor('trial.saved')));
      },
    );

    app.post(
      paths.makeTrialBook,
      { schema: { ...schema, body: makeBody, response: answers } },
      async (request, reply) => {
        const owner = await caller(request, reply, 'trial-book');
        valueOf(await orderBook(owner, request.body.case_id));
        return valueOf(await listTrialPrep(owner, request.body.case_id, messageFor('trial.started')));
      },
    );

    app.post(paths.openTrialPaper, { schema: { ...schema, body: openBody } }, async (request, reply) => {
      const { document_id, action } = request.body;
      const { fileName, pdf } = valueOf(await openPaper(await caller(request, reply, 'letter-pdf'), document_id));
      request.log.info({ event: 'trial.opened', documentId: document_id, state: action }, 'a trial paper was opened');
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `${action === 'download' ? 'attachment' : 'inline'}; filename="${fileName}"`)
        .send(pdf);
    });

    app.get(paths.readTrialPaper, { schema: { ...schema, querystring: pageQuery } }, async (request, reply) => {
      const { document_id } = request.query;
      const page = valueOf(await readPaper(await caller(request, reply, 'letter-pdf'), document_id));
      request.log.info({ event: 'trial.read', documentId: document_id }, 'a trial paper was read as a page');
      return sendPage(reply, page);
    });

    app.get(paths.trialOutline, { schema: { ...schema, querystring: listQuery } }, async (request, reply) =>
      sendPage(reply, valueOf(await previewOutline(await caller(request, reply, 'letter-pdf'), request.query.case_id))),
    );

    app.post(paths.trialZip, { schema: { ...schema, body: zipBody } }, async (request, reply) => {
      const { case_id } = request.body;
      const { fileName, bytes } = valueOf(await zipPapers(await caller(request, reply, 'letter-pdf'), case_id));
      request.log.info({ event: 'trial.exported', caseId: case_id }, 'trial papers were taken as one file');
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(bytes);
    });
  };
};
