import { listWith } from '../../letters/wording/letter-wording.ts';
import { ended } from './forms.ts';

/** The words of the complaint that no rule prescribes letter by letter. */
export const title = (partName: string): string => `${partName} Complaint`;
export const vehicleTitle = (partName: string): string => `${partName} Complaint: Motor Vehicle Accident`;
export const continuationTitle = 'Continuation Sheet to the Complaint';

export const publicNotice = (identifiers: string): string => `This paper is public. It must not hold ${identifiers}.`;

export const KIND_LABEL = 'Kind of complaint (one)';
export const PARTIES_HEADING = 'Parties';
export const EVENT_HEADING = 'When and where';
export const EVENT = {
  date: 'Date it happened or money was due',
  /** The same where another day is the one on which the money was due. */
  happened: 'Date it happened',
  due: 'Day the money was due',
  place: 'Place',
  time: 'Time of day',
} as const;
export const VEHICLE_HEADING = 'The accident';
export const VEHICLE = {
  date: 'Date of the accident',
  time: 'Time of day',
  place: 'Street, municipality and county',
  ownVehicle: 'Plaintiff’s vehicle: year, make, model (no plate)',
  ownDriver: 'Driver of plaintiff’s vehicle',
  otherVehicle: 'Defendant’s vehicle: year, make, model (no plate)',
  otherDriver: 'Driver of defendant’s vehicle',
  otherOwner: 'Owner of defendant’s vehicle, if not the driver',
  deductible: 'Insurance deductible, if any',
} as const;

export const DAMAGE_LABEL = 'Harm done';

export const factsHeading = (count: number): string =>
  count === 1 ? 'Facts: why the defendant owes the money' : 'Facts: why the defendants owe the money';
/** The letter is addressed to the other side, so "you" in it is not the judge. */
export const ownWordsIntro = (plaintiffs: number, defendants: number, guardian = ''): string =>
  `What follows is in ${guardian === '' ? (plaintiffs === 1 ? 'plaintiff’s' : 'plaintiffs’') : ownOf(guardian)} own words, as written in a letter to the ${
    defendants === 1 ? 'defendant' : 'defendants'
  }.`;
const ownOf = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);
/** Who says "I" in the facts of a child's complaint: the parent certifies them. */
export const guardianSpeaks = (guardian: string, child: string): string =>
  `In these facts, “I” and “my” mean ${guardian}, who signs as parent or guardian of ${child}, a minor.`;
/** A crash is told by a card that names the owner of the vehicle. */
export const theDriverWas = (name: string): string => `The driver was ${ended(name)}`;
export const CALCULATION_HEADING = 'How the amount was worked out';
export const SUMS = {
  claim: 'The claim',
  added: (cite: string): string => (cite === '' ? 'Added as the law allows' : `Added under ${cite}`),
  givenUp: 'Less the part given up to stay in this court',
  heads: ['What for', 'Amount'],
  total: 'Sum demanded',
} as const;
export const CONTINUED_HEADING = 'Facts, continued';

export const continued = (from: number, to: number): string =>
  `Paragraphs ${from} to ${to} stand on the continuation sheet, which is part of this complaint.`;
export const continuedOne = (number: number): string =>
  `Paragraph ${number} stands on the continuation sheet, which is part of this complaint.`;
export const continuationIntro = (from: number): string =>
  `This sheet is part of the complaint. It goes on with paragraph ${from}.`;

export const DEMAND_HEADING = 'Demand';
export const demand = (amount: string, plaintiffs: number, defendants: number): string =>
  `${plaintiffs === 1 ? 'Plaintiff demands' : 'Plaintiffs demand'} judgment against ${
    defendants === 1 ? 'defendant' : 'defendants'
  } in the amount of ${amount}, plus interest and costs of suit.`;
/** A law that multiplies the sum: both figures and the law are next to the demand. */
export const multiplied = (amount: string, added: string, sum: string, cite: string, plaintiffs: number): string =>
  `The money owed is ${amount}. ${plaintiffs === 1 ? 'Plaintiff asks' : 'Plaintiffs ask'} the court to add ${added}${cite === '' ? '' : ` under ${cite}`}, which makes ${sum}.`;
