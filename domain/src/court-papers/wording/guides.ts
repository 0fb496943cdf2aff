import type { OutsideStep } from '../../jurisdictions/pack/filing-rules.ts';
import type { Certainty } from '../../jurisdictions/pack.ts';
import { ended } from './forms.ts';

/** Says of a figure that was not read on a court's own page that it may be another one. */
export const toConfirm = (certainty: Certainty): string =>
  certainty === 'official' || certainty === 'official-copy' ? '' : ' Please confirm with the clerk.';

export const GENERAL = 'This is general information, not legal advice.';

export const SUMMONS = {
  title: (partName: string): string => `Facts for the ${partName} Summons`,
  footer: 'For you to copy from. Not the court’s summons',
  notice: 'Do not file this sheet. The summons is the court’s own form.',
  /** `form`, `kit`: as the court's list names them; `kit` is '' where none is known. */
  intro: (form: string, kit: string): string =>
    `Get the court’s summons (${form})${kit === '' ? '' : `. It is in the kit ${kit}`}. Copy the facts below onto the top of its page 2, and file that page with the complaint.`,
  leaveBlank:
    'Page 1, the docket number, the day of service and the return of service are for the court. Leave them blank.',
  court: 'Court',
  county: 'County',
  demand: 'Demand amount',
  filing: 'Filing fee',
  service: 'Service fee',
  attorney: 'Attorney’s fees',
  total: 'Total',
  amountsHead: ['Item', 'Amount'],
  officeHeading: 'Court office',
  office: 'Office, address, telephone',
  serveHeading: 'To be served on',
  kind: 'Kind of case',
} as const;

export const FEES = {
  title: 'Filing Fee Sheet',
  intro: (part: string, day: string): string => `What it costs to file (${part}), as far as known on ${day}.`,
  heads: ['What it is for', 'Amount'],
  filing: 'Filing the complaint, first defendant',
  further: (count: number): string => `Each further defendant (${count})`,
  service: (count: number): string =>
    `Service by the court’s mail, ${count === 1 ? '1 defendant' : `${count} defendants`}`,
  total: 'Total to pay',
  payee: (name: string): string => `A check or money order is made out to: ${ended(name)}`,
  how: 'Checks, money orders and cash are taken at the office. Please do not mail cash. The electronic way takes cards and bank transfers, and says itself whether a card costs extra.',
  outside: 'The court’s mail does not go outside the State, so no mail fee is due for a defendant there.',
  back: 'Courts most often add these costs to a judgment when the plaintiff wins.',
  short: 'A paper that comes without its fee, or without a request to waive it, is sent back and not filed.',
} as const;

