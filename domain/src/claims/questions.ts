import type { Answer, QuestionKey } from './draft.ts';

export type AnswerType = 'yes_no' | 'number' | 'custom';

/** One administrative question, with the wire's field names. `answer_options` is empty for yes/no. */
export type Question = {
  readonly key: QuestionKey;
  readonly label: string;
  readonly answer_type: AnswerType;
  readonly answer_options: readonly (string | number)[];
};

/**
 * Military duty ends in a statement to the court, so "I do not know" must be an answer of its own: a "No" that is only
 * a guess would be a false statement.
 */
export const MILITARY_ANSWERS = ['Yes', 'No', 'I do not know'] as const;

export const AGREEMENT_KINDS = ['Signed paper', 'Texts or emails', 'Spoken only', 'No agreement'] as const;

/** Days the other side may get to pay. The person chooses; a pack can ask for more. */
export const RESPONSE_DAYS = [10, 14, 21, 30, 35] as const;

export const PAYMENT_PLANS = ['No', 'Yes, up to 3 months', 'Yes, up to 6 months'] as const;

export const OTHER_LANGUAGE = 'Another language';
export const COURT_LANGUAGES = [
  'English',
  'Spanish',
  'Portuguese',
  'Korean',
  'Haitian Creole',
  'Arabic',
  'Chinese',
  'Polish',
  'Turkish',
  OTHER_LANGUAGE,
  'Sign language',
] as const;

/** What a business claimant is, when its name does not say. Only one owner's own business is no company to a court. */
export const SOLE_PROPRIETOR = 'Sole proprietor';
export const CLAIMANT_ENTITY_TYPES = [
  SOLE_PROPRIETOR,
  'General partnership',
  'Corporation',
  'LLC',
  'LLP or LP',
  'Nonprofit or association',
] as const;

/** Bills for health care may only be collected after steps the law sets. */
export const MEDICAL_BILL_ANSWERS = ['No', 'Yes, and the steps are done', 'Yes, but not yet'] as const;

/** Matters that go to another court, whatever the amount. */
export const EXCLUDED_MATTERS = [
  'None of these',
  'Child support, alimony or custody',
  'A will or an estate',
  'Title to land or eviction',
  'Taxes',
] as const;

export const PROPERTY_ONLY = 'Damage to property only';
export const SOMEONE_HURT = 'Someone was hurt too';
export const ACCIDENT_DAMAGES = [PROPERTY_ONLY, SOMEONE_HURT] as const;

/** Help a courthouse gives because of a disability, asked for on the complaint. */
export const NO_ACCOMMODATION = 'No';
export const OTHER_ACCOMMODATION = 'Another kind of help';
export const ACCOMMODATIONS = [
  NO_ACCOMMODATION,
  'Sign language interpreter',
  'Listening device',
  'Wheelchair access',
  'Large print',
  OTHER_ACCOMMODATION,
] as const;

const yesNo = (key: QuestionKey, label: string): Question => ({
  key,
  label,
  answer_type: 'yes_no',
  answer_options: [],
});

const custom = (key: QuestionKey, label: string, answer_options: readonly string[]): Question => ({
  key,
  label,
  answer_type: 'custom',
  answer_options,
});

const ASKED_BEFORE = yesNo('askedMoneyBefore', 'Have you already asked for the money related to this case?');
const ASSIGNED = yesNo('assignedClaim', 'Have you been assigned this claim by another person?');
const ADULT = yesNo('isAdult', 'Are you 18 years of age or older?');
const ON_DUTY = 'Is the defendant on active military duty?';

/** What the server serves, in the order it is asked. */
export const servedQuestions: readonly Question[] = [
  ASKED_BEFORE,
  ASSIGNED,
  ADULT,
  custom('defendantMilitary1', ON_DUTY, MILITARY_ANSWERS),
  custom('defendantMilitary2', 'Is the second defendant on active military duty?', MILITARY_ANSWERS),
  custom('agreementKind', 'What kind of agreement did you have?', AGREEMENT_KINDS),
  {
    key: 'responseDays',
    label: 'How many days should the other side have to pay?',
    answer_type: 'number',
    answer_options: RESPONSE_DAYS,
  },
  yesNo('publicBody', 'Is the other side a town, county, school, or State office?'),
  custom('paymentPlan', 'Would you take payments over time?', PAYMENT_PLANS),
  custom('courtLanguage', 'What language do you want in court?', COURT_LANGUAGES),
  yesNo('otherCase', 'Is there already a court case about this?'),
  custom('claimantEntityType', 'What kind of business are you?', CLAIMANT_ENTITY_TYPES),
  yesNo('bankruptcy', 'Has the other side filed for bankruptcy?'),
  yesNo('deceased', 'Has the person on the other side died?'),
  yesNo('restrainingOrder', 'Is there a restraining order between you and the other side?'),
  yesNo('otherSideLawyer', 'Does the other side have a lawyer for this?'),
  yesNo('isFederal', 'Is the other side the United States or a federal office?'),
  custom('medicalBill', 'Is this about an unpaid bill for health care?', MEDICAL_BILL_ANSWERS),
  yesNo(
    'professionalMalpractice',
    'Is this about bad work by a doctor, dentist, lawyer, accountant, engineer, or another licensed professional?',
  ),
  custom('excludedMatter', 'Is your claim about one of these?', EXCLUDED_MATTERS),
  yesNo('ownerOccupied', 'Does the landlord live in the building and rent out no more than two other homes there?'),
  custom('accidentDamage', 'What harm did the accident do?', ACCIDENT_DAMAGES),
  yesNo('otherAction', 'Is there an arbitration about this, or is another case or arbitration planned?'),
  yesNo('otherParties', 'Should anyone else be part of the court case?'),
  custom('accommodation', 'Do you need help in court because of a disability?', ACCOMMODATIONS),
];

/**
 * Asked since the first release: the server takes no claim without an answer to them. The others it lets stay open,
 * because claims of older releases were never asked. The screen asks for every one it shows.
 */
const REQUIRED: ReadonlySet<QuestionKey> = new Set([
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
]);

export const isRequiredQuestion = (key: QuestionKey): boolean => REQUIRED.has(key);

/** What the browser asks when the list cannot be loaded: the specification's five, all yes/no, word for word. */
export const fallbackQuestions: readonly Question[] = [
  ASKED_BEFORE,
  ASSIGNED,
  ADULT,
  yesNo('defendantMilitary1', ON_DUTY),
  yesNo('defendantMilitary2', ON_DUTY),
];

/**
 * The most common answers. Never age or military duty: those become statements to a court. `preselectedFor` says which
 * of them a draft may be given.
 */
export const preselected: Readonly<Partial<Record<QuestionKey, Answer>>> = {
  askedMoneyBefore: true,
  assignedClaim: false,
  agreementKind: 'Texts or emails',
  responseDays: 14,
  publicBody: false,
  paymentPlan: 'No',
  courtLanguage: 'English',
  otherCase: false,
  bankruptcy: false,
  deceased: false,
  restrainingOrder: false,
  otherSideLawyer: false,
  isFederal: false,
  medicalBill: 'No',
  professionalMalpractice: false,
  excludedMatter: 'None of these',
  ownerOccupied: false,
  otherAction: false,
  otherParties: false,
  accommodation: NO_ACCOMMODATION,
};
