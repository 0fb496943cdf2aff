import { type CheckDocumentAnswer, checkDocumentAnswerSchema, paths } from '@plainclaim/contract';
import { type ApiResult, apiPost } from './http/http-client.ts';

/** Whether a file with this hash is one of ours, and whether there is a newer one. */
export const checkDocument = (sha256: string): Promise<ApiResult<CheckDocumentAnswer>> =>
  apiPost(paths.checkDocument, { sha256 }, checkDocumentAnswerSchema);