export const FILING = {
  title: 'Where and How to File',
  intro: (county: string): string => `This case is prepared for ${county} County.`,
  confirm:
    'Court offices move and numbers change. Before you go or mail anything, confirm the address with the office.',
  officeHeading: 'The office',
  mailing: 'Mail goes to',
  phone: 'Telephone',
  waysHeading: 'Three ways to file',
  inPerson: 'In person.',
  inPersonText:
    'Bring the signed papers, one copy for each defendant and one for yourself, and the fee. Ask for a stamped copy.',
  byMail: 'By mail.',
  byMailText:
    'Mail the signed papers, the copies and a check or money order. Add an envelope with your address and a stamp, so that the court can send you a copy.',
  electronic: (name: string): string => `Electronically, through ${name}.`,
  electronicText: (formats: string, megabytes: number, letters: number): string =>
    `Upload the filing files together, each as a ${formats} file of its own. Each may have up to ${megabytes} MB, without a password, with a name of no more than ${letters} letters. Evidence is not uploaded: bring it to court. What you sign by hand is signed on paper first, then scanned. A complaint signed on the screen is uploaded as it is; ask the office if it takes that.`,
  summons:
    'The court’s summons goes with them: fill in the court’s own form from the sheet with the facts for the summons.',
  formsHeading: 'The court’s forms and pages',
  /** `kit`: "CN 7, How to Sue". */
  kit: (kit: string): string =>
    `The court’s own forms for this kind of case come in one kit: ${kit}. Get it at the office or on the court’s website.`,
  formsPage: 'The court’s forms',
  howPage: 'How to file, as the court tells it',
  electronicPage: (name: string): string => `Electronic filing, ${name}`,
  businessPage: 'Look up the exact name of a business',
  moved: 'Pages move. When one does not open, ask the office.',
  filesHeading: 'Files to upload',
  filesHead: ['File', 'What it is'],
  copiesHeading: 'Copies and envelopes',
  /** `ours`: how many files of ours go in; the court's own summons comes on top. */
  copies: (ours: number, sets: number, copies: number): string =>
    `On paper you need ${sets} sets of these ${ours + 1} papers: the ${ours} below and the court’s own summons. The signed set is for the court, and ${copies} sets are copies. One copy is for each defendant and one is for you.`,
  envelopes: [
    'By mail only: an envelope to the office. Put in the signed papers, the copies and the check or money order',
    'By mail only: an envelope to yourself, with a stamp, for the copy the court sends back',
  ],
  /** Whom the court's mail reaches: all, some or none of the defendants. */
  noEnvelopes: {
    all: 'No envelopes for defendants: the court addresses its own mail',
    some: 'No envelopes for defendants in the State: the court addresses its own mail',
    none: 'No envelopes for defendants: the court’s mail does not go where they are',
  },
  outsideHeading: 'Defendants outside the State',
  notServedByYou: 'A copy you email or hand over yourself is not service.',
  outside: (names: readonly string[]): string =>
    `The court’s mail does not serve ${ended(names.join(' and '))} You see to it yourself, once the court gave a docket number:`,
  outsideConfirm: 'Ask the office, or a lawyer, before you pay anybody for it. Please confirm with the clerk.',
  venueHeading: 'Why this county',
  venue:
    'A case is filed in a county where at least one defendant lives or does business. A case about a security deposit may also go where the rental is. When all defendants are out of State, it goes where the claim arose.',
  wrong: 'A case filed in the wrong county can be sent on or refused.',
} as const;

export const SERVICE = {
  title: 'Request for Service by the Court',
  intro: (isSomeOutside: boolean): string =>
    `To the clerk: please serve the summons and complaint on each defendant${isSomeOutside ? ' named below' : ''} at the address below.`,
  /** Where the court's mail reaches none of them. */
  onlySummons: (count: number): string =>
    `To the clerk: ${count === 1 ? 'the defendant is' : 'all defendants are'} outside the State, where the court’s mail does not serve. Please give the plaintiff the summons with the docket number: the plaintiff has it served there and files proof of it.`,
  outsideHeading: 'Outside the State',
  way: 'Way of service',
  byMail: (fee: string): string => `Certified and ordinary mail (${fee} for each defendant)`,
  byOfficer: (first: string, further: string): string =>
    `Court officer (${first} for the first defendant, ${further} for each further one; confirm the fee)`,
  serveHeading: 'Defendants to be served',
  head: ['Defendant', 'Address'],
  outOfState: (names: readonly string[]): string =>
    `Outside the State, where the court’s mail does not serve: ${ended(names.join('; '))} The plaintiff has the papers served on ${names.join(' and ')} there, and no mail fee is paid for that.`,
  business: 'For a business: the registered office, or the place where it does business, is served.',
} as const;

/** Service outside the State, step by step. */
export const OUTSIDE = {
  no_court_mail: 'Get the summons with the docket number from the court. Nobody is served before that.',
  by_hand: 'First have the papers handed over where the defendant is.',
  who_may: 'A sheriff or a process server there does it, or a grown-up who has no part in the case. You do not.',
  then_mail:
    'Mail alone comes second: only when a real try failed and it is written down, under oath, what was tried. Then certified mail with a return receipt and ordinary mail go out at the same time.',
  tell_court: 'File the proof of service with the court: who served what, on whom, where, when and how.',
} as const satisfies Record<OutsideStep, string>;

