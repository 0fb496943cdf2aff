import {
  type CasePageAnswer,
  casePageAnswerSchema,
  type LetterTrailAnswer,
  letterTrailAnswerSchema,
  paths,
  type RecordOutcomeRequest,
} from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from '../http/http-client.ts';

/** One paid case of the signed-in person. 404 for a draft and for somebody else's. */
export const readCasePage = (caseId: string, options: ApiOptions = {}): Promise<ApiResult<CasePageAnswer>> =>
  apiGet(`${paths.casePage}?case_id=${encodeURIComponent(caseId)}`, casePageAnswerSchema, options);

/** Writes down what happened, and answers the page that follows from it. */
export const recordOutcome = (request: RecordOutcomeRequest): Promise<ApiResult<CasePageAnswer>> =>
  apiPost(paths.recordOutcome, request, casePageAnswerSchema);

/** What happened to a case here, oldest first. */
export const readCaseHistory = (caseId: string, options: ApiOptions = {}): Promise<ApiResult<LetterTrailAnswer>> =>
  apiGet(`${paths.caseHistory}?case_id=${encodeURIComponent(caseId)}`, letterTrailAnswerSchema, options);
