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
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { RequestLimits } from '../../platform/limits/index.ts';
import type { BrowserSessions } from '../sessions/index.ts';
import { type ListPapersError, makeListCourtPapers } from './list-court-papers.ts';
import { makeListPaperCases } from './list-paper-cases.ts';
import { type MakeAgainError, makePapersAgain } from './make-papers-again.ts';
import { makeOpenCourtPaper, type OpenPaperError } from './open-court-paper.ts';
import { makeZipCourtPapers, type ZipPapersError } from './zip-court-papers.ts';

type Deps = Parameters<typeof makeListCourtPapers>[0] &
  Parameters<typeof makePapersAgain>[0] &
  Parameters<typeof makeOpenCourtPaper>[0] &
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

/** Under a name of its own: lint takes every `.catch` for a promise's. */
const fallingBack = z.catch;

/** An id of the wrong kind is an id of nobody: it gets the same answer as any unknown one. */
const anId = fallingBack(z.string(), '');
const listQuery = z.extend(courtPapersQuerySchema, { case_id: anId });
const makeBody = z.extend(makeCourtPapersRequestSchema, { case_id: anId });
const zipBody = z.extend(courtPapersZipRequestSchema, { case_id: anId });
const openBody = z.extend(openCourtPaperRequestSchema, { document_id: anId });

/** Court papers of a case: where they stand, and each of its PDFs. */
export const courtPaperRoutes = (deps: Deps): AppPlugin => {
  const listCourtPapers = makeListCourtPapers(deps);
  const makeAgain = makePapersAgain(deps);
  const openCourtPaper = makeOpenCourtPaper(deps);
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
        const listed = await listCourtPapers(await sessions.find(request, reply), request.query.case_id);
        if (!listed.ok) throw new ApiError(listStatus[listed.error.code], listed.error.code);
        return listed.value;
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
        if (owner !== null) await requestLimits.spend(reply, 'letter-generation', owner.accountId ?? owner.sessionId);
        const made = await makeAgain(owner, request.body.case_id);
        if (!made.ok) throw new ApiError(makeStatus[made.error.code], made.error.code);
        const listed = await listCourtPapers(owner, request.body.case_id);
        if (!listed.ok) throw new ApiError(listStatus[listed.error.code], listed.error.code);
        return listed.value;
      },
    );

    app.post(paths.openCourtPaper, { schema: { tags: ['court papers'], body: openBody } }, async (request, reply) => {
      const { document_id, action } = request.body;
      const owner = await sessions.find(request, reply);
      if (owner !== null) await requestLimits.spend(reply, 'letter-pdf', owner.accountId ?? owner.sessionId);
      const opened = await openCourtPaper(owner, document_id);
      if (!opened.ok) throw new ApiError(openStatus[opened.error.code], opened.error.code);
      request.log.info({ event: 'papers.opened', documentId: document_id, state: action }, 'a court paper was opened');
      const disposition = action === 'download' ? 'attachment' : 'inline';
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `${disposition}; filename="${opened.value.fileName}"`)
        .send(opened.value.pdf);
    });

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
      const packed = await zipCourtPapers(owner, request.body.case_id, request.body.version);
      if (!packed.ok) throw new ApiError(zipStatus[packed.error.code], packed.error.code);
      request.log.info(
        { event: 'papers.exported', caseId: request.body.case_id },
        'court papers were taken as one file',
      );
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${packed.value.fileName}"`)
        .send(packed.value.bytes);
    });
  };
};
