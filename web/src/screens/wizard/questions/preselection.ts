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

const MILITARY: readonly string[] = [
  'defendantMilitary1',
  'defendantMilitary2',
  'defendantMilitary3',
  'defendantMilitary4',
];

/** Which defendant a military question is about, counted from 1; null for every other question. */
export function defendantAskedAbout(key: string): number | null {
  const index = MILITARY.indexOf(key);
  return index < 0 ? null : index + 1;
}

/** The option as the list offers it, so that a number stays a number; undefined when it is none of them. */
export const offeredAnswer = (question: Question, chosen: string): string | number | undefined =>
  question.answer_options.find((option) => String(option) === chosen);
