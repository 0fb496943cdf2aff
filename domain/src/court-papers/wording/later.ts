import type { CourtForm } from '../../jurisdictions/pack.ts';
import { formName } from './forms.ts';

/** The foot of papers that are no part of the filing. */
export const laterFooter = (form: CourtForm | null): string =>
  form === null
    ? 'Prepared draft for a later step'
    : `Prepared draft for a later step: compare with the court’s current form (${formName(form)})`;

export const LATER_HEADING = 'Prepared for a later step, in files of their own';

export const MILITARY = {
  title: 'Certification of Non-Military Service',
  keep: 'Certification of Non-Military Service: only for a defendant who is a person. It is used when that person does not answer or does not come, and you ask for judgment. Military service is looked up on the day you sign it, so nothing is ticked in it. If you could not find out, do not use it: ask the clerk. A Social Security number or date of birth is typed on the website only and stands on no paper.',
  /** `role`: what the one who signs for the plaintiff is; '' for a plaintiff. */
  certify: (name: string, role: string): string =>
    `${name}, ${role === '' ? 'plaintiff' : role}, says about each defendant who is a person:`,
  defendant: (name: string): string => `Defendant ${name}`,
  report: 'A report of the Department of Defense website on military service is attached. It shows no active duty.',
  knowledge: 'I know of my own knowledge that this defendant is not on active duty. How I know it:',
  explain: 'How I know it, and when I looked',
} as const;

export const PROOF = {
  title: 'Certification of Proof',
  keep: 'Certification of Proof: to ask for judgment after a default. The amounts must be right on the day it is signed.',
  basis: 'The claim is the one of the complaint. Copies of the papers that prove it are attached:',
  heads: ['Item', 'Amount'],
  demand: 'Amount of the claim in the complaint',
  payments: 'Less payments and credits since then',
  interest: 'Interest, if the complaint asked for it (show how it is worked out)',
  costs: 'Filing and service fees paid',
  net: 'Net amount due',
  owner: 'First owner of the claim',
  papers: 'Papers attached',
  breach: 'Day the money was due',
} as const;
