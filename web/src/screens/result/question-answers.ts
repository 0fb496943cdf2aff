import type { LetterQuestionAnswer } from '@plainclaim/contract';

/** What stands in the form, by the question's id. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** An amount is typed without its signs. */
const asTyped = ({ kind, answer }: LetterQuestionAnswer): string =>
  kind === 'amount' ? (answer ?? '').replace(/[$,]/g, '') : (answer ?? '');

export const givenAnswers = (questions: readonly LetterQuestionAnswer[]): TypedAnswers =>
  Object.fromEntries(questions.map((question) => [question.id, asTyped(question)]));

/** Only what differs from the answers given before; an empty value takes one back. A half-typed date is sent: the server says what is wrong with it. */
export const changedAnswers = (
  questions: readonly LetterQuestionAnswer[],
  typed: TypedAnswers,
): readonly { readonly id: string; readonly value: string }[] =>
  questions.flatMap((question) => {
    const value = (typed[question.id] ?? '').trim();
    return value === asTyped(question) ? [] : [{ id: question.id, value }];
  });

export const openQuestions = (questions: readonly LetterQuestionAnswer[]): readonly LetterQuestionAnswer[] =>
  questions.filter(({ answer }) => answer === null);

/**
 * Cases whose questions were skipped since the page was loaded. In memory only: after a new visit they may be asked
 * again.
 */
const skipped = new Set<string>();
export const skipQuestions = (caseId: string): void => void skipped.add(caseId);
export const areSkipped = (caseId: string): boolean => skipped.has(caseId);
