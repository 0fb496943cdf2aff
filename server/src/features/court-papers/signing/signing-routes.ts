import {
  correctFactsRequestSchema,
  courtPapersAnswerSchema,
  courtPapersQuerySchema,
  paths,
  problemSchema,
  signComplaintRequestSchema,
  signingAnswerSchema,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { anyId, ApiError, type AppPlugin, valueOf } from '../../../platform/http/index.ts';
import type { RequestLimits } from '../../../platform/limits/index.ts';
import type { BrowserSessions } from '../../sessions/index.ts';
import { type CorrectFactsError, makeCorrectFacts } from './correct-facts.ts';
import { type ListPapersError, makeListCourtPapers } from '../list-court-papers.ts';
import { makeReadForSigning, type ReadForSigningError } from './read-for-signing.ts';
import { makeSignComplaint, type SignError } from './sign-complaint.ts';

type Deps = Parameters<typeof makeListCourtPapers>[0] &
  Parameters<typeof makeReadForSigning>[0] &
  Parameters<typeof makeSignComplaint>[0] &
  Parameters<typeof makeCorrectFacts>[0] & {
    readonly sessions: BrowserSessions;
    readonly requestLimits: RequestLimits;
  };

const listStatus = { 'papers.unknown_case': 404 } satisfies Record<ListPapersError['code'], number>;
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

const answers = {
  200: courtPapersAnswerSchema,
  400: problemSchema,
  404: problemSchema,
  409: problemSchema,
  422: problemSchema,
};

/** Reading the complaint before it is signed, correcting its facts, and signing it. */
export const paperSigningRoutes = (deps: Deps): AppPlugin => {
  const listCourtPapers = makeListCourtPapers(deps);
  const readForSigning = makeReadForSigning(deps);
  const signComplaint = makeSignComplaint(deps);
  const correctFacts = makeCorrectFacts(deps);
  const { sessions, requestLimits } = deps;

  return async (app) => {
    app.get(
      paths.courtPapersSigning,
      {
        schema: {
          tags: ['court papers'],
          querystring: readQuery,
          response: { 200: signingAnswerSchema, 404: problemSchema, 409: problemSchema },
        },
      },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        const complaint = valueOf(await readForSigning(owner, request.query.case_id), readStatus);
        return reply.header('cache-control', 'no-store').send(complaint);
      },
    );

    app.post(
      paths.signCourtPapers,
      { schema: { tags: ['court papers'], body: signBody, response: answers } },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        if (owner !== null) await requestLimits.spend(reply, 'court-papers', owner.accountId ?? owner.sessionId);
        const { case_id: caseId, read_sha256: readSha256, agreed } = request.body;
        valueOf(await signComplaint(owner, { caseId, readSha256, agreed }), signStatus);
        request.log.info({ event: 'papers.signed', caseId }, 'a complaint was signed');
        return valueOf(await listCourtPapers(owner, caseId), listStatus);
      },
    );

    app.post(
      paths.correctCourtFacts,
      { schema: { tags: ['court papers'], body: correctBody, response: answers } },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        if (owner !== null) await requestLimits.spend(reply, 'court-papers', owner.accountId ?? owner.sessionId);
        const { case_id: caseId, read_sha256: readSha256, story, reckoning, changes } = request.body;
        const corrected = await correctFacts(owner, { caseId, readSha256, story, reckoning, changes });
        if (!corrected.ok) {
          const { code } = corrected.error;
          const params = 'params' in corrected.error ? corrected.error.params : {};
          throw new ApiError(correctStatus[code], code, { params });
        }
        return valueOf(await listCourtPapers(owner, caseId), listStatus);
      },
    );
  };
};
