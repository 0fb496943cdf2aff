import type { FitClaim } from '../claim.ts';
import { type Contradictions, contradictionsInDraft, isAgainstCharityName, raisedIn } from '../contradictions.ts';
import type { ClaimDraft } from '../draft.ts';
import { type Answer, QUESTION_KEYS, type QuestionKey } from '../fields/answers.ts';
import { isAgainst, type Matter, matterOfDraft } from '../matter.ts';
import { looksFederal, nameTellsEntity } from '../party-names.ts';
import { looksLikePublicBody, type PublicName, publicKindOf } from '../public-names.ts';
import {
  EXCLUDED_MATTERS,
  LOAN_INTEREST,
  MEDICAL_BILL_ANSWERS,
  placeOfQuestion,
  type Question,
  type QuestionPlace,
  SIGNED_PAPER,
  SOMEONE_HURT,
  UNDER_AGE,
} from './questions.ts';
import { mentionsHealthCare, mentionsOtherCase, storyMentions } from '../story-mentions.ts';
import { speaksOf, type Topic } from '../story-topics.ts';
import { isVehicleAccident } from '../vehicle-accidents.ts';

/** Questions whose answer can stop a document or shorten the time to file. */
type AlarmingKey =
  | 'publicBody'
  | 'isFederal'
  | 'deceased'
  | 'restrainingOrder'
  | 'medicalBill'
  | 'professionalMalpractice'
  | 'excludedMatter'
  | 'otherSideMinor'
  | 'hurtAtWork'
  | 'ownCarInsured'
  | 'loanInterest'
  | 'takesValue'
  | 'aboutFalseWords';

const PERSON = '1';
const BUSINESS = '2';

/** Nothing was agreed before an accident or a theft. */
const WITHOUT_AGREEMENT = ['injury', 'damaged-property', 'stolen-property'];
export const DEPOSIT_REASONS: readonly string[] = ['deposit-not-returned', 'deposit-unfair-deductions'];
/** The reason that is about a public body by itself. */
export const PUBLIC_BODY_REASON = 'public-body';

/** People were hurt too: such an accident also falls under what the law says of injuries. */
export const isInjuryAccident = ({ reasons, answers }: Pick<FitClaim, 'reasons' | 'answers'>): boolean =>
  isVehicleAccident(reasons) && answers.accidentDamage === SOMEONE_HURT;

const isBusinessNamed = ({ defendants }: Matter, looksSo: (name: string) => boolean): boolean =>
  defendants.some(({ kind, name }) => kind === 'business' && looksSo(name));
const isAgainstFederalName = (matter: Matter): boolean => isBusinessNamed(matter, looksFederal);
const isAgainstPublicName = ({ defendants }: Matter): boolean =>
  defendants.some(({ name }) => looksLikePublicBody(name));
/** A company's own ending tells that it is private, unless the rest of its name contradicts it. */
const mayBePublicBody = (matter: Matter): boolean =>
  isBusinessNamed(matter, (name) => !nameTellsEntity(name)) ||
  isAgainstPublicName(matter) ||
  matter.reasons.includes(PUBLIC_BODY_REASON);

const among = ({ reasons }: Matter, list: readonly string[]): boolean =>
  reasons.some((reason) => list.includes(reason));

/** Where the reason is a broken deal, the work itself must be what is wrong. */
const mayBeMalpractice = (matter: Matter): boolean =>
  ['injury', 'other'].includes(matter.situation) ||
  among(matter, ['service-not-done', 'service-done-badly', 'business-contract']) ||
  raisedIn(matter).some(({ key }) => key === 'professionalMalpractice');

const HARMS = ['injury', 'damaged-property', 'auto', 'stolen-property', 'construction', 'broken-contract'];
const LOANS = ['personal-loan', 'promised-to-pay'];
const WORK_FOR_PAY = ['unpaid-work', 'promised-job-or-pay'];
/** Work for which orders may be paid by commission. */
const COMMISSION_REASONS = [...WORK_FOR_PAY, 'business-contract'];
/** Kept goods: money for them is all some courts can give. */
export const KEPT_GOODS: readonly string[] = [
  'took-my-things',
  'will-not-return',
  'ex-or-roommate',
  'worker-took',
  'held-by-storage-or-landlord',
  'promised-return',
  'shop-keeps-car',
  'belongings-kept-or-dumped',
  'lent-item',
];
const INSURANCE_CARDS = [
  'damage.insurance',
  'auto.insurance',
  'contract.insurance',
  'injury.received',
  'taken.insurance',
];

