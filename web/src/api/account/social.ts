import { type LogInWaysAnswer, logInWaysAnswerSchema, paths } from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet } from '../http/http-client.ts';

/** Which other services this site lets people log in with. */
export const readLogInWays = (options: ApiOptions = {}): Promise<ApiResult<LogInWaysAnswer>> =>
  apiGet(paths.logInWays, logInWaysAnswerSchema, options);
