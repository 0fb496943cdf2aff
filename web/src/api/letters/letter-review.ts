import {
  type BringBackAnswer,
  type BringBackRequest,
  bringBackAnswerSchema,
  type LetterAnswersAnswer,
  type LetterAnswersRequest,
  type LetterDatesAnswer,
  type LetterDatesRequest,
  type LetterQuestionsAnswer,
  type LetterReviewAnswer,
  type LetterTrailAnswer,
  type LetterVersionAnswer,
  letterAnswersAnswerSchema,
  letterDatesAnswerSchema,
  letterQuestionsAnswerSchema,
  letterReviewAnswerSchema,
  letterTrailAnswerSchema,
  letterVersionAnswerSchema,
  paths,
} from '@plainclaim/contract';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from '../http/http-client.ts';

/** What the composer asks instead of guessing, with the answers given so far. */
export const readLetterQuestions = (options: ApiOptions = {}): Promise<ApiResult<LetterQuestionsAnswer>> =>
  apiGet(paths.letterQuestions, letterQuestionsAnswerSchema, options);

/** Keeps answers, law sentences in or out, and the settlement offer. Works on the saved text: save edits first. */
export const answerLetterQuestions = (request: LetterAnswersRequest): Promise<ApiResult<LetterAnswersAnswer>> =>
  apiPost(paths.letterAnswers, request, letterAnswersAnswerSchema);

/** Everything there is to say about the saved letter: sources, dates, versions, and what the checks need. */
export const readLetterReview = (options: ApiOptions = {}): Promise<ApiResult<LetterReviewAnswer>> =>
  apiGet(paths.letterReview, letterReviewAnswerSchema, options);

/** Brings the letter's date and deadline up to today inside this text, and saves it. */
export const updateLetterDates = (request: LetterDatesRequest): Promise<ApiResult<LetterDatesAnswer>> =>
  apiPost(paths.letterDates, request, letterDatesAnswerSchema);

/** Makes an earlier text the letter again; the present one is kept in its place. */
export const bringTextBack = (request: BringBackRequest): Promise<ApiResult<BringBackAnswer>> =>
  apiPost(paths.letterBringBack, request, bringBackAnswerSchema);

/** One frozen version in full. */
export const readLetterVersion = (
  demandId: string,
  options: ApiOptions = {},
): Promise<ApiResult<LetterVersionAnswer>> =>
  apiGet(`${paths.letterVersion}?demand_id=${encodeURIComponent(demandId)}`, letterVersionAnswerSchema, options);

/** Who did what when, oldest first. */
export const readLetterTrail = (options: ApiOptions = {}): Promise<ApiResult<LetterTrailAnswer>> =>
  apiGet(paths.letterTrail, letterTrailAnswerSchema, options);
