import { paths, type TrialNotesWire, type TrialPrepAnswer, trialPrepAnswerSchema } from '@plainclaim/contract';
import { fetchFile, fetchPdf } from './http/files.ts';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from './http/http-client.ts';

/** The notes for the trial of a case, what they can point to, and where its papers stand. */
export const readTrialPrep = (caseId: string, options: ApiOptions = {}): Promise<ApiResult<TrialPrepAnswer>> =>
  apiGet(`${paths.trialPrep}?case_id=${encodeURIComponent(caseId)}`, trialPrepAnswerSchema, options);

/** `revision`: the one the notes are based on. 409 when they were changed elsewhere, 422 when something is missing. */
export const saveTrialNotes = (
  caseId: string,
  revision: number,
  notes: TrialNotesWire,
): Promise<ApiResult<TrialPrepAnswer>> =>
  apiPost(paths.saveTrialNotes, { case_id: caseId, revision, notes }, trialPrepAnswerSchema);

/** Asks for the papers of the case as it is now. Safe to repeat. */
export const makeTrialBinder = (caseId: string): Promise<ApiResult<TrialPrepAnswer>> =>
  apiPost(paths.makeTrialBinder, { case_id: caseId }, trialPrepAnswerSchema);

/** Where the one-page story can be looked at, as the saved notes make it. */
export const trialOutlinePage = (caseId: string): string =>
  `${paths.trialOutline}?case_id=${encodeURIComponent(caseId)}`;

/** Where a paper is read as a web page. */
export const trialPaperPage = (documentId: string): string =>
  `${paths.readTrialPaper}?document_id=${encodeURIComponent(documentId)}`;

/** The PDF of one paper. Never throws. */
export const openTrialPaper = (
  documentId: string,
  action: 'view' | 'download',
  options: ApiOptions = {},
): Promise<ApiResult<Blob>> =>
  fetchPdf(
    paths.openTrialPaper,
    { method: 'POST', body: JSON.stringify({ document_id: documentId, action }) },
    options,
  );

/** All papers of a case in one file. Never throws. */
export const openTrialZip = (caseId: string, options: ApiOptions = {}): Promise<ApiResult<Blob>> =>
  fetchFile('application/zip', paths.trialZip, { method: 'POST', body: JSON.stringify({ case_id: caseId }) }, options);
