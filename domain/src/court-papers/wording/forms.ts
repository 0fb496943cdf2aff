import type { CourtForm } from '../../jurisdictions/pack.ts';

/** "CN 10532, Appendix XI-C, revision 07/01/2022" in a reader's words; the form's title when it has no number. */
export function formName(
  { title, number, appendix, revision }: CourtForm,
  words: { readonly appendix: string; readonly revision: string } = FORM_NAME,
): string {
  const lines = [
    number ?? title,
    appendix === null ? '' : `${words.appendix} ${appendix}`,
    revision === null ? '' : `${words.revision} ${revision}`,
  ];
  return lines.filter((text) => text !== '').join(', ');
}

/** What stands before the parts of a form's name. */
export const FORM_NAME = { appendix: 'Appendix', revision: 'revision' } as const;

const PREPARED = 'Prepared draft';
const COMPARE = ': compare with the court’s current form';
const SIGNED = 'Signed on the screen';
const SIGNED_BY_SOME = 'Signed on the screen by some of the plaintiffs';

/** At the foot of each sheet we set ourselves that a court has a form of its own for. */
export const preparedDraft = (form: CourtForm | null): string =>
  form === null ? `${PREPARED}${COMPARE}` : `${PREPARED}${COMPARE} (${formName(form)})`;

export const KEEP_FOOTER = 'For you to keep. Not a court form';
export const BESIDE_FOOTER = 'To file with the complaint. Prepared draft, no court form';
export const ATTACHED_FOOTER = `${PREPARED}, part of the complaint`;

/**
 * The foot of a signed sheet of the complaint, which is no draft any more and tells a court nothing of comparing forms; the
 * cover does. `isWhole`: each plaintiff has signed it.
 */
export function signedFooter(footer: string, isWhole: boolean): string {
  const before = [PREPARED, SIGNED_BY_SOME, SIGNED].find((words) => footer.startsWith(words));
  if (before === undefined) return footer;
  const more = footer.slice(before.length);
  return `${isWhole ? SIGNED : SIGNED_BY_SOME}${more.startsWith(COMPARE) ? '' : more}`;
}

/** A name that ends in a full stop ("Inc.") ends its sentence too. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export const FILER = {
  telephone: (phone: string): string => (phone === '' ? '' : `Telephone: ${phone}`),
  email: (email: string): string => (email === '' ? '' : `Email: ${email}`),
  others: 'and the other plaintiffs',
  alone: (plaintiffs: number): string =>
    plaintiffs === 1 ? 'Plaintiff, without an attorney' : 'Plaintiffs, without an attorney',
} as const;

export const CAPTION = {
  county: (name: string): string => `${name} County`,
  plaintiff: 'Plaintiff',
  plaintiffs: 'Plaintiffs',
  defendant: 'Defendant',
  defendants: 'Defendants',
  action: 'Civil Action',
  versus: 'v.',
  docket: (prefix: string): string => `Docket No. ${prefix}-`,
  docketNote: '(the court gives the number)',
} as const;

export const PARTY = {
  plaintiffTitle: (index: number, count: number): string => (count === 1 ? 'Plaintiff' : `Plaintiff ${index + 1}`),
  defendantTitle: (index: number, count: number): string => (count === 1 ? 'Defendant' : `Defendant ${index + 1}`),
  name: 'Name',
  entity: 'Individual, or kind of business',
  contact: 'Contact in the business',
  street: 'Street address',
  city: 'City, State, ZIP',
  phone: 'Telephone',
  email: 'Email',
} as const;

export const SIGN = {
  date: 'Date',
  signature: 'Signature',
  printed: 'Printed name',
  byHand: 'not signed yet. Sign here by hand after reading',
} as const;

export const YES_NO_HEADS = ['Question', 'Yes', 'No', 'Details'] as const;

/** The caption prints every name in full; the head of a page has one line. */
const LONGEST_IN_HEAD = 22;
const shortName = (name: string): string =>
  name.length <= LONGEST_IN_HEAD ? name : `${Array.from(name).slice(0, LONGEST_IN_HEAD).join('').trimEnd()}…`;

/** Names the case at the head of a page: the first name of each side, and how many more there are. */
export function runningHead(plaintiffs: readonly string[], defendants: readonly string[]): string {
  const side = ([first = '', ...others]: readonly string[]): string =>
    others.length === 0 ? shortName(first) : `${shortName(first)} and ${others.length === 1 ? 'another' : 'others'}`;
  return `${side(plaintiffs)} v. ${side(defendants)}`;
}
