import * as z from 'zod/mini';
import { amountRowsSchema, cardEntriesSchema } from '../fact-cards/entry.ts';
import { coClaimantSchema, courtDetailShape, MOST_CO_CLAIMANTS } from './court-details.ts';

/** Longest texts we accept. A story may run to about ten pages; more is refused, never cut. */
export const LIMITS = {
  shortText: 200,
  storyText: 30_000,
  calculationText: 10_000,
  amountText: 20,
  reasons: 20,
  additionalDefendants: 3,
  /** The signature PNG as a data address; a 555 by 250 drawing is far below this. */
  signatureText: 200_000,
  answerText: 200,
  /** Decisions about places in the story: a yes, a sentence left out, a sentence changed. */
  storyChoices: 80,
  /** A sentence that was left out or changed is kept with its decision, up to this length. */
  storySentence: 2_000,
} as const;

export const PAYMENT_TYPES = ['Check', "Cashier's Check", 'Cash', 'Money Order'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** How a mark was made. A typed name and a photograph of a hand-written one are other marks than a drawn one. */
export const SIGNATURE_METHODS = ['drawn', 'typed', 'uploaded'] as const;
export type SignatureMethod = (typeof SIGNATURE_METHODS)[number];

const short = z._default(z.string().check(z.maxLength(LIMITS.shortText)), '');
/** '1' is a person, '2' is a business, '' is not answered yet. */
const partyKind = z._default(z.enum(['', '1', '2']), '');

/** One more person or business the claim is against. The keys are those of the first defendant. */
export const additionalDefendantSchema = z.object({
  whoUser: partyKind,
  defendantFirstname: short,
  defendantLastname: short,
  defendantEmail: short,
  defendantPhonenumber: short,
  defendantWebsite: short,
  defendantAddress: short,
  defendantApt: short,
  defendantCity: short,
  defendantCountry: short,
  defendantZipcode: short,
});
export type AdditionalDefendant = z.infer<typeof additionalDefendantSchema>;

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

/**
 * An answer the person kept after being shown the name or the words that go against it. It counts for those words only:
 * with another name or story the person is asked again.
 */
export const keptAnswerSchema = z.object({
  key: z.enum(QUESTION_KEYS),
  words: short,
});
export type KeptAnswer = z.infer<typeof keptAnswerSchema>;

/** What the claimant gives up so that the claim fits a part of the court: what lies above that part's limit. */
export const EXCESS_WAIVERS = ['none', 'small_claims', 'special_civil'] as const;
export type ExcessWaiver = '' | (typeof EXCESS_WAIVERS)[number];

/** The answer of someone who cannot name the county to file in. */
export const COUNTY_UNSURE = 'unsure';

const unanswered = z._default(answerSchema, null);
const answerShape = {
  askedMoneyBefore: unanswered,
  assignedClaim: unanswered,
  isAdult: unanswered,
  defendantMilitary1: unanswered,
  defendantMilitary2: unanswered,
  agreementKind: unanswered,
  responseDays: unanswered,
  publicBody: unanswered,
  paymentPlan: unanswered,
  courtLanguage: unanswered,
  otherCase: unanswered,
  claimantEntityType: unanswered,
  bankruptcy: unanswered,
  deceased: unanswered,
  restrainingOrder: unanswered,
  otherSideLawyer: unanswered,
  isFederal: unanswered,
  medicalBill: unanswered,
  professionalMalpractice: unanswered,
  excludedMatter: unanswered,
  ownerOccupied: unanswered,
  accidentDamage: unanswered,
  otherAction: unanswered,
  otherParties: unanswered,
  accommodation: unanswered,
  tenancyEnd: unanswered,
  depositLawAskedFor: unanswered,
  letBackIn: unanswered,
  moveStayedInside: unanswered,
  workerKind: unanswered,
  sellerInTrade: unanswered,
  contractorPapers: unanswered,
  publicBodyKind: unanswered,
  otherSideMinor: unanswered,
  arbitrationClause: unanswered,
  insurerPaid: unanswered,
  hurtAtWork: unanswered,
  ownCarInsured: unanswered,
  charityUser: unanswered,
  loanInterest: unanswered,
  partialClaim: unanswered,
  takesValue: unanswered,
  aboutFalseWords: unanswered,
  signedWhere: unanswered,
  refundPosted: unanswered,
  commissionWork: unanswered,
  noteKind: unanswered,
  checkReason: unanswered,
} satisfies Record<QuestionKey, typeof unanswered>;

/** Every question unanswered. */
export const NO_ANSWERS: Readonly<Record<QuestionKey, Answer>> = z.parse(z.object(answerShape), {});

/** The law's multiple is asked for now, or the court will be asked for it, or it is not asked for at all. */
export const MULTIPLE_CHOICES = ['now', 'court', 'none'] as const;
export type MultipleChoice = '' | (typeof MULTIPLE_CHOICES)[number];

/**
 * What a person decided about one place in their story; `accept` is a suggestion of ours they took. `key` names the place (`keyOfIssue`); `text` is the sentence as
 * it stood, `instead` what they wrote in its place. Old and new are both kept.
 */
export const storyChoiceSchema = z.object({
  key: z.string().check(z.maxLength(LIMITS.answerText)),
  choice: z.enum(['keep', 'leave_out', 'change', 'accept']),
  text: z.string().check(z.maxLength(LIMITS.storySentence)),
  instead: z._default(z.string().check(z.maxLength(LIMITS.storySentence)), ''),
});
export type StoryChoice = z.infer<typeof storyChoiceSchema>;

/**
 * Everything a person has typed so far, with the wire's field names. It holds unfinished and wrong values on purpose:
 * nothing typed is ever lost. Field rules judge it; `toClaim` turns a complete one into a typed claim. Fields a
 * browser may not decide (payment, price, status, owner) do not exist here, so sending them changes nothing.
 */
export const claimDraftSchema = z.object({
  situation: short,
  situationLabel: short,
  disputing: z._default(
    z.array(z.string().check(z.maxLength(LIMITS.shortText))).check(z.maxLength(LIMITS.reasons)),
    [],
  ),
  disputingLabels: z._default(
    z.array(z.string().check(z.maxLength(LIMITS.shortText))).check(z.maxLength(LIMITS.reasons)),
    [],
  ),
  amount: z._default(z.string().check(z.maxLength(LIMITS.amountText)), ''),
  date: short,
  address: short,
  apt: short,
  city: short,
  country: short,
  zipcode: short,

  userType: partyKind,
  firstname: short,
  lastname: short,
  email: short,
  phonenumber: short,
  /** True (the default) means the claimant lives where it happened, so the five address fields below are not asked. */
  sameAddress: z._default(z.boolean(), true),
  claimantAddress: short,
  claimantApt: short,
  claimantCity: short,
  claimantCountry: short,
  claimantZipcode: short,

  whoUser: partyKind,
  defendantFirstname: short,
  defendantLastname: short,
  defendantEmail: short,
  defendantPhonenumber: short,
  defendantWebsite: short,
  defendantAddress: short,
  defendantApt: short,
  defendantCity: short,
  defendantCountry: short,
  defendantZipcode: short,
  additionalDefendants: z._default(
    z.array(additionalDefendantSchema).check(z.maxLength(LIMITS.additionalDefendants)),
    [],
  ),

  claimDescription: z._default(z.string().check(z.maxLength(LIMITS.storyText)), ''),
  claimCalculation: z._default(z.string().check(z.maxLength(LIMITS.calculationText)), ''),
  /** What happened, card by card. Cards of reasons that were unticked stay here and are not used. */
  cards: z._default(cardEntriesSchema, []),
  /** Rows of the amount beyond those of the cards. */
  amountRows: z._default(amountRowsSchema, []),
  /** Asked only where a law multiplies the amount. */
  multiple: z._default(z.enum(['', ...MULTIPLE_CHOICES]), ''),
  /** What the court will be asked for, in dollars, when that is more than the letter asks; '' when it is the same. */
  courtAmount: z._default(z.string().check(z.maxLength(LIMITS.amountText)), ''),
  /** Whether the story stands in the letter; '' while nobody said: then it does only where no card says what happened. */
  storyInLetter: z._default(z.enum(['', 'yes', 'no']), ''),
  storyChoices: z._default(z.array(storyChoiceSchema).check(z.maxLength(LIMITS.storyChoices)), []),

  venmo: short,
  cashapp: short,
  zelle: short,
  paymentTypes: z._default(z.array(z.enum(PAYMENT_TYPES)).check(z.maxLength(PAYMENT_TYPES.length)), []),

  ...answerShape,
  keptAnswers: z._default(z.array(keptAnswerSchema).check(z.maxLength(QUESTION_KEYS.length)), []),

  /** The county the claimant confirmed, 'unsure', or nothing yet. */
  filingCounty: short,
  waiveExcess: z._default(z.enum(['', ...EXCESS_WAIVERS]), ''),
  /** Who acts for a claimant under 18, and that claimant's birthday: asked only when `isAdult` is false. */
  guardianName: short,
  claimantBirthDate: short,
  /** The claimant read that the time to file may be over. */
  lateFilingAcknowledged: z._default(z.boolean(), false),

  ...courtDetailShape,
  /** People who make the claim together with the claimant; a business has none. */
  coClaimants: z._default(z.array(coClaimantSchema).check(z.maxLength(MOST_CO_CLAIMANTS)), []),

  /** A PNG as a data address, or null; and how it was made. */
  signature: z._default(z.nullable(z.string().check(z.maxLength(LIMITS.signatureText))), null),
  signatureMethod: z._default(z.enum(['', ...SIGNATURE_METHODS]), ''),

  selectedPackage: short,
});

export type ClaimDraft = z.infer<typeof claimDraftSchema>;
export type ClaimField = keyof ClaimDraft;

export const emptyDraft: ClaimDraft = z.parse(claimDraftSchema, {});
