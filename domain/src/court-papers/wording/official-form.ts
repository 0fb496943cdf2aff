import { continuationTitle } from './complaint.ts';

/** What is written when a court's own form is filled in. The form prints everything else itself. */
export const SHEET_TITLE = continuationTitle;
/** The court's own form, filled in. */
export const officialTitle = (title: string, number: string, revision: string): string =>
  `${title} (${number}, revised ${revision})`;
/** Our complaint where the court's form is filed in its place. */
export const draftTitle = (title: string): string => `${title}: draft to compare, not to file`;
/** The first of these that a box is wide enough for. */
export const SEE_SHEET = ['See attached sheet', 'See sheet', 'Sheet'] as const;
export const CONTINUED = ['Continued on attached sheet', 'See sheet', 'Sheet'] as const;
export const sheetIntro = (form: string): string =>
  `This sheet is part of the complaint (${form}). It holds what the form has no room for.`;

/** The court's own forms beside the complaint, and how the filled ones are called. */
export const OTHER_FORMS = {
  summons: { title: 'Summons', file: 'Summons', stage: 'file' },
  fee_waiver: { title: 'Fee Waiver Form', file: 'Fee-Waiver', stage: 'read' },
  default_proof: { title: 'Default Form', file: 'Default', stage: 'later' },
} as const;
export const OTHER_SHEET_TITLE = 'Attached Sheet';
export const otherSheetIntro = (form: string): string =>
  `This sheet goes with the form "${form}". It holds what the form has no room for.`;

export const LABELS = {
  county: 'County',
  amount: 'Amount demanded',
  waived: 'Amount given up',
  facts: 'Facts',
  story: 'Facts',
  reckoning: 'How the amount was worked out',
  eventDate: 'Date it happened or money was due',
  eventPlace: 'Place',
  language: 'Language for court',
  signer: 'Printed name of the person who signs',
  office: 'Court office',
  filingFee: 'Filing fee',
  serviceFee: 'Service fee',
  total: 'Total',
  defendants: 'Defendants',
  accommodation: 'Help asked for because of a disability',
  ownDriver: 'Driver of the plaintiff’s vehicle',
  otherDriver: 'Driver of the defendant’s vehicle',
  otherOwner: 'Owner of the defendant’s vehicle',
  plaintiff: 'Plaintiff',
  plaintiffNumber: (number: number): string => `Plaintiff ${number}`,
  defendant: (number: number): string => `Defendant ${number}`,
} as const;

export const PARTY_LABELS = {
  name: 'name',
  entity: 'individual, or kind of business',
  street: 'street address',
  city_line: 'city, State, ZIP',
  address: 'address',
  phone: 'telephone',
} as const;
export const EMAIL_LABEL = 'e-mail';
export const CONTACT_LABEL = 'contact in the business';

export const partyLabel = (party: string, what: string): string => `${party}: ${what}`;
