import { type ClaimFitAnswer, claimFitAnswerSchema, paths } from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet } from './http-client.ts';

/** Where this browser's saved claim stands by the court's rules. */
export const readClaimFit = (options: ApiOptions = {}): Promise<ApiResult<ClaimFitAnswer>> =>
  apiGet(paths.claimFit, claimFitAnswerSchema, options);
