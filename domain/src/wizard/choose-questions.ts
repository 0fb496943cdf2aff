import {
  broughtUpBy,
  type ClaimDraft,
  fallbackQuestions,
  type Question,
  questionsAskedAt,
  servedQuestions,
} from '../claims/index.ts';
import { missingAnswers, unansweredQuestions } from './screen-problems.ts';

/** What is asked when the served list cannot be had: the five default questions, and what the claim itself brings up. */
export function defaultQuestionsFor(served: readonly Question[], draft: ClaimDraft): readonly Question[] {
  const broughtUp = broughtUpBy(draft);
  const isDefault = (question: Question) => fallbackQuestions.some(({ key }) => key === question.key);
  return [...fallbackQuestions, ...served.filter((question) => broughtUp.has(question.key) && !isDefault(question))];
}

/**
 * Which list the answers belong to. A browser that could not load the served questions asked the default ones; answers
 * that are complete for those are as good as answers to the served list. What else was answered stays: a "yes" that
 * stops a letter may not get lost because another answer is missing.
 */
function answeredList(served: readonly Question[], draft: ClaimDraft): readonly Question[] {
  const defaults = defaultQuestionsFor(served, draft);
  if (missingAnswers(served, draft).length === 0 || missingAnswers(defaults, draft).length > 0) return served;
  const defaultKeys = new Set(defaults.map(({ key }) => key));
  const alsoAnswered = served.filter(({ key }) => !defaultKeys.has(key) && draft[key] !== null);
  return [...defaults, ...alsoAnswered.filter((question) => unansweredQuestions([question], draft).length === 0)];
}

/**
 * The questions a stored draft of any release is judged by: open ones that may stay open are left out, because they may
 * not have been there when the claim was written.
 */
export function chooseQuestions(served: readonly Question[], draft: ClaimDraft): readonly Question[] {
  const list = answeredList(served, draft);
  const missing = missingAnswers(list, draft);
  const open = unansweredQuestions(list, draft).filter((question) => !missing.includes(question));
  return list.filter((question) => !open.includes(question));
}

/**
 * Whether court papers still wait for answers that only they need. Who went through their questions may have left some
 * open, to be filled in by hand.
 */
export const waitsForCourtAnswers = (draft: ClaimDraft): boolean =>
  !draft.courtQuestionsDone &&
  unansweredQuestions(questionsAskedAt('papers', servedQuestions, draft), draft).length > 0;
