import {
  type Answer,
  type ClaimDraft,
  preselected,
  type Question,
  type QuestionKey,
  unansweredQuestions,
} from '@plainclaim/domain';

export type Answers = Partial<Record<QuestionKey, Answer>>;

/**
 * The wishes that are chosen in advance, of the questions this draft is asked and has not answered, as a patch. An answer
 * the list does not offer is left out. Facts are never chosen for anybody: they are declared to be true.
 */
export function preselectedAnswers(questions: readonly Question[], draft: ClaimDraft): Answers {
  const answers: Answers = {};
  for (const question of unansweredQuestions(questions, draft)) {
    const answer = preselected[question.key];
    if (answer === undefined || draft[question.key] !== null) continue;
    if (unansweredQuestions([question], { ...draft, [question.key]: answer }).length === 0)
      answers[question.key] = answer;
  }
  return answers;
}

const MILITARY: readonly QuestionKey[] = ['defendantMilitary1', 'defendantMilitary2'];

/** Which defendant a military question is about: 1 or 2; null for every other question. */
export function defendantAskedAbout(key: QuestionKey): 1 | 2 | null {
  const index = MILITARY.indexOf(key);
  return index === 0 ? 1 : index === 1 ? 2 : null;
}

/** The option as the list offers it, so that a number stays a number; undefined when it is none of them. */
export const offeredAnswer = (question: Question, chosen: string): string | number | undefined =>
  question.answer_options.find((option) => String(option) === chosen);
