import { useLingui } from '@lingui/react/macro';
import type { Question, QuestionKey } from '@plainclaim/domain';
import { defendantAskedAbout } from './preselection.ts';

/** Questions about somebody's life: they have a right to know what the answer is for. */
const SENSITIVE: readonly QuestionKey[] = [
  'isAdult',
  'bankruptcy',
  'deceased',
  'restrainingOrder',
  'medicalBill',
  'otherSideMinor',
  'ownerOccupied',
  'workerKind',
  'aboutFalseWords',
];
export const isSensitive = (key: QuestionKey): boolean => SENSITIVE.includes(key);

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
    publicBody: t`Transit, authorities, commissions and public colleges count too. If you are not sure, “Yes” is the safer answer: a notice may be due soon.`,
    paymentPlan: t`If you choose yes, your letter says that a written plan is welcome.`,
    courtLanguage: t`This goes on your court papers. It is not printed in your letter.`,
    claimantEntityType: t`Some kinds of business need a lawyer to file a larger claim.`,
    bankruptcy: t`A bankruptcy case stops letters and claims. The bankruptcy court has its own way to ask for money.`,
    deceased: t`If so, the claim goes to the person who handles the estate.`,
    restrainingOrder: t`If there is one, a letter could break it. Your safety comes first.`,
    otherSideLawyer: t`If so, the letter goes to the lawyer.`,
    isFederal: t`Claims against the United States have rules of their own.`,
    medicalBill: t`The steps: some months since the first bill, no open insurance question, and a payment plan was offered.`,
    professionalMalpractice: t`For example, a doctor, a dentist, a lawyer, an accountant or an engineer made a mistake.`,
    excludedMatter: t`Other courts hear these.`,
    accidentDamage: t`Court papers for a vehicle accident ask for this. Lines you leave empty below can be filled in by hand.`,
    otherAction: t`This goes on your court papers, and you certify it there.`,
    otherParties: t`For example, a second owner, or someone else who owes the same money. This goes on your court papers.`,
    accommodation: t`The court gives such help free of charge. This goes on your court papers, not in your letter.`,
    ownerOccupied: t`For such a home the deposit law has an extra step.`,
    depositLawAskedFor: t`A text or a letter counts. It could be sent at any time while you lived there.`,
    letBackIn: t`If you are still out, a court can help faster than a letter.`,
    moveStayedInside: t`The time to write to the mover depends on it.`,
    workerKind: t`There is a separate law for wages.`,
    sellerInTrade: t`The rules of a trade apply to one person as well as to a company.`,
    contractorPapers: t`Owners often use this as a defense.`,
    publicBodyKind: t`A deal with the State itself needs an early notice.`,
    otherSideMinor: t`Courts treat people under 18 differently.`,
    insurerPaid: t`No one is paid twice for the same loss.`,
    loanInterest: t`The law limits interest between people.`,
    partialClaim: t`Courts want one dispute handled in one case.`,
    refundPosted: t`On a sign in the store, at the register or on the receipt.`,
    commissionWork: t`Not as an employee: a different law applies then.`,
    noteKind: t`A note is a signed paper that promises to pay.`,
    checkReason: t`The bank’s letter or slip says why.`,
    aboutFalseWords: t`The time for such a claim is short.`,
    otherCase: t`If there is, the other side may have a lawyer. Then your letter may have to go to the lawyer.`,
  };
  return (question) => (defendantAskedAbout(question.key) === null ? hints[question.key] : military(question));
}
