import * as z from 'zod/mini';
import { isCanadianProvince, isUsState } from '../parties/index.ts';
import { shortText } from './fields/parties.ts';
import { isBlank, phoneRule, zipRule } from './field-rules.ts';

/** The countries an account's address can be in. */
export const CONTACT_COUNTRIES = ['US', 'CA'] as const;
export type ContactCountry = (typeof CONTACT_COUNTRIES)[number];

/** How to reach the owner of an account. Every field may stay empty; `state` is a code of the country's list or ''. */
export const ownContactSchema = z.object({
  firstName: shortText,
  lastName: shortText,
  phone: shortText,
  country: z._default(z.enum(CONTACT_COUNTRIES), 'US'),
  address: shortText,
  apt: shortText,
  city: shortText,
  state: shortText,
  zip: shortText,
});
export type OwnContact = z.infer<typeof ownContactSchema>;

export const EMPTY_CONTACT: OwnContact = Object.freeze(ownContactSchema.parse({}));

export type ContactProblem = {
  readonly field: keyof OwnContact;
  readonly code: 'field.phone_digits' | 'field.state_unknown' | 'field.zip' | 'field.zip_long' | 'contact.postal_code';
};

/** "K1A 0B1", with or without its space, as Canada Post writes it: no D, F, I, O, Q or U, and no W or Z in front. */
const CANADIAN_POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

const isStateOf = (country: ContactCountry, code: string): boolean =>
  country === 'CA' ? isCanadianProvince(code) : isUsState(code);

function codeProblem({ country, zip }: OwnContact): ContactProblem['code'] | null {
  if (isBlank(zip)) return null;
  if (country === 'CA') return CANADIAN_POSTAL_CODE.test(zip.trim()) ? null : 'contact.postal_code';
  const found = zipRule(zip);
  return found === 'field.zip' || found === 'field.zip_long' ? found : null;
}

/** What is wrong with it, in the order it is asked. */
export function ownContactProblems(contact: OwnContact): readonly ContactProblem[] {
  const code = codeProblem(contact);
  return [
    ...(phoneRule(contact.phone) === null ? [] : [{ field: 'phone', code: 'field.phone_digits' } as const]),
    ...(contact.state === '' || isStateOf(contact.country, contact.state)
      ? []
      : [{ field: 'state', code: 'field.state_unknown' } as const]),
    ...(code === null ? [] : [{ field: 'zip', code } as const]),
  ];
}

/** Without the blanks around what was typed; a Canadian code in capitals with its space. */
export function tidyContact(contact: OwnContact): OwnContact {
  const { country, state, firstName, lastName, phone, address, apt, city, zip } = contact;
  const tidyZip =
    country === 'CA'
      ? zip
          .trim()
          .toUpperCase()
          .replace(/^(\w{3}) ?(\w{3})$/, '$1 $2')
      : zip.trim();
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim(),
    country,
    address: address.trim(),
    apt: apt.trim(),
    city: city.trim(),
    state,
    zip: tidyZip,
  };
}
