import { continuationTitle } from './complaint.ts';

/** What is written when a court's own form is filled in. The form prints everything else itself. */
export const SHEET_TITLE = continuationTitle;
/** The court's own form, filled in. */
export const officialTitle = (title: string, number: string, revision: string): string =>
  `${title} (${formNumber(number, revision)})`;
/** `revision`: '' for a form that prints no day. */
export const formNumber = (number: string, revision: string): string =>
  revision === '' ? number : `${number}, revised ${revision}`;
/** On the packet's first page: what lies in it for the complaint. */
export const PREPARED_DRAFT =
  'The complaint is a prepared draft in the court’s layout, to be compared with the court’s current form.';
/** The same once the complaint is signed: it is no draft any more, and still not the court's own form. */
export const SIGNED_DRAFT =
  'The complaint is signed and set in the court’s layout. Compare it with the court’s current form before you file it.';
/** `title`: of the filled form, with its number and day. */
export const formFilledIn = (title: string): string =>
  `The court’s own form was filled in from your answers: ${title}. File that one. The complaint in this packet says the same for screen readers, and to compare. It is not filed.`;
/** What the court's form says is read before signing beside the complaint. */
export const formReadIntro = (number: string, revision: string): string =>
  `These answers stand on the court’s own form (${formNumber(number, revision)}), which gets your signature too. What it has no room for stands on a sheet behind it.`;
export const FORM_TICKED = 'Ticked';
/** How a typed name is written on a signature line. */
export const typedSignature = (name: string): string => `/s/ ${name}`;
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

export const KIND_LABELS = {
  contract: 'Contract',
  security_deposit: 'Security deposit',
  rent: 'Rent',
  tort: 'Tort',
  motor_vehicle: 'Motor vehicle accident',
} as const;
export const ANSWERS = { yes: 'Yes', no: 'No' } as const;

export const LABELS = {
  county: 'County',
  amount: 'Amount demanded',
  waived: 'Amount given up',
  facts: 'Facts',
  story: 'Facts',
  calculation: 'How the amount was worked out',
  eventDate: 'Date it happened or money was due',
  eventPlace: 'Place',
  language: 'Language for court',
  signer: 'Printed name of the person who signs',
  office: 'Court office',
  filingFee: 'Filing fee',
  serviceFee: 'Service fee',
  total: 'Total',
  signedOn: 'Day of the signature',
  signedHow: 'How it was signed',
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