/** Steps that a paragraph names one by one; a longer plan is given by its first and its last. */
const MOST_STEPS = 12;
const whatWasOpen = (steps: readonly string[]): string => {
  const [first = '', ...others] = steps;
  if (others.length === 0) return `on ${first}`;
  const listed = steps.length > MOST_STEPS ? `at first ${first} and at last ${others.at(-1) ?? ''}` : steps.join('; ');
  return `on what was open from each day: ${listed}`;
};
/** Before a judgment, by the kind of claim. Never on what a law adds to the sum. */
export const INTEREST = {
  asks: (plaintiffs: number): string =>
    plaintiffs === 1 ? 'Plaintiff asks for interest' : 'Plaintiffs ask for interest',
  step: (sum: string, day: string): string => `${sum} from ${day}`,
  nothing: 'nothing',
  open: (asks: string, steps: readonly string[], cite: string): string =>
    `${asks} ${whatWasOpen(steps)}, as the court allows (${cite}).`,
  /** Why it starts on its days: `whys` go on "on which", and `isStated` where the facts above tell one of them. */
  because: (isOne: boolean, whys: readonly string[], isStated: boolean): string =>
    `${isOne ? 'That is the day' : 'Those are the days'} on which ${listWith('or', whys)}${isStated ? ', as told above' : ''}.`,
  why: {
    due: 'the money was due',
    asked: 'the money was first asked for',
    promised: 'what was agreed was to be done',
    happened: 'it happened',
    latest: 'it was due at the latest',
    arose: 'that part of the sum arose',
    claim: 'it happened or the money was due',
    paid: 'something came off',
    clock: (days: number): string => `the ${days} days to give the money back were over`,
  },
  ofMonth: 'Where only a month is told, a payment counts from its first day and a debt from its last.',
  filing: (asks: string, day: string, months: number, cite: string): string =>
    `${asks} as the rule allows (${cite}): from the filing of this complaint, or from ${day}, ${months} months after it happened, if that is later.`,
  fromFiling: (asks: string, cite: string): string =>
    `${asks} as the rule allows (${cite}): from the filing of this complaint.`,
  inRows: (isAgreed: boolean, asks: string, cite: string): string =>
    `Interest ${isAgreed ? 'that was agreed ' : ''}stands in the sum. For the time after that, ${asks.charAt(0).toLowerCase()}${asks.slice(1)} as the court allows (${cite}).`,
  part: (asks: string, cite: string): string =>
    `${asks} on the part that was kept, from the day after the time to give it back was over, as the court allows (${cite}).`,
  whenDue: (asks: string, cite: string): string =>
    `${asks} from the day the money was due, as the court allows (${cite}).`,
  /** All of the sum is an estimate. */
  unspent: (asks: string, sum: string, cite: string): string =>
    `${asks} on the ${sum}, which is an estimate, only from the day it is spent, as the court allows (${cite}).`,
  onceSpent: (sum: string): string =>
    `On the ${sum} of it that is an estimate, interest is asked for only from the day it is spent.`,
  notOn: (added: string, cite: string): string =>
    `No interest is asked for on the ${added} added${cite === '' ? '' : ` under ${cite}`}.`,
} as const;
/** Statutes by name, each with what it is about. */
export const lawsPleaded = (laws: readonly string[]): string => `This claim is also made under: ${laws.join('; ')}.`;
/** An order to hand things over is another kind of case. */
export const moneyForThings = (plaintiffs: number): string =>
  `${plaintiffs === 1 ? 'Plaintiff asks' : 'Plaintiffs ask'} for money in place of the things, by what they are worth, and not for an order to give them back.`;
export const waived = (givenUp: string, full: string, partName: string, plaintiffs: number): string =>
  `The full claim is ${full}. ${plaintiffs === 1 ? 'Plaintiff gives' : 'Plaintiffs give'} up ${givenUp} of it so that the case can be heard here (${partName}).`;

export const QUESTIONS_HEADING = 'Statements for the court';
export const QUESTIONS = {
  otherCase: 'Is there another court case about this matter? Court, names and number:',
  otherAction: 'Is an arbitration about this under way or planned, or is another case planned?',
  joined: 'Should anyone else be a party to this case? Names:',
  interpreter: 'Is an interpreter needed in court?',
  accommodation: 'Is help needed in court because of a disability?',
} as const;
export const ANOTHER_LANGUAGE = 'Language:';
export const ANOTHER_HELP = 'Which:';
export const CERTIFICATION_HEADING = 'Certification';
/** Above what a further plaintiff certifies, which may be on a page of its own. */
export const certificationOf = (name: string): string => `Certification of ${name}`;
