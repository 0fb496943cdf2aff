import { type ClaimDraft, fallbackQuestions, type Question } from '../claims/index.ts';
import { missingAnswers } from './screen-problems.ts';

/**
 * Which list the answers belong to. A browser that could not load the served questions asked the five default ones;
 * answers that are complete for those are as good as answers to the served list. What else was answered stays: a "yes"
 * that stops a letter may not get lost because another answer is missing.
 */
export function chooseQuestions(served: readonly Question[], draft: ClaimDraft): readonly Question[] {
  if (missingAnswers(served, draft).length === 0) return served;
  if (missingAnswers(fallbackQuestions, draft).length > 0) return served;
  const defaultKeys = new Set(fallbackQuestions.map(({ key }) => key));
  const alsoAnswered = served.filter(({ key }) => !defaultKeys.has(key) && draft[key] !== null);
  const valid = alsoAnswered.filter((question) => missingAnswers([question], draft).length === 0);
  return valid.length === 0 ? fallbackQuestions : [...fallbackQuestions, ...valid];
}
