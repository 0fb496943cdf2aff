import {
  type CasesAnswer,
  casesAnswerSchema,
  type OpenCaseAnswer,
  openCaseAnswerSchema,
  paths,
} from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from './http/http-client.ts';

/** A page of the signed-in person's cases, newest first. 401 when nobody is signed in. */
export const readCases = (page: number, options: ApiOptions = {}): Promise<ApiResult<CasesAnswer>> =>
  apiGet(`${paths.userDemands}?page=${page}`, casesAnswerSchema, options);

/** Makes a case the one that is worked on; the answer says at which path. */
export const openCase = (id: string): Promise<ApiResult<OpenCaseAnswer>> =>
  apiPost(paths.openCase, { id }, openCaseAnswerSchema);