export const AFTER = {
  title: 'What Happens After Filing',
  /** The day of filing is not known yet, so the rule is printed and no day. */
  counted:
    'Each time below counts from the day it names. A last day that is no court day moves to the next one. The dates on the court’s own notices count.',
  head: ['Step', 'When'],
  mailed: {
    all: 'The court gives a docket number and mails the summons to each defendant',
    some: 'The court gives a docket number and mails the summons to each defendant in the State. You see to the others',
    none: 'The court gives a docket number and the summons. You have it served outside the State',
  },
  mailedWhen: 'After the papers and the fee are in',
  hearing: 'Small Claims: both sides come to court. No written answer is needed',
  between: (from: number, to: number): string =>
    `About ${from} to ${to} days after filing; the date stands in the summons`,
  answer: (days: number): string => `Each defendant has ${days} days after service to answer in writing`,
  answerWhen: (days: number): string => `Within ${days} days of the day it was served`,
  defaultDay: 'Without an answer the court enters a default',
  defaultWhen: (days: number): string => `About ${days} days after the court mails the summons`,
  trial: 'With an answer the court sets a trial date',
  trialWhen: (from: number, to: number): string => `About ${from} to ${to} months after filing`,
  badMail: 'If the mail comes back, a new address and a new fee are due, or the case is dismissed',
  badMailWhen: (days: number, years: number): string =>
    `Within ${days} days of the day you filed, or by the day in the court’s notice. A dismissed case can come back within ${years} year with a good address`,
  request: 'After a default, judgment is asked for with the proof',
  requestWithStatus: 'After a default, you ask for judgment. With it go the proof and the paper on military service',
  requestWhen: (months: number): string => `Within ${months} months of the default`,
  appeal: 'An appeal from a judgment',
  appealWhen: (days: number): string => `Within ${days} days of the judgment`,
  interest: (year: string, percent: string, aYear: string, demand: string): string =>
    `A judgment earns simple interest until it is paid. The court’s rate for ${year} is ${percent} percent a year: ${aYear} a year on ${demand}. The rate changes each January. The complaint asks for interest; the court works it out.`,
  militaryPage: 'Where to look up if a person is in the military',
  absent: 'A plaintiff who does not come to court on the day loses the case for that time: it is dismissed.',
  settle: 'On the court day a court helper first tries to settle the case. Nobody has to settle.',
  bring:
    'Bring all proof, with copies, and all witnesses. Written statements of people who stay away most often do not count.',
} as const;

export const WAIVER = {
  title: 'Fee Waiver Guide',
  intro: (percent: number, assets: string): string =>
    `A person can ask the court to waive the fees. Two things must both be true. The income of the household is at most ${percent} percent of the poverty level. And there is no more than ${assets} in cash and bank accounts.`,
  head: ['People in the household', 'Yearly income of at most'],
  form: (name: string): string => `The form is ${name}. It is filed together with the complaint.`,
  proof: (income: number, bank: number): string =>
    `Courts ask for proof of ${income} months of income and ${bank} months of bank statements.`,
  page: 'Court fees and how to ask for a waiver',
  repay: (amount: string): string => `Whoever wins more than ${amount} pays the waived fees back.`,
  business: 'A business that asks for a waiver must have a lawyer.',
} as const;

export const PROOF = {
  title: 'Proof Checklist',
  ownHeading: 'What you told us you have',
  witness: (name: string): string => `Witness: ${name}`,
  usualHeading: 'What people bring',
  intro: 'What people bring to court for this kind of case. Not every line fits every case.',
  list: 'Bring the paper itself and a copy for the judge and for each defendant.',
  always: [
    'The demand letter, and proof that it was sent',
    'A list of dates: what happened when',
    'Names of witnesses who will come',
  ],
  private: (identifiers: string): string => `Black out ${identifiers} on every copy.`,
  notUploaded: 'Proof is not sent in with the complaint by the electronic way. Bring it to court.',
} as const;

export const HELP = {
  title: 'Interpreter and Accommodation Requests',
  interpreterHeading: 'Interpreter',
  interpreter: 'Court interpreters are free of charge. Ask on the complaint, or call the office as early as you can.',
  language: 'Language for court',
  noInterpreter: 'You chose English, so the complaint asks for no interpreter.',
  sign: 'A sign language interpreter is asked for in the same way.',
  accommodationHeading: 'Disability',
  accommodation: 'Each court has an ADA coordinator. Help, such as a listening device or more time, is free of charge.',
  relay: (number: string): string => `Relay service: ${number}.`,
  need: 'What I need in court',
  case: 'Case',
  docket: 'Docket number, once the court gave one',
} as const;
