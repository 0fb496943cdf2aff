import {
  type CoSignedAnswer,
  coSignedAnswerSchema,
  type CoSigningAnswer,
  coSigningAnswerSchema,
  type CoSignLinkAnswer,
  coSignLinkAnswerSchema,
  type CoSignRequest,
  type CourtPapersAnswer,
  courtPapersAnswerSchema,
  paths,
} from '@plainclaim/contract';
import { fetchPdf } from './http/files.ts';
import { type ApiOptions, type ApiResult, apiPost, LONG_WORK_MS } from './http/http-client.ts';

/** A link by which one further plaintiff reads and signs. It ends the one before. */
export const makeCoSignLink = (caseId: string, seat: number): Promise<ApiResult<CoSignLinkAnswer>> =>
  apiPost(paths.coSignLink, { case_id: caseId, seat }, coSignLinkAnswerSchema);

/** Takes such a link back. Safe to repeat. */
export const endCoSignLink = (caseId: string, seat: number): Promise<ApiResult<CourtPapersAnswer>> =>
  apiPost(paths.endCoSignLink, { case_id: caseId, seat }, courtPapersAnswerSchema);

/** What the link opens: the complaint, for one further plaintiff to read and sign. Uses nothing up. */
export const openCoSigning = (token: string, options: ApiOptions = {}): Promise<ApiResult<CoSigningAnswer>> =>
  apiPost(paths.openCoSigning, { token }, coSigningAnswerSchema, options);

/** The pages of that complaint. Never throws. */
export const openCoSignPdf = (token: string, options: ApiOptions = {}): Promise<ApiResult<Blob>> =>
  fetchPdf(paths.coSignPdf, { method: 'POST', body: JSON.stringify({ token }) }, options);

/** Signs exactly the text that was read, and uses the link up. */
export const coSign = (wish: CoSignRequest): Promise<ApiResult<CoSignedAnswer>> =>
  apiPost(paths.coSign, wish, coSignedAnswerSchema, { timeoutMs: LONG_WORK_MS });
