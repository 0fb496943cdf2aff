import {
  type AnswerCourtQuestionsRequest,
  type CourtPaperCasesAnswer,
  type CourtPapersAnswer,
  courtPaperCasesAnswerSchema,
  courtPapersAnswerSchema,
  type CorrectFactsRequest,
  type CourtQuestionsAnswer,
  courtQuestionsAnswerSchema,
  paths,
  type SignComplaintRequest,
  type SigningAnswer,
  signingAnswerSchema,
} from '@plainclaim/contract';
import { fetchFile, fetchPdf } from './http/files.ts';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from './http/http-client.ts';

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

/** The same with the site's seal, for the owner's records. */
export const openSealedPaper = (
  documentId: string,
  action: 'view' | 'download',
  options: ApiOptions = {},
): Promise<ApiResult<Blob>> =>
  fetchPdf(
    paths.openCourtPaper,
    { method: 'POST', body: JSON.stringify({ document_id: documentId, action, sealed: true }) },
    options,
  );

/** Where a paper is read as a web page. */
export const courtPaperPage = (documentId: string): string =>
  `${paths.readCourtPaper}?document_id=${encodeURIComponent(documentId)}`;

/** All papers of one version in one file. Never throws. */
export const openPapersZip = (
  caseId: string,
  version: number | undefined,
  options: ApiOptions = {},
): Promise<ApiResult<Blob>> =>
  fetchFile(
    'application/zip',
    paths.courtPapersZip,
    { method: 'POST', body: JSON.stringify({ case_id: caseId, version }) },
    options,
  );

/** The complaint word for word, and everything its signing needs. */
export const readForSigning = (caseId: string, options: ApiOptions = {}): Promise<ApiResult<SigningAnswer>> =>
  apiGet(`${paths.courtPapersSigning}?case_id=${encodeURIComponent(caseId)}`, signingAnswerSchema, options);

/** Signs exactly the text that was read. Safe to repeat. */
export const signComplaint = (wish: SignComplaintRequest): Promise<ApiResult<CourtPapersAnswer>> =>
  apiPost(paths.signCourtPapers, wish, courtPapersAnswerSchema);

/** What only the papers of a case ask, with each answer as it is now. */
export const readCourtQuestions = (
  caseId: string,
  options: ApiOptions = {},
): Promise<ApiResult<CourtQuestionsAnswer>> =>
  apiGet(`${paths.courtQuestions}?case_id=${encodeURIComponent(caseId)}`, courtQuestionsAnswerSchema, options);

/** Keeps the answers, and has the papers made that waited for them. Safe to repeat. */
export const answerCourtQuestions = (wish: AnswerCourtQuestionsRequest): Promise<ApiResult<CourtPapersAnswer>> =>
  apiPost(paths.answerCourtQuestions, wish, courtPapersAnswerSchema);

/** Has papers made with corrected facts. Safe to repeat. */
export const correctFacts = (wish: CorrectFactsRequest): Promise<ApiResult<CourtPapersAnswer>> =>
  apiPost(paths.correctCourtFacts, wish, courtPapersAnswerSchema);