/** Sales and work whose rules bind those who do them as a trade, whether a company or one person. */
export const TRADE_REASONS: readonly string[] = [
  'deposit-no-work',
  'unfinished-work',
  'bad-work',
  'price-went-up',
  'no-contract-or-registration',
  'bad-repair',
  'repair-not-approved',
  'over-estimate',
  'used-car',
];

const hasCard = ({ cards }: Matter, ...keys: readonly string[]): boolean => keys.some((key) => cards.includes(key));
const onWords = (matter: Matter, ...topics: readonly Topic[]): boolean =>
  topics.some((topic) => speaksOf(topic, matter.words));

/** When a question is asked; a question without a rule is always asked. */
const ASKED_WHEN: Readonly<Partial<Record<QuestionKey, (draft: ClaimDraft, matter: Matter) => boolean>>> = {
  // Only people serve in the military, so a business is never asked about it.
  defendantMilitary1: (draft) => draft.whoUser === PERSON,
  defendantMilitary2: (draft) => draft.additionalDefendants[0]?.whoUser === PERSON,
  defendantMilitary3: (draft) => draft.additionalDefendants[1]?.whoUser === PERSON,
  defendantMilitary4: (draft) => draft.additionalDefendants[2]?.whoUser === PERSON,
  agreementKind: (draft) => !WITHOUT_AGREEMENT.includes(draft.situation),
  publicBody: (_draft, matter) => mayBePublicBody(matter),
  claimantEntityType: (draft) => draft.userType === BUSINESS && !nameTellsEntity(draft.firstname),
  deceased: (_draft, matter) =>
    isAgainst(matter, 'person') || raisedIn(matter).some(({ key, from }) => key === 'deceased' && from === 'name'),
  restrainingOrder: (draft, matter) => draft.userType === PERSON && isAgainst(matter, 'person'),
  isFederal: (draft, matter) => (mayBePublicBody(matter) && draft.publicBody === true) || isAgainstFederalName(matter),
  medicalBill: (draft, matter) => draft.situation === 'debt' && isAgainst(matter, 'person'),
  professionalMalpractice: (_draft, matter) => mayBeMalpractice(matter),
  excludedMatter: (draft) => draft.situation === 'other',
  ownerOccupied: (_draft, matter) => among(matter, DEPOSIT_REASONS) && isAgainst(matter, 'person'),
  accidentDamage: (draft) => isVehicleAccident(draft.disputing),

  tenancyEnd: (_draft, matter) =>
    among(matter, DEPOSIT_REASONS) &&
    !hasCard(matter, 'rental.why-left') &&
    onWords(matter, 'leftForDanger', 'leftForSafety', 'stillThere'),
  depositLawAskedFor: (draft, matter) => among(matter, DEPOSIT_REASONS) && draft.ownerOccupied === true,
  letBackIn: (_draft, matter) => among(matter, ['locked-out']) && !hasCard(matter, 'rental.back-in'),
  moveStayedInside: (_draft, matter) => among(matter, ['mover']) && !hasCard(matter, 'contract.move'),
  workerKind: (_draft, matter) => matter.claimant === 'person' && among(matter, WORK_FOR_PAY),
  sellerInTrade: (_draft, matter) =>
    matter.claimant === 'person' && among(matter, TRADE_REASONS) && !isAgainst(matter, 'business'),
  contractorPapers: (_draft, matter) => among(matter, ['homeowner-did-not-pay']),
  publicBodyKind: (draft, matter) =>
    draft.publicBody === true &&
    draft.isFederal !== true &&
    !['injury', 'damaged-property', 'stolen-property', 'tenant-landlord'].includes(draft.situation) &&
    matter.defendants.every(({ name }) => publicKindOf(name) === null),
  otherSideMinor: (_draft, matter) => isAgainst(matter, 'person') && onWords(matter, 'otherSideMinor'),
  // Nobody speaks of a clause they have not read, and a signed paper is where it would be.
  arbitrationClause: (draft, matter) => draft.agreementKind === SIGNED_PAPER || onWords(matter, 'arbitration'),
  insurerPaid: (_draft, matter) =>
    HARMS.includes(matter.situation) && !hasCard(matter, ...INSURANCE_CARDS) && onWords(matter, 'insurancePaid'),
  hurtAtWork: (_draft, matter) => matter.situation === 'injury' && onWords(matter, 'atWork'),
  ownCarInsured: (draft) =>
    draft.disputing.includes('crash-injury') ||
    (isVehicleAccident(draft.disputing) && draft.accidentDamage === SOMEONE_HURT),
  charityUser: (_draft, matter) =>
    ['injury', 'damaged-property'].includes(matter.situation) && isAgainstCharityName(matter),
  loanInterest: (_draft, matter) =>
    among(matter, LOANS) && (hasCard(matter, 'debt.agreed-charge') || onWords(matter, 'interest')),
  takesValue: (_draft, matter) => among(matter, KEPT_GOODS) && onWords(matter, 'goodsBack'),
  aboutFalseWords: (_draft, matter) => onWords(matter, 'falseWords'),
  signedWhere: (_draft, matter) =>
    matter.claimant === 'person' &&
    ['construction', 'product', 'broken-contract', 'chargeback', 'verbal-promise', 'other'].includes(
      matter.situation,
    ) &&
    onWords(matter, 'doorSale'),
  refundPosted: (_draft, matter) =>
    matter.claimant === 'person' &&
    among(matter, ['refund-refused']) &&
    isAgainst(matter, 'business') &&
    !hasCard(matter, 'charge.terms'),
  commissionWork: (_draft, matter) => among(matter, COMMISSION_REASONS) && onWords(matter, 'commission'),
  noteKind: (_draft, matter) => among(matter, LOANS) && onWords(matter, 'promissoryNote'),
  checkReason: (_draft, matter) => among(matter, ['bad-check']) && !hasCard(matter, 'debt.returned'),
};

