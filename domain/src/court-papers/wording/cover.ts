import type { LeftOutKind } from '../complaint/complaint-facts.ts';
import { ended } from './forms.ts';

export const title = (partName: string): string => `${partName} Filing Packet`;
export const intro = (plaintiffs: string, defendants: string, county: string): string =>
  `${plaintiffs} v. ${defendants}, ${county} County. These papers are made from your answers. You file them yourself.`;
export const draft = 'Nothing here is signed. Read every page before you sign.';
export const signed =
  'The complaint in this packet is signed. The other sheets are not. If you change the letter or your answers, this signature counts no more: sign the new papers.';
export const SIGNERS_HEADING = 'Who has signed on the screen';
export const SIGNERS_HEAD = ['Plaintiff', 'Signed'] as const;
export const NOT_SIGNED = 'Not yet';
export const DO_HEADING = 'What to do, in this order';

export const STEPS = {
  read: 'Read every page. Correct by hand what is not right.',
  compare: (form: string): string =>
    `Compare the complaint with the court’s current form (${form}). The court’s own form can be asked for at the office or on its website.`,
  summons: (kit: string): string =>
    `Fill in the court’s own summons${kit === '' ? '' : ` (it is in the kit ${kit})`} from the sheet with the facts for it.`,
  open: 'Fill in what is still open in the complaint: each question that has no tick.',
  county: (county: string, choices: readonly string[]): string =>
    `Ask the clerk whether ${county} County is right: the addresses leave it open (${choices.join(', ')}).`,
  kind: 'Tick the kind of case on the complaint and the summons: your answers leave it open.',
  vehicle:
    'Fill in by hand what is still open about the accident: time, vehicles, drivers, harm. Leave out every plate, license and policy number.',
  entity: (names: string): string =>
    `Write in what kind of business this is, and check its exact name in the State’s business records: ${ended(names)}`,
  signs:
    'Some signs of a name or of the story cannot be printed. A question mark stands in their place. Write them in by hand.',
  sign: (count: number): string =>
    count === 1
      ? 'Date and sign the complaint by hand.'
      : 'Date and sign the complaint and its continuation sheet by hand.',
  readSigned: 'Read every page. Look at the signature and the date on the complaint.',
  keepSigned:
    'Change nothing by hand in the signed complaint. To correct it or fill in more, or when the office wants a signature in ink, use the packet that is not signed and sign that by hand.',
  othersSign: (names: string): string =>
    `These sign the complaint for themselves, on the screen by a link of their own or by hand: ${ended(names)} File it when all have signed.`,
  coSign: (names: string): string => `Each plaintiff dates and signs too: ${ended(names)}`,
  signAs: (role: string): string => `Sign as: ${ended(role)}`,
  copies: (count: number | null): string =>
    `Make ${count === null ? '' : `${count} `}copies of the complaint and the summons: for each defendant and for you.`,
  /** `payBy`: the last day to pay that the letter names; '' where another letter may have gone out. */
  paid: (payBy: string): string =>
    payBy === ''
      ? 'Look at the last day to pay in your letter. If all the money comes by then, no court papers are needed.'
      : `The last day to pay in your letter is ${payBy}. File after that day. If all the money comes by then, no court papers are needed.`,
  fee: (amount: string): string => `Pay ${amount}, or file the fee waiver request with the complaint.`,
  file: (county: string): string => `File the papers in ${county} County: in person, by mail or online.`,
  service: (within: number, defendants: number): string =>
    `Date and sign the request for service by hand. File it with the complaint${
      within === 0
        ? '. The court’s mail does not leave the State: the sheet on filing tells how a defendant there gets the papers.'
        : within < defendants
          ? ', so that the court serves each defendant in the State. The sheet on filing tells how the others get the papers.'
          : ', so that the court serves every defendant.'
    }`,
  proof: 'Get your proof together. It goes to court with you, not into the electronic filing.',
  later: 'Keep the files named “Later” apart. They are not filed now.',
} as const;

export const CONTENTS_HEADING = 'What is in this packet';
export const CONTENTS_HEAD = ['Sheet', 'What for'] as const;
export const PURPOSE = { file: 'To file', copy: 'To copy onto the court’s summons', keep: 'For you to keep' } as const;

export const NOTES_HEADING = 'Please look at this';
export const lastDay = (day: string): string =>
  `The time to file a claim like this may end on ${day}. A court may count from another day. Only filing stops the clock.`;
export const mayHavePassed = (day: string): string =>
  `It may be too late: the time to file a claim like this may have ended on ${day}. Only a court can decide that.`;
export const severalLimits = 'Your reasons have different time limits. Each day below is for one or more of them.';
const UNPAUSED =
  'The clock is most often paused until a person is 18, but the law of the pause does not name this kind of claim. Without a pause,';
export const lastDayUnpaused = (day: string): string =>
  `${UNPAUSED} the time to file may end on ${day}. That is the safer day.`;
export const mayHavePassedUnpaused = (day: string): string =>
  `${UNPAUSED} the time to file may have ended on ${day}. Only a court can decide that.`;
export const help = (name: string): string => `Free help: ${name}.`;
export const longName = (name: string, letters: number): string =>
  `The court’s computer holds ${letters} letters here, so it may show this in a shorter form: ${name}`;
export const businessMayNeedLawyer =
  'A company or partnership needs a lawyer above the limit of Small Claims. One owner whose business is not a company does not.';
export const privateNumbers = (count: number): string =>
  count === 1
    ? 'A sentence with a private number was left out of the facts.'
    : `${count} sentences with private numbers were left out of the facts.`;
export const militaryLeftOut =
  'Words about military service were left out. They belong in a certification of their own, at a later step.';
export const otherLanguage = 'Your story in another language was left out. A complaint is in English.';
export const lineLeftOut =
  'One line of the complaint stays empty. Your answer held a private number, or spoke of health, military service, or papers to live here.';
export const saysYou =
  'Words you typed say “you” to the other side. The complaint is read by a judge. Read those sentences again.';
export const moreLeftOut = (count: number): string => `And ${count} more.`;
export const leftOutHeading = 'Words of yours that the complaint leaves out';

/** Why, in front of the words themselves. The others are named without their words. */
export const WHY: Readonly<Partial<Record<LeftOutKind, string>>> = {
  health: 'About somebody’s health',
  immigration: 'About papers to live in this country',
  other_language: 'Not in English',
  in_table: 'The table of sums says it',
  settlement: 'An offer to settle. A court is not told of it',
};
