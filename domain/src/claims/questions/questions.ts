import type { Answer, QuestionKey } from '../fields/answers.ts';

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

export const SIGNED_PAPER = 'Signed paper';
export const AGREEMENT_KINDS = [SIGNED_PAPER, 'Texts or emails', 'Spoken only', 'No agreement'] as const;

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

export const NOT_SURE = 'I am not sure';

/** Why a home was left: the law gives a landlord another time for each. */
export const TENANCY_ENDS = [
  'It ended as usual',
  'Fire, flood, or an order to leave',
  'To be safe from abuse, with a notice',
  'I still live there',
] as const;
export const LET_BACK_IN = ['No, I am still locked out', 'Yes, after some time', 'I did not want to go back'] as const;
export const MOVE_AREAS = ['Yes', 'No, it crossed a state line', NOT_SURE] as const;
export const WORKER_KINDS = [
  'On a payroll, with tax taken out',
  'As my own business',
  'Cash or an app, no papers',
  NOT_SURE,
] as const;
export const IN_TRADE = ['Yes', 'No, a favor or a one-time job', NOT_SURE] as const;
export const CONTRACTOR_PAPERS = [
  'Registered, and both of us signed',
  'Registered, but nothing signed',
  'Not registered',
  'It was not work on a home',
] as const;
export const PUBLIC_BODY_KINDS = ['A State department', 'A town, county, school or authority', NOT_SURE] as const;
export const UNDER_AGE = ['Yes', 'No', 'I do not know'] as const;
export const ARBITRATION_CLAUSES = [
  'No',
  'Yes, but small claims court is allowed',
  'Yes',
  'I have not looked',
] as const;
export const INSURER_PAID = [
  'No',
  'Yes, and I ask only for the rest',
  'Yes, and I ask for all of it',
  'It is still open',
] as const;
export const CAR_INSURED = ['Yes', 'No', 'I was not driving'] as const;
export const CHARITY_USERS = ['Yes', 'No, I was passing by or working'] as const;
export const LOAN_INTEREST = [
  'No, only the money I lent',
  'Yes, at a rate in a paper they signed',
  'Yes, but the rate is not on paper',
] as const;
export const PARTIAL_CLAIMS = ['No', 'Yes, and I give it up', 'Yes, and I want it all'] as const;
export const SIGNING_PLACES = [
  'At my home',
  'At their shop or office',
  'Online or by phone',
  'At a fair, hotel or show',
] as const;

export const REFUND_POLICIES = ['No', 'Yes', 'It was an online order', NOT_SURE] as const;
export const COMMISSION_WORK = ['Yes, and the work has ended', 'Yes, and the work goes on', 'No', NOT_SURE] as const;
export const NOTE_KINDS = [
  'A note with a day to pay',
  'A note to be paid when I ask',
  'No note, or not signed',
  NOT_SURE,
] as const;
export const CHECK_REASONS = [
  'Not enough money',
  'No account, or a closed one',
  'They stopped the payment',
  'Something else, or I am not sure',
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
  custom('defendantMilitary3', 'Is the third defendant on active military duty?', MILITARY_ANSWERS),
  custom('defendantMilitary4', 'Is the fourth defendant on active military duty?', MILITARY_ANSWERS),
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
  custom('tenancyEnd', 'How did your stay in the home end?', TENANCY_ENDS),
  yesNo(
    'depositLawAskedFor',
    'While you lived there, did you write to the landlord that the deposit law should count?',
  ),
  custom('letBackIn', 'Were you let back in?', LET_BACK_IN),
  custom('moveStayedInside', 'Did the move stay inside one state?', MOVE_AREAS),
  custom('workerKind', 'How were you paid for this work?', WORKER_KINDS),
  custom('sellerInTrade', 'Does the other side do this kind of work or sale as a business or trade?', IN_TRADE),
  custom(
    'contractorPapers',
    'Were you a registered home contractor on the day of the contract, and did both of you sign it?',
    CONTRACTOR_PAPERS,
  ),
  custom('publicBodyKind', 'Which public body was your deal with?', PUBLIC_BODY_KINDS),
  custom('otherSideMinor', 'Is a person on the other side under 18?', UNDER_AGE),
  custom('arbitrationClause', 'Does your contract speak of arbitration?', ARBITRATION_CLAUSES),
  custom('insurerPaid', 'Did any insurance pay a part of this?', INSURER_PAID),
  yesNo('hurtAtWork', 'Were you at work for the other side, or with them, when you were hurt?'),
  custom('ownCarInsured', 'Was the car you drove insured that day?', CAR_INSURED),
  custom('charityUser', 'Were you there to use what they offer, such as a service, a class or a game?', CHARITY_USERS),
  custom('loanInterest', 'Do you ask for interest on the money you lent?', LOAN_INTEREST),
  custom('partialClaim', 'Is there more money from the same dispute that you do not ask for here?', PARTIAL_CLAIMS),
  yesNo('takesValue', 'In court, would you take the value of your things in money?'),
  yesNo('aboutFalseWords', 'Is your claim about something false that they said or wrote about you?'),
  custom('signedWhere', 'Where did you sign?', SIGNING_PLACES),
  custom('refundPosted', 'Was a refund policy posted in the store?', REFUND_POLICIES),
  custom('commissionWork', 'Were you paid by commission for taking orders as your own business?', COMMISSION_WORK),
  custom('noteKind', 'What did they sign for the money?', NOTE_KINDS),
  custom('checkReason', 'Why did the bank return the check?', CHECK_REASONS),
];

/**
 * Asked since the first release: the server takes no claim without an answer to them. The others it lets stay open,
 * because claims of older releases were never asked. The screen asks for every one it shows.
 */
const REQUIRED: ReadonlySet<QuestionKey> = new Set([
  'askedMoneyBefore',
  'assignedClaim',
  'isAdult',
  'agreementKind',
  'responseDays',
  'publicBody',
  'paymentPlan',
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
 * Only papers for a court tell the answers to these: they are asked with the papers, once a package with papers is paid
 * for (docs/decisions/0070). They hold up no letter.
 */
const ASKED_WITH_PAPERS: ReadonlySet<QuestionKey> = new Set([
  'defendantMilitary1',
  'defendantMilitary2',
  'defendantMilitary3',
  'defendantMilitary4',
  'courtLanguage',
  'otherAction',
  'otherParties',
  'accommodation',
]);

/** The default list of a browser that could not load the served one is asked as it is. */
const isDefault = ({ key, answer_type }: Question): boolean =>
  fallbackQuestions.some((one) => one.key === key && one.answer_type === answer_type);

/** Where a question is asked: on the screen of questions, where a business is named, or with the court papers. */
export type QuestionPlace = 'questions' | 'claimant' | 'papers';

export function placeOfQuestion(question: Question): QuestionPlace {
  if (question.key === 'claimantEntityType') return 'claimant';
  return ASKED_WITH_PAPERS.has(question.key) && !isDefault(question) ? 'papers' : 'questions';
}

/**
 * Chosen in advance: wishes for the letter, which anybody may leave as they are. Never a fact, because the person declares
 * facts to be true and a guess of ours may be wrong.
 */
export const preselected: Readonly<Partial<Record<QuestionKey, Answer>>> = {
  responseDays: 14,
  paymentPlan: 'No',
};

/** What may be true without the person knowing of it, each answered yes or no: they are asked in one list. */
export const MAY_BE_TRUE: readonly QuestionKey[] = [
  'otherSideLawyer',
  'otherCase',
  'bankruptcy',
  'deceased',
  'restrainingOrder',
  'publicBody',
];
