import { type ClaimDraft, fallbackQuestions, type Question } from '../claims/index.ts';
import { unansweredQuestions } from './screen-problems.ts';

/**
 * Which list the answers belong to. A browser that could not load the served questions asked the five default ones;
 * answers that are complete for those are as good as answers to the served list.
 */
export function chooseQuestions(served: readonly Question[], draft: ClaimDraft): readonly Question[] {
  if (unansweredQuestions(served, draft).length === 0) return served;
  return unansweredQuestions(fallbackQuestions, draft).length === 0 ? fallbackQuestions : served;
}
