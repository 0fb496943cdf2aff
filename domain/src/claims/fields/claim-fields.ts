/**
 * Every field of the form, once: what may be kept, who asks for it, when it is asked, where the claim has it and how a
 * paper prints it. The form's schema, `prune`, `toClaim` and the lines below questions are read from here. To add a
 * field: docs/decisions/0053.
 */
import * as z from 'zod/mini';
import { amountRowsSchema, cardEntriesSchema } from '../../fact-cards/entry.ts';
import { OTHER_ACCOMMODATION, OTHER_LANGUAGE } from '../questions/questions.ts';
import { isVehicleAccident } from '../vehicle-accidents.ts';
import { answerSchema, forEachQuestion, keptAnswerSchema, QUESTION_KEYS, type QuestionKey } from './answers.ts';
import {
  CLAIM_FOR,
  EXCESS_WAIVERS,
  MULTIPLE_CHOICES,
  PAYMENT_TYPES,
  SIGNATURE_METHODS,
  storyChoiceSchema,
} from './choices.ts';
import { asDay, type Deciding, type Field, partyFields, trimmed } from './field.ts';
import { LIMITS } from './limits.ts';
import {
  additionalDefendantSchema,
  CLAIMANT_ADDRESS,
  CLAIMANT_PERSON,
  coClaimantSchema,
  DEFENDANT,
  partyKind,
  PLACE,
  shortText,
} from './parties.ts';

const text = (longest: number) => z._default(z.string().check(z.maxLength(longest)), '');
const yesOrNo = (unanswered: boolean) => z._default(z.boolean(), unanswered);
const choice = <const Choices extends readonly string[]>(choices: Choices) =>
  z._default(z.enum(['', ...choices]), '' as const);
const list = <Schema extends z.ZodMiniType>(entry: Schema, most: number) =>
  z._default(z.array(entry).check(z.maxLength(most)), []);
const reasonTexts = list(z.string().check(z.maxLength(LIMITS.shortText)), LIMITS.reasons);

const { kind: _whoUser, ...DEFENDANT_PERSON } = DEFENDANT;

/** A line below a question that only a paper for the court prints: any may stay empty, and is then written by hand. */
const courtLine = <const Question extends QuestionKey>(question: Question, isAsked: (given: Deciding) => boolean) =>
  ({
    schema: shortText,
    askedOn: 'court-papers',
    below: { question, input: 'text' },
    isAsked,
    claim: { part: 'courtDetails' },
    isSigned: false,
  }) as const;
const whenYes = <const Question extends QuestionKey>(question: Question) =>
  courtLine(question, (given) => given[question] === true);
const accidentLine = () => courtLine('accidentDamage', ({ disputing }) => isVehicleAccident(disputing));
const courtAnswer = { schema: z._default(answerSchema, null), askedOn: 'court-papers', isSigned: false } as const;
const wayToPay = {
  schema: shortText,
  askedOn: 'payment-preference',
  claim: { part: 'payment', read: trimmed },
  isSigned: false,
} as const;
const isUnderAge = ({ isAdult }: Deciding): boolean => isAdult === false;

