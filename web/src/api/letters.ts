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
import { err, ok } from '@plainclaim/domain';
import { type ApiFailure, type ApiOptions, type ApiResult, apiGet, apiPost, readFailure } from './http-client.ts';

/** Milliseconds. Writing a letter and making its PDF can take the server longer than other calls. */
const LONG_WORK_MS = 60_000;

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

const noAnswer = (code: string): ApiFailure => ({ code, message: '', status: 0 });

function whyNoAnswer(error: unknown, signal: AbortSignal | undefined): ApiFailure {
  if (signal?.aborted) return noAnswer('network.aborted');
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return noAnswer(isTimeout ? 'network.timeout' : 'network.offline');
}

function bodyIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type FileCall = { readonly method: 'GET' } | { readonly method: 'POST'; readonly body: string };

/** A PDF from one of our own paths. Never throws. */
export const fetchPdf = (path: string, call: FileCall, options: ApiOptions = {}): Promise<ApiResult<Blob>> =>
  fetchFile('application/pdf', path, call, options);

/** A file of a known kind from one of our own paths. Never throws. */
export async function fetchFile(
  type: string,
  path: string,
  call: FileCall,
  options: ApiOptions = {},
): Promise<ApiResult<Blob>> {
  const { signal, headers } = options;
  const timeout = AbortSignal.timeout(options.timeoutMs ?? LONG_WORK_MS);
  try {
    const response = await fetch(path, {
      ...call,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        Accept: `${type}, application/json`,
        'X-Requested-With': 'XMLHttpRequest',
        ...(call.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
    });
    // Something in between, such as a sign-in page of the network, may answer 200 with another kind of file.
    const isWanted = response.headers.get('Content-Type')?.startsWith(type) ?? false;
    if (response.ok && isWanted) return ok(await response.blob());
    const body = bodyIn(await response.text());
    return err(
      response.ok
        ? { ...noAnswer('network.unreadable'), status: response.status, body }
        : readFailure(response.status, body),
    );
  } catch (error) {
    return err(whyNoAnswer(error, signal));
  }
}

/** The PDF of a letter. While it is still being made the failure's code is `pdf.in_progress`. Never throws. */
export const openPdf = (request: SecurePdfRequest, options: ApiOptions = {}): Promise<ApiResult<Blob>> =>
  fetchPdf(paths.securePdf, { method: 'POST', body: JSON.stringify(request) }, options);
