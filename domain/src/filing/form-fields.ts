import type { CalendarDate } from '../calendar/index.ts';
import type { Claim } from '../claims/claim.ts';
import type { FilingRules, RecordLengthKey } from '../jurisdictions/pack/filing-rules.ts';
import { addressLines } from '../letters/wording/letter-parties.ts';
import { formValue } from '../letters/wording/form-value.ts';
import {
  type Claimant,
  type PartyName,
  partsOfAddressLine,
  type PostalAddress,
  streetLineOf,
} from '../parties/index.ts';

export const FILING_FIELD_KEYS = [
  'county',
  'case_type',
  'demand',
  'caption',
  'business_name',
  'first_name',
  'last_name',
  'address_line',
  'city',
  'state',
  'zip',
  'phone',
  'email',
] as const;
export type FilingFieldKey = (typeof FILING_FIELD_KEYS)[number];

/** One field of the court's own screens with our answer. */
export type FilingField = {
  readonly key: FilingFieldKey;
  /** The answer in full, as the papers say it. */
  readonly value: string;
  /** What fits into the court's records, when the answer is longer; null when all of it fits. */
  readonly cut: string | null;
  /** Letters that fit; null where nobody knows. */
  readonly most: number | null;
  readonly rowId: string;
};

/** `group`: the case, or one party, with its number among those of its side. */
export type FilingFieldGroup = {
  readonly side: 'case' | 'plaintiff' | 'defendant';
  readonly number: number;
  readonly fields: readonly FilingField[];
};

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a text that has at most so many letters, ended at a space where there is one in its last third. What
 * people see as one letter is never cut in two.
 */
export function cutToLength(text: string, most: number): string {
  const all = [...letters.segment(text)].map(({ segment }) => segment);
  if (all.length <= most) return text;
  const cut = all.slice(0, most).join('').trimEnd();
  if (all[most] === ' ') return cut;
  const space = cut.lastIndexOf(' ');
  return space > (cut.length * 2) / 3 ? cut.slice(0, space).trimEnd() : cut;
}

export type FieldsInput = {
  readonly claim: Claim;
  readonly rules: FilingRules;
  readonly today: CalendarDate;
  readonly county: string;
  readonly caseType: string;
  /** In dollars and cents, such as "2450.00". */
  readonly demand: string;
  /** The parties as the caption names them. */
  readonly plaintiffs: readonly string[];
  readonly defendants: readonly string[];
};

/** An address as the court's screens have fields for it. */
type FieldPlace = Pick<PostalAddress, 'street' | 'city' | 'state' | 'zip'>;

/** What to type into the court's screens, field by field. Empty answers have no field. */
export function filingFields(input: FieldsInput): readonly FilingFieldGroup[] {
  const { claim, rules, today, plaintiffs, defendants } = input;
  const field = (key: FilingFieldKey, typed: string, length?: RecordLengthKey): FilingField => {
    const value = formValue(typed);
    const row = length === undefined ? null : rules.recordLength(length, today);
    const most = row?.value ?? null;
    const cut = most === null ? value : cutToLength(value, most);
    return { key, value, cut: cut === value ? null : cut, most, rowId: row?.id ?? '' };
  };
  const named = (name: PartyName): readonly FilingField[] =>
    name.kind === 'business'
      ? [field('business_name', name.legalName, 'businessName')]
      : [field('first_name', name.person.first, 'firstName'), field('last_name', name.person.last, 'lastName')];
  const placeFields = ({ street, city, state, zip }: FieldPlace): readonly FilingField[] => [
    field('address_line', street, 'addressLine'),
    field('city', city, 'city'),
    field('state', state),
    field('zip', zip),
  ];
  const party = ({ name, address, phone, email }: Claimant): readonly FilingField[] => [
    ...named(name),
    ...placeFields({ ...address, street: streetLineOf(address) }),
    field('phone', phone),
    field('email', email),
  ];
  const own = claim.claimant.address;
  /** Of one line; where its end names no State, all of it goes into the one field. */
  const placeOf = (line: string): FieldPlace => {
    if (line === '') return { ...own, street: addressLines(own)[0] ?? '' };
    const parts = partsOfAddressLine(line);
    return parts.city === '' ? { ...parts, street: line } : parts;
  };
  const coPlaintiffs = claim.coClaimants.map(({ firstname, lastname, address, phonenumber }) => [
    field('first_name', firstname, 'firstName'),
    field('last_name', lastname, 'lastName'),
    ...placeFields(placeOf(formValue(address))),
    field('phone', phonenumber),
  ]);
  const group = (side: FilingFieldGroup['side'], number: number, fields: readonly FilingField[]): FilingFieldGroup => ({
    side,
    number,
    fields: fields.filter(({ value }) => value !== ''),
  });
  const all = [
    group('case', 1, [
      field('county', input.county),
      field('case_type', input.caseType),
      field('demand', input.demand),
      field('caption', `${plaintiffs.join(', ')} v. ${defendants.join(', ')}`, 'caption'),
    ]),
    ...[party(claim.claimant), ...coPlaintiffs].map((fields, index) => group('plaintiff', index + 1, fields)),
    ...claim.defendants.map((one, index) => group('defendant', index + 1, party(one))),
  ];
  return all.filter(({ fields }) => fields.length > 0);
}
