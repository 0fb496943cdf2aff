import {
  type CheckDocumentAnswer,
  checkDocumentAnswerSchema,
  paths,
  type SealKeyAnswer,
  sealKeyAnswerSchema,
} from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from '../http/http-client.ts';

/** What is known of a file with this hash; with the marks of its parts, also of a copy that was changed. */
export const checkDocument = (sha256: string, parts?: readonly string[]): Promise<ApiResult<CheckDocumentAnswer>> =>
  apiPost(paths.checkDocument, { sha256, parts }, checkDocumentAnswerSchema);

/** The key that seals files here. */
export const readSealKey = (options: ApiOptions = {}): Promise<ApiResult<SealKeyAnswer>> =>
  apiGet(paths.sealKey, sealKeyAnswerSchema, options);

/** Which letter a printed code stands with. */
export const checkCode = (code: string): Promise<ApiResult<CheckDocumentAnswer>> =>
  apiPost(paths.checkCode, { code }, checkDocumentAnswerSchema);
