import type { Certainty } from '../../jurisdictions/pack.ts';

/** Says of a figure that was not read on a court's own page that it may be another one. */
export const toConfirm = (certainty: Certainty): string =>
  certainty === 'official' || certainty === 'official-copy' ? '' : ' Please confirm with the clerk.';

export const GENERAL = 'This is general information, not legal advice.';

export const SUMMONS = {
  title: (partName: string): string => `${partName} Summons: the Plaintiff’s Part`,
  intro:
    'This sheet holds what a plaintiff fills in: the top of page 2 of the court’s summons. Page 1, the docket number, the date of service and the return of service are the court’s own and stay blank.',
  demand: 'Demand amount',
  filing: 'Filing fee',
  service: 'Service fee',
  attorney: 'Attorney’s fees',
  total: 'Total',
  amountsHead: ['Item', 'Amount'],
  officeHeading: 'Court office',
  office: 'Office, address, telephone',
  serveHeading: 'To be served on',
  courtOnly: [
    'Court only: date served',
    'Court only: return of service (officer)',
    'Court only: certificate of mailing (employee)',
  ],
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
  payee: (name: string): string => `A check or money order is made out to: ${name}.`,
  how: 'Checks, money orders and cash are taken at the office. Please do not mail cash. The electronic way takes cards and bank transfers, and says itself whether a card costs extra.',
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
  filesHeading: 'Files to upload',
  filesHead: ['File', 'What it is'],
  venueHeading: 'Why this county',
  venue:
    'A case is filed in a county where at least one defendant lives or does business. A case about a security deposit may also go where the rental is. When all defendants are out of State, it goes where the claim arose.',
  wrong: 'A case filed in the wrong county can be sent on or refused.',
} as const;

export const SERVICE = {
  title: 'Request for Service by the Court',
  intro: 'To the clerk: please serve the summons and complaint on each defendant at the address below.',
  way: 'Way of service',
  byMail: (fee: string): string => `Certified and ordinary mail (${fee} for each defendant)`,
  byOfficer: (first: string, further: string): string =>
    `Court officer (${first} for the first defendant, ${further} for each further one; confirm the fee)`,
  serveHeading: 'Defendants to be served',
  head: ['Defendant', 'Address'],
  outOfState:
    'At least one address is outside the State. The court does not serve papers there by its ordinary mail. The office can tell what way is open.',
  business: 'For a business: the registered office, or the place where it does business, is served.',
  note: 'A copy you e-mail or hand over yourself is not service.',
} as const;

export const AFTER = {
  title: 'What Happens After Filing',
  example: (day: string): string =>
    `The days below are examples. They are counted as if the papers were filed and the summons mailed on ${day}. The dates on the court’s own notices count.`,
  head: ['Step', 'When'],
  mailed: 'The court gives a docket number and mails the summons to each defendant',
  mailedWhen: 'After the papers and the fee are in',
  hearing: 'Small Claims: both sides come to court. No written answer is needed',
  between: (from: string, to: string): string => `About ${from} to ${to}; the date stands in the summons`,
  answer: (days: number): string => `Each defendant has ${days} days after service to answer in writing`,
  answerWhen: (day: string): string => `By ${day} if served on that day`,
  defaultDay: (days: number): string =>
    `Without an answer the court enters a default; it counted ${days} days from its mailing`,
  defaultWhen: (day: string): string => `About ${day}`,
  trial: 'With an answer the court sets a trial date',
  trialWhen: (from: number, to: number): string => `About ${from} to ${to} months after filing`,
  badMail: 'If the mail comes back, a new address and a new fee are due, or the case is dismissed',
  badMailWhen: (days: number, years: number): string =>
    `Within ${days} days of the notice. A dismissed case can come back within ${years} year with a good address`,
  request: 'After a default, judgment is asked for with the proof',
  requestWithStatus: 'After a default, you ask for judgment. With it go the proof and the paper on military service',
  requestWhen: (months: number): string => `Within ${months} months of the default`,
  appeal: 'An appeal from a judgment',
  appealWhen: (days: number): string => `Within ${days} days of the judgment`,
  interest: (year: string, percent: string, aYear: string, demand: string): string =>
    `A judgment earns simple interest until it is paid. The court’s rate for ${year} is ${percent} percent a year: ${aYear} a year on ${demand}. The rate changes each January. The complaint asks for interest; the court works it out.`,
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
  repay: (amount: string): string => `Whoever wins more than ${amount} pays the waived fees back.`,
  business: 'A business that asks for a waiver must have a lawyer.',
} as const;

export const PROOF = {
  title: 'Proof Checklist',
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
