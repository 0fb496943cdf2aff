import {
  answerCourtQuestionsRequestSchema,
  courtPapersAnswerSchema,
  courtPapersQuerySchema,
  courtQuestionsAnswerSchema,
  paths,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { anyId, type AppPlugin } from '../../../platform/http/index.ts';
import { type CallDeps, callRoutes } from '../../sessions/index.ts';
import { listCourtPapers } from '../list-court-papers.ts';
import {
  answerCourtQuestions,
  type AnswerCourtQuestionsError,
  type CourtQuestionsError,
  readCourtQuestions,
} from './court-questions.ts';

type Deps = Parameters<typeof listCourtPapers>[0] & Parameters<typeof answerCourtQuestions>[0] & CallDeps;

const readStatus = {
  'papers.unknown_case': 404,
  'papers.not_included': 409,
} satisfies Record<CourtQuestionsError['code'], number>;
const answerStatus = {
  ...readStatus,
  'papers.answer_unknown': 422,
  'claim.incomplete': 422,
} satisfies Record<AnswerCourtQuestionsError['code'], number>;

const readQuery = z.extend(courtPapersQuerySchema, { case_id: anyId });
const answerBody = z.extend(answerCourtQuestionsRequestSchema, { case_id: anyId });

/** What only papers for a court ask, and the answers. */
export const courtQuestionRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'court papers');

    call.get(paths.courtQuestions, {
      query: readQuery,
      answer: courtQuestionsAnswerSchema,
      problems: [404, 409],
      failures: readStatus,
      handle: async ({ owner, query, valueOf }) => valueOf(await readCourtQuestions(deps, owner, query.case_id)),
    });

    call.post(paths.answerCourtQuestions, {
      limit: 'court-papers',
      body: answerBody,
      answer: courtPapersAnswerSchema,
      problems: [400, 404, 409, 422],
      failures: answerStatus,
      handle: async ({ owner, body, request, valueOf }) => {
        valueOf(await answerCourtQuestions(deps, owner, body));
        request.log.info(
          { event: 'papers.answered', caseId: body.case_id },
          'the questions of court papers were answered',
        );
        return valueOf(await listCourtPapers(deps, owner, body.case_id));
      },
    });
  };
