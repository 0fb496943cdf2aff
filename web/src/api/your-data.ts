import {
  acknowledgedSchema,
  type DataCodeAnswer,
  dataCodeAnswerSchema,
  paths,
  type YourDataAnswer,
  yourDataAnswerSchema,
} from '@plainclaim/contract';
import type { Acknowledged } from './account/accounts.ts';
import { fetchFile } from './http/files.ts';
import { type ApiOptions, type ApiResult, apiPost } from './http/http-client.ts';

/** Up to some hundreds of megabytes over a slow line: milliseconds. */
const LONG_DOWNLOAD_MS = 30 * 60_000;

/** What is kept here for the caller; with a `token`, for the address a mailed link went to. */
export const readYourData = (token: string, options: ApiOptions = {}): Promise<ApiResult<YourDataAnswer>> =>
  apiPost(paths.yourData, { token }, yourDataAnswerSchema, options);

/** Has the file with everything made. */
export const orderDataExport = (token: string): Promise<ApiResult<YourDataAnswer>> =>
  apiPost(paths.exportData, { token }, yourDataAnswerSchema);

export const openDataExport = (token: string): Promise<ApiResult<Blob>> =>
  fetchFile(
    'application/zip',
    paths.openDataExport,
    { method: 'POST', body: JSON.stringify({ token }) },
    { timeoutMs: LONG_DOWNLOAD_MS },
  );

export type DeletionWish = {
  readonly token: string;
  readonly password: string;
  readonly code: string;
  readonly agreed: boolean;
};

/** Has everything deleted. All sessions end by it. */
export const deleteYourData = (wish: DeletionWish): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.deleteData, wish, acknowledgedSchema);

/** Mails a code: to an account's address to confirm its deletion, else to the address of a payment to prove it. */
export const sendDataCode = (): Promise<ApiResult<DataCodeAnswer>> => apiPost(paths.dataCode, {}, dataCodeAnswerSchema);

export const proveClaimAddress = (code: string): Promise<ApiResult<YourDataAnswer>> =>
  apiPost(paths.proveClaimAddress, { code }, yourDataAnswerSchema);

/** Asks for the link to what is kept for an address. Answers the same whether anything is. */
export const askDataLink = (email: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.dataLink, { email }, acknowledgedSchema);
