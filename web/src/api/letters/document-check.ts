import { type CheckDocumentAnswer, checkDocumentAnswerSchema, paths } from '@plainclaim/contract';
import { type ApiResult, apiPost } from '../http/http-client.ts';

/** What is known of a file with this hash; with the marks of its parts, also of a copy that was changed. */
export const checkDocument = (sha256: string, parts?: readonly string[]): Promise<ApiResult<CheckDocumentAnswer>> =>
  apiPost(paths.checkDocument, { sha256, parts }, checkDocumentAnswerSchema);

/** Which letter a printed code stands with. */
export const checkCode = (code: string): Promise<ApiResult<CheckDocumentAnswer>> =>
  apiPost(paths.checkCode, { code }, checkDocumentAnswerSchema);
