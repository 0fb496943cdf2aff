import {
  acknowledgedSchema,
  type BringBackAnswersRequest,
  type DraftAnswer,
  draftAnswerSchema,
  type KeepOtherAnswersRequest,
  paths,
  type SaveFormAnswer,
  type SaveFormRequest,
  saveFormAnswerSchema,
} from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from './http/http-client.ts';

/** This browser's claim, or `data: null` when it has none. */
export const readDraft = (options: ApiOptions = {}): Promise<ApiResult<DraftAnswer>> =>
  apiGet(paths.draft, draftAnswerSchema, options);

/** Stores the whole form with its place. 409 `draft.conflict` or `draft.already_ordered` when it may not. */
export const saveDraft = (form: SaveFormRequest, options: ApiOptions = {}): Promise<ApiResult<SaveFormAnswer>> =>
  apiPost(paths.saveFormData, form, saveFormAnswerSchema, options);

/** Puts this browser's claim aside so that a new one can begin. Nothing is deleted. */
export const putDraftAside = (): Promise<ApiResult<{ success: boolean; message: string }>> =>
  apiPost(paths.clearSessionForm, {}, acknowledgedSchema);

/** Keeps answers beside the claim that newer ones take the place of here. */
export const keepOtherAnswers = (answers: KeepOtherAnswersRequest): Promise<ApiResult<unknown>> =>
  apiPost(paths.keepOtherAnswers, answers, acknowledgedSchema);

/** Kept answers and the claim's change places. 404 `draft.others_gone` when they are not kept any more. */
export const bringBackAnswers = (request: BringBackAnswersRequest): Promise<ApiResult<unknown>> =>
  apiPost(paths.bringBackAnswers, request, acknowledgedSchema);
