import {
  type ClaimFitAnswer,
  claimFitAnswerSchema,
  type CourtRangeAnswer,
  courtRangeAnswerSchema,
  paths,
} from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet } from './http/http-client.ts';

/** Where this browser's saved claim stands by the court's rules. */
export const readClaimFit = (options: ApiOptions = {}): Promise<ApiResult<ClaimFitAnswer>> =>
  apiGet(paths.claimFit, claimFitAnswerSchema, options);

/** Which court part hears which amounts, with today's figures. */
export const readCourtRange = (options: ApiOptions = {}): Promise<ApiResult<CourtRangeAnswer>> =>
  apiGet(paths.courtRange, courtRangeAnswerSchema, options);
