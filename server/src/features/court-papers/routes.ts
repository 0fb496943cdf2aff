import {
  casesQuerySchema,
  courtPaperCasesAnswerSchema,
  courtPapersAnswerSchema,
  courtPapersQuerySchema,
  courtPapersZipRequestSchema,
  makeCourtPapersRequestSchema,
  openCourtPaperRequestSchema,
  paths,
  problemSchema,
  readPaperQuerySchema,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { PAPER_PAGE_POLICY } from '../../platform/documents/index.ts';
import { anyId, ApiError, type AppPlugin, valueOf } from '../../platform/http/index.ts';
import type { RequestLimits } from '../../platform/limits/index.ts';
import type { BrowserSessions } from '../sessions/index.ts';
import { type ListPapersError, makeListCourtPapers } from './list-court-papers.ts';
import { makeListPaperCases } from './list-paper-cases.ts';
import { type MakeAgainError, makePapersAgain } from './packet/make-papers-again.ts';
import { makeOpenCourtPaper, type OpenPaperError } from './open-court-paper.ts';
import { makeReadCourtPaper } from './read-court-paper.ts';
import { makeZipCourtPapers, type ZipPapersError } from './zip-court-papers.ts';

type Deps = Parameters<typeof makeListCourtPapers>[0] &
  Parameters<typeof makePapersAgain>[0] &
  Parameters<typeof makeOpenCourtPaper>[0] &
  Parameters<typeof makeReadCourtPaper>[0] &
  Parameters<typeof makeListPaperCases>[0] &
  Parameters<typeof makeZipCourtPapers>[0] & {
    readonly sessions: BrowserSessions;
    readonly requestLimits: RequestLimits;
  };

const listStatus = { 'papers.unknown_case': 404 } satisfies Record<ListPapersError['code'], number>;
const makeStatus = {
  'papers.unknown_case': 404,
  'papers.not_included': 409,
  'papers.not_approved': 409,
  'papers.outdated': 409,
  'claim.incomplete': 422,
} satisfies Record<MakeAgainError['code'], number>;
const zipStatus = {
  'papers.unknown_case': 404,
  'papers.not_ready': 409,
} satisfies Record<ZipPapersError['code'], number>;
const openStatus = { 'papers.unknown': 404 } satisfies Record<OpenPaperError['code'], number>;

const listQuery = z.extend(courtPapersQuerySchema, { case_id: anyId });
const makeBody = z.extend(makeCourtPapersRequestSchema, { case_id: anyId });
const zipBody = z.extend(courtPapersZipRequestSchema, { case_id: anyId });
const openBody = z.extend(openCourtPaperRequestSchema, { document_id: anyId });
const pageQuery = z.extend(readPaperQuerySchema, { document_id: anyId });

/** Court papers of a case: where they stand, and each of its PDFs. */
export const courtPaperRoutes = (deps: Deps): AppPlugin => {
  const listCourtPapers = makeListCourtPapers(deps);
  const makeAgain = makePapersAgain(deps);
  const openCourtPaper = makeOpenCourtPaper(deps);
  const readCourtPaper = makeReadCourtPaper(deps);
  const listPaperCases = makeListPaperCases(deps);
  const zipCourtPapers = makeZipCourtPapers(deps);
  const { sessions, requestLimits } = deps;

  return async (app) => {
    app.get(
      paths.courtPapers,
      {
        schema: {
          tags: ['court papers'],
          querystring: listQuery,
          response: { 200: courtPapersAnswerSchema, 404: problemSchema },
        },
      },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        return valueOf(await listCourtPapers(owner, request.query.case_id), listStatus);
      },
    );

    app.post(
      paths.makeCourtPapers,
      {
        schema: {
          tags: ['court papers'],
          body: makeBody,
          response: { 200: courtPapersAnswerSchema, 404: problemSchema, 409: problemSchema, 422: problemSchema },
        },
      },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        if (owner !== null) await requestLimits.spend(reply, 'court-papers', owner.accountId ?? owner.sessionId);
        valueOf(await makeAgain(owner, request.body.case_id), makeStatus);
        return valueOf(await listCourtPapers(owner, request.body.case_id), listStatus);
      },
    );

    app.post(paths.openCourtPaper, { schema: { tags: ['court papers'], body: openBody } }, async (request, reply) => {
      const { document_id, action } = request.body;
      const owner = await sessions.find(request, reply);
      if (owner !== null) await requestLimits.spend(reply, 'letter-pdf', owner.accountId ?? owner.sessionId);
      const { fileName, pdf } = valueOf(await openCourtPaper(owner, document_id), openStatus);
      request.log.info({ event: 'papers.opened', documentId: document_id, state: action }, 'a court paper was opened');
      const disposition = action === 'download' ? 'attachment' : 'inline';
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `${disposition}; filename="${fileName}"`)
        .send(pdf);
    });

    app.get(
      paths.readCourtPaper,
      { schema: { tags: ['court papers'], querystring: pageQuery } },
      async (request, reply) => {
        const { document_id } = request.query;
        const owner = await sessions.find(request, reply);
        if (owner !== null) await requestLimits.spend(reply, 'letter-pdf', owner.accountId ?? owner.sessionId);
        const page = valueOf(await readCourtPaper(owner, document_id), openStatus);
        request.log.info({ event: 'papers.read', documentId: document_id }, 'a court paper was read as a page');
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-security-policy', PAPER_PAGE_POLICY)
          .send(page);
      },
    );

    app.get(
      paths.courtPaperCases,
      {
        schema: {
          tags: ['court papers'],
          querystring: casesQuerySchema,
          response: { 200: courtPaperCasesAnswerSchema, 400: problemSchema, 401: problemSchema },
        },
      },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        if (owner === null || owner.accountId === null) throw new ApiError(401, 'papers.signed_out');
        return listPaperCases(owner.accountId, request.query.page);
      },
    );

    app.post(paths.courtPapersZip, { schema: { tags: ['court papers'], body: zipBody } }, async (request, reply) => {
      const owner = await sessions.find(request, reply);
      if (owner !== null) await requestLimits.spend(reply, 'letter-pdf', owner.accountId ?? owner.sessionId);
      const { case_id: caseId, version } = request.body;
      const { fileName, bytes } = valueOf(await zipCourtPapers(owner, caseId, version), zipStatus);
      request.log.info({ event: 'papers.exported', caseId }, 'court papers were taken as one file');
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(bytes);
    });
  };
};