/**
 * Questions that are asked because of what was typed. Each is about something that stops a document, ends a claim early
 * or changes what may be asked for, so none may stay open in a claim of any release.
 */
const ASKED_FOR_WORDS: readonly QuestionKey[] = [
  'tenancyEnd',
  'otherSideMinor',
  'insurerPaid',
  'hurtAtWork',
  'charityUser',
  'loanInterest',
  'takesValue',
  'aboutFalseWords',
  'signedWhere',
  'commissionWork',
  'noteKind',
];

const askedForWords = (draft: ClaimDraft, matter: Matter): readonly QuestionKey[] => [
  ...ASKED_FOR_WORDS.filter((key) => ASKED_WHEN[key]?.(draft, matter) ?? false),
  // These are asked of others as well; where the words speak of it, they may not stay open.
  ...(onWords(matter, 'splitting') ? (['partialClaim'] as const) : []),
  ...(onWords(matter, 'arbitration') ? (['arbitrationClause'] as const) : []),
];

/** The answers that matter wherever they were given, by their question. */
const IS_ALARMING: Readonly<Record<AlarmingKey, (answer: Answer) => boolean>> = {
  publicBody: (answer) => answer === true,
  isFederal: (answer) => answer === true,
  deceased: (answer) => answer === true,
  restrainingOrder: (answer) => answer === true,
  medicalBill: (answer) => MEDICAL_BILL_ANSWERS.some((option, index) => index > 0 && option === answer),
  professionalMalpractice: (answer) => answer === true,
  excludedMatter: (answer) => EXCLUDED_MATTERS.some((option, index) => index > 0 && option === answer),
  otherSideMinor: (answer) => answer === UNDER_AGE[0],
  hurtAtWork: (answer) => answer === true,
  ownCarInsured: (answer) => answer === 'No',
  loanInterest: (answer) => LOAN_INTEREST.some((option, index) => index > 0 && option === answer),
  takesValue: (answer) => answer === false,
  aboutFalseWords: (answer) => answer === true,
};

