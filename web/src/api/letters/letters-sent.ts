import { type DemandLettersAnswer, demandLettersAnswerSchema, paths } from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet } from '../http/http-client.ts';

/** A page of the letters the signed-in person approved, newest first. 401 when nobody is signed in. */
export const readDemandLetters = (page: number, options: ApiOptions = {}): Promise<ApiResult<DemandLettersAnswer>> =>
  apiGet(`${paths.demandLetters}?page=${page}`, demandLettersAnswerSchema, options);
