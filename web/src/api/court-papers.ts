import {
  type CourtPaperCasesAnswer,
  type CourtPapersAnswer,
  courtPaperCasesAnswerSchema,
  courtPapersAnswerSchema,
  paths,
} from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from './http-client.ts';
import { fetchFile, fetchPdf } from './letters.ts';

/** A page of the signed-in person's cases that have court papers. 401 when nobody is signed in. */
export const readPaperCases = (page: number, options: ApiOptions = {}): Promise<ApiResult<CourtPaperCasesAnswer>> =>
  apiGet(`${paths.courtPaperCases}?page=${page}`, courtPaperCasesAnswerSchema, options);

/** Where the court papers of a case stand, and which there are. */
export const readCourtPapers = (caseId: string, options: ApiOptions = {}): Promise<ApiResult<CourtPapersAnswer>> =>
  apiGet(`${paths.courtPapers}?case_id=${encodeURIComponent(caseId)}`, courtPapersAnswerSchema, options);

/** Asks for papers that were stopped, failed or never asked for. Safe to repeat. */
export const makeCourtPapers = (caseId: string): Promise<ApiResult<CourtPapersAnswer>> =>
  apiPost(paths.makeCourtPapers, { case_id: caseId }, courtPapersAnswerSchema);

/** The PDF of one paper. Never throws. */
export const openCourtPaper = (
  documentId: string,
  action: 'view' | 'download',
  options: ApiOptions = {},
): Promise<ApiResult<Blob>> =>
  fetchPdf(
    paths.openCourtPaper,
    { method: 'POST', body: JSON.stringify({ document_id: documentId, action }) },
    options,
  );

/** All papers of a case in one file. Never throws. */
export const openPapersZip = (caseId: string, options: ApiOptions = {}): Promise<ApiResult<Blob>> =>
  fetchFile(
    'application/zip',
    paths.courtPapersZip,
    { method: 'POST', body: JSON.stringify({ case_id: caseId }) },
    options,
  );
