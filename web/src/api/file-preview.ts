import { type FilePreviewAnswer, filePreviewAnswerSchema, paths } from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet } from './http/http-client.ts';

/** What the saved answers make so far: the letter and the court papers in draft. */
export const readFilePreview = (options: ApiOptions = {}): Promise<ApiResult<FilePreviewAnswer>> =>
  apiGet(paths.filePreview, filePreviewAnswerSchema, options);
