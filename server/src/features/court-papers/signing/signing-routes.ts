import {
  correctFactsRequestSchema,
  courtPapersAnswerSchema,
  courtPapersQuerySchema,
  paths,
  signComplaintRequestSchema,
  signingAnswerSchema,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { anyId, type AppPlugin } from '../../../platform/http/index.ts';
import { type CallDeps, callRoutes } from '../../sessions/index.ts';
import { type CorrectFactsError, correctFacts } from './correct-facts.ts';
import { listCourtPapers } from '../list-court-papers.ts';
import { readForSigning, type ReadForSigningError } from './read-for-signing.ts';
import { signComplaint, type SignError } from './sign-complaint.ts';

type Deps = Parameters<typeof listCourtPapers>[0] &
  Parameters<typeof readForSigning>[0] &
  Parameters<typeof signComplaint>[0] &
  Parameters<typeof correctFacts>[0] &
  CallDeps;

const readStatus = {
  'papers.unknown_case': 404,
  'papers.not_ready': 409,
} satisfies Record<ReadForSigningError['code'], number>;
const signStatus = {
  'papers.unknown_case': 404,
  'papers.not_ready': 409,
  'papers.outdated': 409,
  'papers.read_again': 409,
  'papers.sign_by_hand': 409,
  'papers.undecided': 409,
  'papers.statement_missing': 422,
} satisfies Record<SignError['code'], number>;
const correctStatus = {
  'papers.unknown_case': 404,
  'papers.not_ready': 409,
  'papers.outdated': 409,
  'papers.read_again': 409,
  'papers.facts_stopped': 409,
  'papers.facts_missing': 422,
  'papers.facts_private': 422,
  'papers.facts_military': 422,
  'papers.facts_health': 422,
  'papers.facts_immigration': 422,
  'papers.facts_not_english': 422,
  'papers.facts_too_long': 422,
  'papers.facts_unprintable': 422,
  'papers.answer_unknown': 422,
} satisfies Record<CorrectFactsError['code'], number>;

const readQuery = z.extend(courtPapersQuerySchema, { case_id: anyId });
const signBody = z.extend(signComplaintRequestSchema, { case_id: anyId });
const correctBody = z.extend(correctFactsRequestSchema, { case_id: anyId });

/** Reading the complaint before it is signed, correcting its facts, and signing it. */
export const paperSigningRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'court papers');

    call.get(paths.courtPapersSigning, {
      query: readQuery,
      answer: signingAnswerSchema,
      problems: [404, 409],
      failures: readStatus,
      handle: async ({ owner, query, valueOf }) => valueOf(await readForSigning(deps, owner, query.case_id)),
    });

    call.post(paths.signCourtPapers, {
      limit: 'court-papers',
      body: signBody,
      answer: courtPapersAnswerSchema,
      problems: [400, 404, 409, 422],
      failures: signStatus,
      handle: async ({ owner, body, request, valueOf }) => {
        const { case_id: caseId, read_sha256: readSha256, agreed } = body;
        valueOf(await signComplaint(deps, owner, { caseId, readSha256, agreed }));
        request.log.info({ event: 'papers.signed', caseId }, 'a complaint was signed');
        return valueOf(await listCourtPapers(deps, owner, caseId));
      },
    });

    call.post(paths.correctCourtFacts, {
      limit: 'court-papers',
      body: correctBody,
      answer: courtPapersAnswerSchema,
      problems: [400, 404, 409, 422],
      failures: correctStatus,
      handle: async ({ owner, body, valueOf }) => {
        const { case_id: caseId, read_sha256: readSha256, story, calculation, changes } = body;
        valueOf(await correctFacts(deps, owner, { caseId, readSha256, story, calculation, changes }));
        return valueOf(await listCourtPapers(deps, owner, caseId));
      },
    });
  };
