import {
  acknowledgedSchema,
  type DeliveriesAnswer,
  deliveriesAnswerSchema,
  paths,
  type PostCheckAnswer,
  postCheckAnswerSchema,
  type ReportLetterRequest,
  type TrackingRequest,
} from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from '../http/http-client.ts';
import { fetchPdf } from '../http/files.ts';

const ofLetter = (path: string, demandId: string): string => `${path}?demand_id=${encodeURIComponent(demandId)}`;

/** Where each copy of an approved letter stands. */
export const readDeliveries = (demandId: string, options: ApiOptions = {}): Promise<ApiResult<DeliveriesAnswer>> =>
  apiGet(ofLetter(paths.deliveries, demandId), deliveriesAnswerSchema, options);

/** All pages to print and mail, as one PDF. */
export const openMailingPack = (demandId: string, options: ApiOptions = {}): Promise<ApiResult<Blob>> =>
  fetchPdf(ofLetter(paths.mailingPack, demandId), { method: 'GET' }, options);

/** From the link in a letter's mail: its reader wants no more letters by email. */
export const refuseLetters = (
  token: string,
): Promise<ApiResult<{ readonly success: boolean; readonly message: string }>> =>
  apiPost(paths.refuseMail, { token }, acknowledgedSchema);

/** From the same link: the letter misuses the service. */
export const reportLetter = (
  request: ReportLetterRequest,
): Promise<ApiResult<{ readonly success: boolean; readonly message: string }>> =>
  apiPost(paths.reportLetter, request, acknowledgedSchema);

/** Keeps the number of the receipt, and the day if it was given, with the case. */
export const recordTracking = (
  request: TrackingRequest,
): Promise<ApiResult<{ readonly success: boolean; readonly message: string }>> =>
  apiPost(paths.tracking, request, acknowledgedSchema);

/** What posting the letter would do, after the post office was asked about each address. */
export const checkPost = (options: ApiOptions = {}): Promise<ApiResult<PostCheckAnswer>> =>
  apiPost(paths.postCheck, undefined, postCheckAnswerSchema, options);

/** Stops a letter that waits to be posted; the worth of the mailing goes back. */
export const stopPost = (
  demandId: string,
): Promise<ApiResult<{ readonly success: boolean; readonly message: string }>> =>
  apiPost(paths.stopPost, { demand_id: demandId }, acknowledgedSchema);