export const CLAIM_FIELDS = {
  situation: { schema: shortText, askedOn: 'category', claim: { part: 'subject', printed: null } },
  situationLabel: { schema: shortText, askedOn: 'category' },
  disputing: { schema: reasonTexts, askedOn: 'reasons', claim: { part: 'subject', name: 'reasons', printed: null } },
  disputingLabels: { schema: reasonTexts, askedOn: 'reasons' },
  amount: { schema: text(LIMITS.amountText), askedOn: 'details' },
  date: { schema: shortText, askedOn: 'details' },
  ...partyFields(PLACE, { askedOn: 'details' }),

  userType: { schema: partyKind, askedOn: 'claimant-kind' },
  /** '' where nobody was asked: then the question of age stands among the others. The fact itself is `isAdult`. */
  claimFor: {
    schema: choice(CLAIM_FOR),
    askedOn: 'claimant',
    isAsked: ({ userType }) => userType === '1',
    isSigned: false,
  },
  ...partyFields(CLAIMANT_PERSON, { askedOn: 'claimant' }),
  /** True (the default) means the claimant lives where it happened, so the five fields of an address are not asked. */
  sameAddress: { schema: yesOrNo(true), askedOn: 'claimant' },
  ...partyFields(CLAIMANT_ADDRESS, { askedOn: 'claimant', isAsked: ({ sameAddress }) => !sameAddress }),

  whoUser: { schema: partyKind, askedOn: 'defendant-kind' },
  ...partyFields(DEFENDANT_PERSON, { askedOn: 'defendant' }),
  additionalDefendants: { schema: list(additionalDefendantSchema, LIMITS.additionalDefendants), askedOn: 'defendant' },

  claimDescription: {
    schema: text(LIMITS.storyText),
    askedOn: 'story',
    claim: { part: 'subject', name: 'story' },
  },
  claimCalculation: {
    schema: text(LIMITS.calculationText),
    askedOn: 'calculation',
    claim: { part: 'letter', name: 'calculation' },
  },
  /** What happened, card by card. Cards of reasons that were unticked stay here and are not used. */
  cards: { schema: z._default(cardEntriesSchema, []), askedOn: 'story', claim: { part: 'chosen' } },
  /** Rows of the amount beyond those of the cards. */
  amountRows: { schema: z._default(amountRowsSchema, []), askedOn: 'calculation', claim: { part: 'chosen' } },
  /** Asked only where a law multiplies the amount. */
  multiple: { schema: choice(MULTIPLE_CHOICES), askedOn: 'calculation', claim: { part: 'chosen', printed: null } },
  /** What the court will be asked for, in dollars, when that is more than the letter asks; '' when it is the same. */
  courtAmount: { schema: text(LIMITS.amountText), askedOn: 'calculation' },
  /** Whether the story is in the letter; '' while nobody said: then it is only where no card says what happened. */
  storyInLetter: { schema: choice(['yes', 'no']), askedOn: 'story', claim: { part: 'letter', printed: null } },
  storyChoices: {
    schema: list(storyChoiceSchema, LIMITS.storyChoices),
    askedOn: 'story',
    claim: { part: 'letter', printed: null },
  },

  venmo: wayToPay,
  cashapp: wayToPay,
  zelle: wayToPay,
  paymentTypes: {
    schema: list(z.enum(PAYMENT_TYPES), PAYMENT_TYPES.length),
    askedOn: 'payment-preference',
    claim: { part: 'payment', name: 'types' },
    isSigned: false,
  },

  ...forEachQuestion({ schema: z._default(answerSchema, null), askedOn: 'questions' } as const),
  // Wishes, and what only court papers tell: the declaration over the facts does not speak of them.
  responseDays: { schema: z._default(answerSchema, null), askedOn: 'questions', isSigned: false },
  paymentPlan: { schema: z._default(answerSchema, null), askedOn: 'questions', isSigned: false },
  defendantMilitary1: courtAnswer,
  defendantMilitary2: courtAnswer,
  defendantMilitary3: courtAnswer,
  defendantMilitary4: courtAnswer,
  courtLanguage: courtAnswer,
  otherAction: courtAnswer,
  otherParties: courtAnswer,
  accommodation: courtAnswer,
  /** The person went through the papers' own questions: what is open then is filled in by hand. */
  courtQuestionsDone: { schema: yesOrNo(false), askedOn: 'court-papers', isSigned: false },
  keptAnswers: {
    schema: list(keptAnswerSchema, QUESTION_KEYS.length),
    askedOn: 'questions',
    claim: { part: 'chosen', printed: null },
  },

  /** The county the claimant confirmed, 'unsure', or nothing yet. A pack knows which counties there are. */
  filingCounty: {
    schema: shortText,
    askedOn: 'claim-fit',
    claim: { part: 'chosen', read: trimmed, printed: null },
    isSigned: false,
  },
  waiveExcess: {
    schema: choice(EXCESS_WAIVERS),
    askedOn: 'claim-fit',
    claim: { part: 'chosen', printed: null },
    isSigned: false,
  },
  /** Who acts for a claimant under 18; '' when nobody was named or nobody is needed. */
  guardianName: {
    schema: shortText,
    askedOn: 'questions',
    below: { question: 'isAdult', input: 'text' },
    isAsked: isUnderAge,
    claim: { part: 'chosen', read: trimmed, printed: 'part' },
  },
  /** Known only of a claimant under 18 who gave it. */
  claimantBirthDate: {
    schema: shortText,
    askedOn: 'questions',
    below: { question: 'isAdult', input: 'day' },
    isAsked: isUnderAge,
    claim: { part: 'chosen', read: asDay, printed: null },
  },
  /** The claimant read that the time to file may be over. */
  lateFilingAcknowledged: {
    schema: yesOrNo(false),
    askedOn: 'claim-fit',
    claim: { part: 'chosen', printed: null },
    isSigned: false,
  },

  /** Court, names and docket number. */
  otherCaseDetails: whenYes('otherCase'),
  otherActionDetails: whenYes('otherAction'),
  /** The certification asks for their names. */
  otherPartyNames: whenYes('otherParties'),
  otherLanguage: courtLine('courtLanguage', ({ courtLanguage }) => courtLanguage === OTHER_LANGUAGE),
  otherAccommodation: courtLine('accommodation', ({ accommodation }) => accommodation === OTHER_ACCOMMODATION),
  /** Of a vehicle accident, in the order of the complaint. A vehicle is year, make and model: a plate is a private number. */
  accidentTime: accidentLine(),
  ownVehicle: accidentLine(),
  ownDriver: accidentLine(),
  otherVehicle: accidentLine(),
  otherDriver: accidentLine(),
  otherOwner: accidentLine(),
  insuranceDeductible: accidentLine(),
  /** People who make the claim together with the claimant; a business has none. */
  coClaimants: {
    schema: list(coClaimantSchema, LIMITS.coClaimants),
    askedOn: 'court-papers',
    isAsked: ({ userType }) => userType === '1',
    isSigned: false,
  },

  /** A PNG as a data address, or null; and how it was made. */
  signature: {
    schema: z._default(z.nullable(z.string().check(z.maxLength(LIMITS.signatureText))), null),
    askedOn: 'signature',
    isSigned: false,
  },
  signatureMethod: { schema: choice(SIGNATURE_METHODS), askedOn: 'signature', isSigned: false },

  selectedPackage: { schema: shortText, askedOn: 'package', isSigned: false },
} as const satisfies Readonly<Record<string, Field>>;

export type ClaimFields = typeof CLAIM_FIELDS;
export type ClaimField = keyof ClaimFields;

const isClaimField = (key: string): key is ClaimField => Object.hasOwn(CLAIM_FIELDS, key);
/** Their wire names, in the order of the form. */
export const CLAIM_FIELD_NAMES: readonly ClaimField[] = Object.keys(CLAIM_FIELDS).filter(isClaimField);

/** What is known of one field, where which one it is does not matter to the types. */
export const fieldNamed = (name: ClaimField): Field => CLAIM_FIELDS[name];
