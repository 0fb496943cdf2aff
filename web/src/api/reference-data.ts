import {
  paths,
  questionsAnswerSchema,
  questionWireSchema,
  type StateWire,
  statesAnswerSchema,
  type SubcategoryWire,
  subcategoriesAnswerSchema,
} from '@plainclaim/contract';
import { err, isUsState, ok, QUESTION_KEYS, type Question, type Result, type UsState } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { type ApiOptions, apiGet, apiPost } from './http/http-client.ts';

/** Why a list is not there: the server said no, or the call itself failed. */
export type ListFailure = 'refused' | 'failed';

/** The reasons within a category, in the order to show them. An empty list is an answer too. */
export async function readSubcategories(
  category: string,
  options: ApiOptions = {},
): Promise<Result<readonly SubcategoryWire[], ListFailure>> {
  const answer = await apiPost(paths.subcategories, { parent_id: category }, subcategoriesAnswerSchema, options);
  if (!answer.ok) return err('failed');
  return answer.value.success ? ok(answer.value.data) : err('refused');
}

const toState = ({ code, name }: StateWire): UsState => ({ code, name });

/** The states of an address. A failed or empty answer is a failure: the caller then shows the built-in list. */
export async function readStates(options: ApiOptions = {}): Promise<Result<readonly UsState[], ListFailure>> {
  const answer = await apiGet(paths.states, statesAnswerSchema, options);
  if (!answer.ok) return err('failed');
  const states = answer.value.data.filter(({ code }) => isUsState(code)).map(toState);
  return answer.value.success && states.length > 0 ? ok(states) : err('refused');
}

/** The administrative questions; the error says in one line why there are none. */
export async function readQuestions(options: ApiOptions = {}): Promise<Result<readonly Question[], string>> {
  const answer = await apiGet(paths.questions, questionsAnswerSchema, options);
  if (!answer.ok) {
    const { status, code } = answer.error;
    return err(status >= 400 ? `HTTP error! Status: ${status}` : code);
  }
  if (!answer.value.success) return err(answer.value.message);
  return decodeQuestions(answer.value.data.e_data);
}

const questionListSchema = z.array(questionWireSchema);

const isKey = (key: string): key is Question['key'] => QUESTION_KEYS.some((known) => known === key);

/**
 * Reads `e_data`: base64 of the UTF-8 JSON list of questions. Questions with a key this browser does not know are left
 * out, because it could not keep their answers.
 */
export function decodeQuestions(encoded: string): Result<readonly Question[], 'questions.unreadable'> {
  let decoded: unknown;
  try {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    decoded = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err('questions.unreadable');
  }
  const read = questionListSchema.safeParse(decoded);
  if (!read.success) return err('questions.unreadable');
  const questions = read.data.flatMap((question) => (isKey(question.key) ? [{ ...question, key: question.key }] : []));
  return questions.length > 0 ? ok(questions) : err('questions.unreadable');
}
