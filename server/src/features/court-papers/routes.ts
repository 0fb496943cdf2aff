import {
  pageQuerySchema,
  courtPaperCasesAnswerSchema,
  courtPapersAnswerSchema,
  courtPapersQuerySchema,
  courtPapersZipRequestSchema,
  makeCourtPapersRequestSchema,
  openCourtPaperRequestSchema,
  paths,
  readPaperQuerySchema,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { PAPER_PAGE_POLICY } from '../../platform/documents/index.ts';
import { anyId, type AppPlugin, sendFile, sendPage } from '../../platform/http/index.ts';
import { type CallDeps, callRoutes, signedIn } from '../sessions/index.ts';
import { type ListPapersError, listCourtPapers } from './list-court-papers.ts';
import { listPaperCases } from './list-paper-cases.ts';
import { type MakeAgainError, makePapersAgain } from './packet/make-papers-again.ts';
import { openCourtPaper, type OpenPaperError } from './open-court-paper.ts';
import { readCourtPaper } from './read-court-paper.ts';
import { zipCourtPapers, type ZipPapersError } from './zip-court-papers.ts';

type Deps = Parameters<typeof listCourtPapers>[0] &
  Parameters<typeof makePapersAgain>[0] &
  Parameters<typeof openCourtPaper>[0] &
  Parameters<typeof readCourtPaper>[0] &
  Parameters<typeof listPaperCases>[0] &
  Parameters<typeof zipCourtPapers>[0] &
  CallDeps;

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
export const courtPaperRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'court papers');

    call.get(paths.courtPapers, {
      query: listQuery,
      answer: courtPapersAnswerSchema,
      problems: [404],
      failures: listStatus,
      handle: async ({ owner, query, valueOf }) => valueOf(await listCourtPapers(deps, owner, query.case_id)),
    });

    call.post(paths.makeCourtPapers, {
      limit: 'court-papers',
      body: makeBody,
      answer: courtPapersAnswerSchema,
      problems: [404, 409, 422],
      failures: makeStatus,
      handle: async ({ owner, body, valueOf }) => {
        valueOf(await makePapersAgain(deps, owner, body.case_id));
        return valueOf(await listCourtPapers(deps, owner, body.case_id));
      },
    });

    call.post(paths.openCourtPaper, {
      limit: 'letter-pdf',
      body: openBody,
      failures: openStatus,
      handle: async ({ owner, body, request, reply, valueOf }) => {
        const { document_id: documentId, action, sealed } = body;
        const { fileName, pdf } = valueOf(await openCourtPaper(deps, owner, documentId, sealed));
        request.log.info({ event: 'papers.opened', documentId, state: action }, 'a court paper was opened');
        return sendFile(reply, { type: 'application/pdf', name: fileName, action }, pdf);
      },
    });

    call.get(paths.readCourtPaper, {
      limit: 'letter-pdf',
      query: pageQuery,
      failures: openStatus,
      handle: async ({ owner, query, request, reply, valueOf }) => {
        const page = valueOf(await readCourtPaper(deps, owner, query.document_id));
        request.log.info({ event: 'papers.read', documentId: query.document_id }, 'a court paper was read as a page');
        return sendPage(reply, page, PAPER_PAGE_POLICY);
      },
    });

    call.get(paths.courtPaperCases, {
      access: signedIn('papers.signed_out'),
      query: pageQuerySchema,
      answer: courtPaperCasesAnswerSchema,
      problems: [400, 401],
      handle: ({ owner, query }) => listPaperCases(deps, owner.accountId, query.page),
    });

    call.post(paths.courtPapersZip, {
      limit: 'letter-pdf',
      body: zipBody,
      failures: zipStatus,
      handle: async ({ owner, body, request, reply, valueOf }) => {
        const { case_id: caseId, version } = body;
        const { fileName, bytes } = valueOf(await zipCourtPapers(deps, owner, caseId, version));
        request.log.info({ event: 'papers.exported', caseId }, 'court papers were taken as one file');
        return sendFile(reply, { type: 'application/zip', name: fileName, action: 'download' }, bytes);
      },
    });
  };
