import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** yes/no answers are booleans, the others the chosen option; null is not answered. */
export const answerSchema = z.nullable(
  z.union([z.boolean(), z.number(), z.string().check(z.maxLength(LIMITS.answerText))]),
);
export type Answer = z.infer<typeof answerSchema>;

/** The administrative questions the wizard can ask, by their wire key. The words and options are reference data. */
export const QUESTION_KEYS = [
  'askedMoneyBefore',
  'assignedClaim',
  'isAdult',
  'defendantMilitary1',
  'defendantMilitary2',
  'defendantMilitary3',
  'defendantMilitary4',
  'agreementKind',
  'responseDays',
  'publicBody',
  'paymentPlan',
  'courtLanguage',
  'otherCase',
  'claimantEntityType',
  'bankruptcy',
  'deceased',
  'restrainingOrder',
  'otherSideLawyer',
  'isFederal',
  'medicalBill',
  'professionalMalpractice',
  'excludedMatter',
  'ownerOccupied',
  'accidentDamage',
  'otherAction',
  'otherParties',
  'accommodation',
  'tenancyEnd',
  'depositLawAskedFor',
  'letBackIn',
  'moveStayedInside',
  'workerKind',
  'sellerInTrade',
  'contractorPapers',
  'publicBodyKind',
  'otherSideMinor',
  'arbitrationClause',
  'insurerPaid',
  'hurtAtWork',
  'ownCarInsured',
  'charityUser',
  'loanInterest',
  'partialClaim',
  'takesValue',
  'aboutFalseWords',
  'signedWhere',
  'refundPosted',
  'commissionWork',
  'noteKind',
  'checkReason',
] as const;
export type QuestionKey = (typeof QUESTION_KEYS)[number];

/** The same value for each question. */
export function forEachQuestion<T>(value: T): Record<QuestionKey, T>;
export function forEachQuestion(value: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(QUESTION_KEYS.map((key) => [key, value]));
}

/** Every question unanswered. */
export const NO_ANSWERS: Readonly<Record<QuestionKey, Answer>> = forEachQuestion(null);

/**
 * An answer the person kept after being shown the name or the words that go against it. It counts for those words only:
 * with another name or story the person is asked again.
 */
export const keptAnswerSchema = z.object({
  key: z.enum(QUESTION_KEYS),
  words: z._default(z.string().check(z.maxLength(LIMITS.shortText)), ''),
});
export type KeptAnswer = z.infer<typeof keptAnswerSchema>;