const isAlarmingKey = (key: QuestionKey): key is AlarmingKey => key in IS_ALARMING;

/**
 * An answer that can stop something keeps its question, also where nobody would be asked: such an answer is never
 * dropped unheard, and the person sees it and can change it.
 */
const isAnsweredAlarmingly = (key: QuestionKey, draft: ClaimDraft): boolean =>
  isAlarmingKey(key) && IS_ALARMING[key](draft[key]);

/** The questions of a list that apply to this draft, in the list's order. */
export function questionsFor(questions: readonly Question[], draft: ClaimDraft): readonly Question[] {
  const matter = matterOfDraft(draft);
  return questions.filter(({ key }) => (ASKED_WHEN[key]?.(draft, matter) ?? true) || isAnsweredAlarmingly(key, draft));
}

/**
 * Whether it was said with the claimant's name whom the claim is for. Until then the question of age is asked with the
 * others: drafts from before have it there, and so do clients that know the specification's fields only.
 */
export const isAgeAskedWithName = ({ claimFor, userType, isAdult }: ClaimDraft): boolean =>
  claimFor !== '' && userType === PERSON && typeof isAdult === 'boolean';

/** Those of them that are asked in one place. */
export const questionsAskedAt = (
  place: QuestionPlace,
  questions: readonly Question[],
  draft: ClaimDraft,
): readonly Question[] =>
  questionsFor(questions, draft).filter((question) => {
    const own = question.key === 'isAdult' && isAgeAskedWithName(draft) ? 'claimant' : placeOfQuestion(question);
    return own === place;
  });

/** The answers of a draft to questions that apply to it. */
export function answersAsked(draft: ClaimDraft): Readonly<Partial<Record<QuestionKey, Answer>>> {
  const given = QUESTION_KEYS.filter((key) => draft[key] !== null);
  if (given.length === 0) return {};
  const matter = matterOfDraft(draft);
  const asked = given.filter((key) => (ASKED_WHEN[key]?.(draft, matter) ?? true) || isAnsweredAlarmingly(key, draft));
  return Object.fromEntries(asked.map((key) => [key, draft[key]]));
}

/** Questions whose words were typed, into the story or into cards. */
const broughtUpByWords = ({ words }: Matter): readonly QuestionKey[] => [
  ...storyMentions(words),
  ...(mentionsOtherCase(words) ? (['otherCase', 'otherAction'] as const) : []),
  ...(mentionsHealthCare(words) ? (['medicalBill'] as const) : []),
];

/** Questions that what was typed brings up: the screen says why they are asked, or why no answer is chosen. */
export function mentionedIn(draft: ClaimDraft): ReadonlySet<QuestionKey> {
  const matter = matterOfDraft(draft);
  const raised = raisedIn(matter).filter(({ from }) => from === 'story');
  return new Set<QuestionKey>([
    ...broughtUpByWords(matter),
    ...raised.map(({ key }) => key),
    ...askedForWords(draft, matter).filter((key) => key !== 'charityUser'),
  ]);
}

/**
 * Questions this claim itself brings up, by its story or by the other side's name. Nobody gets an answer to them in
 * advance, and where they apply none may stay open: a blank must not pass for the "no" that lets a letter go out.
 */
export function broughtUpBy(draft: ClaimDraft): ReadonlySet<string> {
  const matter = matterOfDraft(draft);
  return new Set<QuestionKey>([
    ...broughtUpByWords(matter),
    ...raisedIn(matter).map(({ key }) => key),
    ...askedForWords(draft, matter),
  ]);
}

/**
 * Answers of asked questions that the other side's name or the story goes against. `own` are the names of public bodies
 * that the court system knows.
 */
export function contradictionsAmong(
  questions: readonly Question[],
  draft: ClaimDraft,
  own: readonly PublicName[],
): Contradictions {
  const asked = new Set<QuestionKey>(questionsFor(questions, draft).map(({ key }) => key));
  const { open, kept } = contradictionsInDraft(draft, own);
  return { open: open.filter(({ key }) => asked.has(key)), kept: kept.filter(({ key }) => asked.has(key)) };
}
