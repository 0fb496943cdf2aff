import {
  type FilingAnswer,
  filingAnswerSchema,
  type FilingEntryWire,
  type FilingLinkAnswer,
  filingLinkAnswerSchema,
  type FilingTick,
  type HandOverAnswer,
  handOverAnswerSchema,
  paths,
} from '@plainclaim/contract';
import { fetchFile, fetchPdf } from './http/files.ts';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from './http/http-client.ts';

/** What lies beside the court's screens while a case is filed, and the days that follow. */
export const readFiling = (caseId: string, options: ApiOptions = {}): Promise<ApiResult<FilingAnswer>> =>
  apiGet(`${paths.filing}?case_id=${encodeURIComponent(caseId)}`, filingAnswerSchema, options);

/** `revision`: the one this is based on. 409 when it was changed elsewhere, 422 when a day cannot be. */
export const saveFiling = (
  caseId: string,
  revision: number,
  entry: FilingEntryWire,
): Promise<ApiResult<FilingAnswer>> =>
  apiPost(paths.saveFiling, { case_id: caseId, revision, entry }, filingAnswerSchema);

export const tickFiling = (caseId: string, ticked: readonly FilingTick[]): Promise<ApiResult<FilingAnswer>> =>
  apiPost(paths.tickFiling, { case_id: caseId, ticked }, filingAnswerSchema);

/** The days as a calendar file. Never throws. */
export const openFilingCalendar = (caseId: string): Promise<ApiResult<Blob>> =>
  fetchFile('text/calendar', paths.filingCalendar, { method: 'POST', body: JSON.stringify({ case_id: caseId }) });

/** A link that opens the papers on another device: once, for ten minutes. It ends the one before. */
export const makeFilingLink = (caseId: string): Promise<ApiResult<FilingLinkAnswer>> =>
  apiPost(paths.filingLink, { case_id: caseId }, filingLinkAnswerSchema);

/** Uses a hand-over link up. */
export const openHandOver = (code: string): Promise<ApiResult<HandOverAnswer>> =>
  apiPost(paths.openHandOver, { code }, handOverAnswerSchema);

/** The PDF of one paper a link was made for. Never throws. */
export const takeHandOverPaper = (pass: string, documentId: string): Promise<ApiResult<Blob>> =>
  fetchPdf(paths.takeHandOverPaper, { method: 'POST', body: JSON.stringify({ pass, document_id: documentId }) });
