import { useLingui } from '@lingui/react/macro';
import type { Question, QuestionKey } from '@plainclaim/domain';

/** Gives a sentence that helps to answer a question; undefined when the question says it all. */
export function useQuestionHints(): (question: Question) => string | undefined {
  const { t } = useLingui();
  const military = (question: Question) =>
    question.answer_type === 'custom'
      ? t`Your answer becomes a statement to the court. If you are not sure, choose “I do not know”.`
      : t`Your answer becomes a statement to the court. Please be sure.`;
  const hints: Partial<Record<QuestionKey, string>> = {
    askedMoneyBefore: t`In person, by phone, by text or by letter: all of them count.`,
    assignedClaim: t`“Assigned” means that someone else had this claim first and gave or sold it to you.`,
    isAdult: t`If you are under 18, a parent or guardian must sign and file for you.`,
    responseDays: t`The days count from the date of your letter.`,
    publicBody: t`If so, you may have to send a special notice within 90 days.`,
    paymentPlan: t`If you choose yes, your letter says that a written plan is welcome.`,
    courtLanguage: t`This goes on your court papers. It is not printed in your letter.`,
    otherCase: t`If there is, the other side may have a lawyer. Then your letter may have to go to the lawyer.`,
  };
  return (question) =>
    question.key === 'defendantMilitary1' || question.key === 'defendantMilitary2'
      ? military(question)
      : hints[question.key];
}
