import {
  type AccessAnswer,
  accessAnswerSchema,
  type ExistingDemandAnswer,
  existingDemandAnswerSchema,
  type GenerateAnswer,
  generateAnswerSchema,
  paths,
  type SaveClientAnswer,
  type SaveLetterAnswer,
  type SaveLetterRequest,
  saveClientAnswerSchema,
  saveLetterAnswerSchema,
  type SecurePdfRequest,
} from '@plainclaim/contract';
import { fetchPdf } from '../http/files.ts';
import { type ApiOptions, type ApiResult, apiGet, apiPost, LONG_WORK_MS } from '../http/http-client.ts';

const longWork = (options: ApiOptions): ApiOptions => ({ timeoutMs: LONG_WORK_MS, ...options });

/** Stores who the paid claim is from and against. Safe to repeat. */
export const saveClientData = (options: ApiOptions = {}): Promise<ApiResult<SaveClientAnswer>> =>
  apiPost(paths.saveClientData, {}, saveClientAnswerSchema, options);

/** Writes the letter of the paid claim from its answers. Safe to repeat. */
export const generateDemandLetter = (options: ApiOptions = {}): Promise<ApiResult<GenerateAnswer>> =>
  apiPost(paths.generateDemandLetter, {}, generateAnswerSchema, longWork(options));

/** The same letter for the result page, which asks with GET. */
export const readGeneratedLetter = (options: ApiOptions = {}): Promise<ApiResult<GenerateAnswer>> =>
  apiGet(paths.generateDemandLetter, generateAnswerSchema, longWork(options));

/** Saves the text, or freezes and approves it. With `reviewed: false` the stored version stays an unsigned draft. */
export const saveDemandLetter = (
  letter: SaveLetterRequest,
  options: ApiOptions = {},
): Promise<ApiResult<SaveLetterAnswer>> =>
  apiPost(paths.saveDemandLetter, letter, saveLetterAnswerSchema, longWork(options));

/** The letter this browser's paid claim already has, if any. */
export const checkExistingDemand = (options: ApiOptions = {}): Promise<ApiResult<ExistingDemandAnswer>> =>
  apiGet(paths.checkExistingDemand, existingDemandAnswerSchema, options);

/** Whether this browser may open the result page. */
export const checkAccess = (options: ApiOptions = {}): Promise<ApiResult<AccessAnswer>> =>
  apiGet(paths.checkAccess, accessAnswerSchema, options);

/** The PDF of a letter. While it is still being made the failure's code is `pdf.in_progress`. Never throws. */
export const openPdf = (request: SecurePdfRequest, options: ApiOptions = {}): Promise<ApiResult<Blob>> =>
  fetchPdf(paths.securePdf, { method: 'POST', body: JSON.stringify(request) }, options);
