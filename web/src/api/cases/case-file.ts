import { type CaseFileAnswer, caseFileAnswerSchema, paths } from '@plainclaim/contract';
import { fetchFile } from '../http/files.ts';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from '../http/http-client.ts';

/** Up to some hundreds of megabytes over a slow line: milliseconds. */
const LONG_DOWNLOAD_MS = 30 * 60_000;

/** Where the archive of a case stands. */
export const readCaseFile = (caseId: string, options: ApiOptions = {}): Promise<ApiResult<CaseFileAnswer>> =>
  apiGet(`${paths.caseFile}?case_id=${encodeURIComponent(caseId)}`, caseFileAnswerSchema, options);

/** Has the archive made of the case as it is now. Safe to repeat. */
export const orderCaseFile = (caseId: string): Promise<ApiResult<CaseFileAnswer>> =>
  apiPost(paths.caseFile, { case_id: caseId }, caseFileAnswerSchema);

/** The newest finished archive. Never throws. */
export const openCaseFile = (caseId: string): Promise<ApiResult<Blob>> =>
  fetchFile(
    'application/zip',
    paths.openCaseFile,
    { method: 'POST', body: JSON.stringify({ case_id: caseId }) },
    { timeoutMs: LONG_DOWNLOAD_MS },
  );
