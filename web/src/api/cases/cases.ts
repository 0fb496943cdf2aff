import {
  type CaseFilter,
  type CaseOrder,
  type CasesAnswer,
  casesAnswerSchema,
  type OpenCaseAnswer,
  openCaseAnswerSchema,
  paths,
} from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from '../http/http-client.ts';

export type WantedCases = { readonly page: number; readonly status: CaseFilter | ''; readonly sort: CaseOrder };

/** A page of the signed-in person's cases. 401 when nobody is signed in. */
export const readCases = (
  { page, status, sort }: WantedCases,
  options: ApiOptions = {},
): Promise<ApiResult<CasesAnswer>> => {
  const narrowed = status === '' ? '' : `&status=${status}`;
  return apiGet(`${paths.userDemands}?page=${page}&sort=${sort}${narrowed}`, casesAnswerSchema, options);
};

/** Makes a case the one that is worked on; the answer says at which path. */
export const openCase = (id: string): Promise<ApiResult<OpenCaseAnswer>> =>
  apiPost(paths.openCase, { id }, openCaseAnswerSchema);
