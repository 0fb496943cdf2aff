import type { FitClaim } from './claim.ts';
import type { Answer, ClaimDraft, QuestionKey } from './draft.ts';
import { looksFederal, looksLikePublicBody, nameTellsEntity } from './party-names.ts';
import { EXCLUDED_MATTERS, MEDICAL_BILL_ANSWERS, preselected, type Question, SOMEONE_HURT } from './questions.ts';
import { mentionsHealthCare, mentionsOtherCase, storyMentions } from './story-mentions.ts';

/** The answers that decide which questions are asked. */
export type QuestionFacts = Pick<
  ClaimDraft,
  | 'situation'
  | 'disputing'
  | 'userType'
  | 'firstname'
  | 'whoUser'
  | 'defendantFirstname'
  | 'additionalDefendants'
  | AlarmingKey
>;

/** Questions whose answer can stop a document or shorten the time to file. */
type AlarmingKey =
  | 'publicBody'
  | 'isFederal'
  | 'deceased'
  | 'restrainingOrder'
  | 'medicalBill'
  | 'professionalMalpractice'
  | 'excludedMatter';

const PERSON = '1';
const BUSINESS = '2';

/** Nothing was agreed before an accident or a theft. */
const WITHOUT_AGREEMENT = ['injury', 'damaged-property', 'stolen-property'];
const OF_PROFESSIONALS = ['injury', 'broken-contract', 'other'];
export const DEPOSIT_REASONS: readonly string[] = ['deposit-not-returned', 'deposit-unfair-deductions'];
/** Reasons that are a vehicle accident: a court has a complaint of its own for it. */
export const VEHICLE_REASONS: readonly string[] = ['car-crash', 'parked-car', 'crash-injury'];
/** The reason that is about a public body by itself. */
export const PUBLIC_BODY_REASON = 'public-body';

export const isVehicleAccident = (reasons: readonly string[]): boolean =>
  reasons.some((reason) => VEHICLE_REASONS.includes(reason));

/** People were hurt too: such an accident also falls under what the law says of injuries. */
export const isInjuryAccident = ({ reasons, answers }: Pick<FitClaim, 'reasons' | 'answers'>): boolean =>
  isVehicleAccident(reasons) && answers.accidentDamage === SOMEONE_HURT;

const defendantsOf = ({ whoUser, defendantFirstname, additionalDefendants }: QuestionFacts) => [
  { whoUser, defendantFirstname },
  ...additionalDefendants,
];
const isAgainst = (draft: QuestionFacts, kind: '1' | '2'): boolean =>
  defendantsOf(draft).some(({ whoUser }) => whoUser === kind);
const isAgainstFederalName = (draft: QuestionFacts): boolean =>
  defendantsOf(draft).some(
    ({ whoUser, defendantFirstname }) => whoUser === BUSINESS && looksFederal(defendantFirstname),
  );
const isAgainstPublicName = (draft: QuestionFacts): boolean =>
  defendantsOf(draft).some(
    ({ whoUser, defendantFirstname }) => whoUser === BUSINESS && looksLikePublicBody(defendantFirstname),
  );
const mayBePublicBody = (draft: QuestionFacts): boolean =>
  isAgainst(draft, BUSINESS) || draft.disputing.includes(PUBLIC_BODY_REASON);

/** When a question is asked; a question without a rule is always asked. */
const ASKED_WHEN: Readonly<Partial<Record<QuestionKey, (draft: QuestionFacts) => boolean>>> = {
  // Only people serve in the military, so a business is never asked about it.
  defendantMilitary1: (draft) => draft.whoUser === PERSON,
  defendantMilitary2: (draft) => draft.additionalDefendants[0]?.whoUser === PERSON,
  agreementKind: (draft) => !WITHOUT_AGREEMENT.includes(draft.situation),
  publicBody: mayBePublicBody,
  claimantEntityType: (draft) => draft.userType === BUSINESS && !nameTellsEntity(draft.firstname),
  deceased: (draft) => isAgainst(draft, PERSON),
  restrainingOrder: (draft) => draft.userType === PERSON && isAgainst(draft, PERSON),
  isFederal: (draft) => (mayBePublicBody(draft) && draft.publicBody === true) || isAgainstFederalName(draft),
  medicalBill: (draft) => draft.situation === 'debt' && isAgainst(draft, PERSON),
  professionalMalpractice: (draft) => OF_PROFESSIONALS.includes(draft.situation),
  excludedMatter: (draft) => draft.situation === 'other',
  ownerOccupied: (draft) =>
    draft.disputing.some((reason) => DEPOSIT_REASONS.includes(reason)) && isAgainst(draft, PERSON),
  accidentDamage: (draft) => isVehicleAccident(draft.disputing),
};

/** The answers that matter wherever they were given, by their question. */
const IS_ALARMING: Readonly<Record<AlarmingKey, (answer: Answer) => boolean>> = {
  publicBody: (answer) => answer === true,
  isFederal: (answer) => answer === true,
  deceased: (answer) => answer === true,
  restrainingOrder: (answer) => answer === true,
  medicalBill: (answer) => MEDICAL_BILL_ANSWERS.some((option, index) => index > 0 && option === answer),
  professionalMalpractice: (answer) => answer === true,
  excludedMatter: (answer) => EXCLUDED_MATTERS.some((option, index) => index > 0 && option === answer),
};

const isAlarmingKey = (key: QuestionKey): key is AlarmingKey => key in IS_ALARMING;

/**
 * An answer that can stop something keeps its question, also where nobody would be asked: such an answer is never
 * dropped unheard, and the person sees it and can change it.
 */
const isAnsweredAlarmingly = (key: QuestionKey, draft: QuestionFacts): boolean =>
  isAlarmingKey(key) && IS_ALARMING[key](draft[key]);

/** The questions of a list that apply to this draft, in the list's order. */
export const questionsFor = (questions: readonly Question[], draft: QuestionFacts): readonly Question[] =>
  questions.filter(({ key }) => (ASKED_WHEN[key]?.(draft) ?? true) || isAnsweredAlarmingly(key, draft));

/** Questions whose words the story uses. */
export const broughtUpByStory = (story: string): readonly QuestionKey[] => [
  ...storyMentions(story),
  ...(mentionsOtherCase(story) ? (['otherCase', 'otherAction'] as const) : []),
  ...(mentionsHealthCare(story) ? (['medicalBill'] as const) : []),
];

/**
 * Questions this claim itself brings up, by its story or by the other side's name. Nobody gets an answer to them in
 * advance, and where they apply none may stay open: a blank must not pass for the "no" that lets a letter go out.
 */
export function broughtUpBy(draft: QuestionFacts & Pick<ClaimDraft, 'claimDescription'>): ReadonlySet<string> {
  return new Set<QuestionKey>([
    ...broughtUpByStory(draft.claimDescription),
    ...(isAgainstFederalName(draft) ? (['isFederal'] as const) : []),
    ...(isAgainstPublicName(draft) ? (['publicBody'] as const) : []),
  ]);
}

/** The most common answers this draft may be given. */
export function preselectedFor(
  draft: QuestionFacts & Pick<ClaimDraft, 'claimDescription'>,
): Readonly<Partial<Record<QuestionKey, Answer>>> {
  const open = broughtUpBy(draft);
  return Object.fromEntries(Object.entries(preselected).filter(([key]) => !open.has(key)));
}
