import {
  type AlertDoneRequest,
  type AlertsAnswer,
  alertsAnswerSchema,
  paths,
  type SearchAnswer,
  searchAnswerSchema,
} from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from '../http/http-client.ts';

/** The signed-in person's cases in which every typed word begins a word; with nothing typed, the newest. */
export const searchCases = (typed: string, options: ApiOptions = {}): Promise<ApiResult<SearchAnswer>> =>
  apiGet(`${paths.searchCases}?q=${encodeURIComponent(typed)}`, searchAnswerSchema, options);

/** What the signed-in person should see to, newest first. */
export const readAlerts = (options: ApiOptions = {}): Promise<ApiResult<AlertsAnswer>> =>
  apiGet(paths.caseAlerts, alertsAnswerSchema, options);

/** Marks an alert as done, or takes that back; answers the list that follows. */
export const markAlert = (request: AlertDoneRequest): Promise<ApiResult<AlertsAnswer>> =>
  apiPost(paths.alertDone, request, alertsAnswerSchema);
