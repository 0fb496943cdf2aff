/**
 * A party of a claim. The claimant, those who claim together, and everyone the claim is against are asked the same
 * things: what may be typed, and what makes it wrong, is written once here. Only the names on the wire differ.
 */
import * as z from 'zod/mini';
import { emailRule, type FieldRule, phoneRule, requiredText, stateRule, websiteRule, zipRule } from '../field-rules.ts';
import { LIMITS } from './limits.ts';

/** One line of text: '' is not answered. */
export const shortText = z._default(z.string().check(z.maxLength(LIMITS.shortText)), '');

/** '1' is a person, '2' is a business, '' is not answered yet. */
export const partyKind = z._default(z.enum(['', '1', '2']), '');
export type PartyKind = z.infer<typeof partyKind>;
const BUSINESS: PartyKind = '2';

type PartyField = {
  readonly schema: typeof shortText | typeof partyKind;
  /** What makes it wrong. Absent: it may be anything, and nothing. */
  readonly rule?: FieldRule;
  readonly isOfBusiness?: true;
};

/** In the order they are asked. Of a business the first name is its own and the last name its contact's. */
const PARTY_FIELDS = {
  kind: { schema: partyKind },
  first: { schema: shortText, rule: requiredText },
  /** What kind of business it is, where its name does not say; '' is not known. */
  entity: { schema: shortText, isOfBusiness: true },
  last: { schema: shortText, rule: requiredText },
  email: { schema: shortText, rule: emailRule },
  phone: { schema: shortText, rule: phoneRule },
  website: { schema: shortText, rule: websiteRule, isOfBusiness: true },
  street: { schema: shortText, rule: requiredText },
  unit: { schema: shortText },
  city: { schema: shortText, rule: requiredText },
  state: { schema: shortText, rule: stateRule },
  zip: { schema: shortText, rule: zipRule },
  /** Street, town, State and ZIP on one line; '' is the claimant's own address. */
  addressLine: { schema: shortText },
} as const satisfies Readonly<Record<string, PartyField>>;

export type PartyRole = keyof typeof PARTY_FIELDS;

/** What the wire calls the fields of one party. */
export type PartyNames = Readonly<Partial<Record<PartyRole, string>>>;

/** Where it happened: an address of nobody. */
export const PLACE = { street: 'address', unit: 'apt', city: 'city', state: 'country', zip: 'zipcode' } as const;

export const CLAIMANT_ADDRESS = {
  street: 'claimantAddress',
  unit: 'claimantApt',
  city: 'claimantCity',
  state: 'claimantCountry',
  zip: 'claimantZipcode',
} as const;
export const CLAIMANT_PERSON = {
  first: 'firstname',
  last: 'lastname',
  email: 'email',
  phone: 'phonenumber',
} as const;
export const CLAIMANT = { kind: 'userType', ...CLAIMANT_PERSON, ...CLAIMANT_ADDRESS } as const;

/** The first defendant's; further ones have the same in a list. */
export const DEFENDANT = {
  kind: 'whoUser',
  first: 'defendantFirstname',
  entity: 'defendantEntityType',
  last: 'defendantLastname',
  email: 'defendantEmail',
  phone: 'defendantPhonenumber',
  website: 'defendantWebsite',
  street: 'defendantAddress',
  unit: 'defendantApt',
  city: 'defendantCity',
  state: 'defendantCountry',
  zip: 'defendantZipcode',
} as const;

/** Someone who claims together with the claimant. All of it may stay empty. */
export const CO_CLAIMANT = {
  first: 'firstname',
  last: 'lastname',
  addressLine: 'address',
  phone: 'phonenumber',
} as const;

type RolesIn<Names> = keyof Names & PartyRole;
type WireName<Names, Role extends keyof Names> = Names[Role] & string;
type SchemaOf<Role extends PartyRole> = (typeof PARTY_FIELDS)[Role]['schema'];

/** The schemas of a party's fields, by their wire names. */
export type PartyShape<Names extends PartyNames> = {
  [Role in RolesIn<Names> as WireName<Names, Role>]: SchemaOf<Role>;
};
/** A party as the wire carries it. */
export type WireParty<Names extends PartyNames> = {
  [Role in RolesIn<Names> as WireName<Names, Role>]: z.output<SchemaOf<Role>>;
};
/** A party as typed, by what each field is. */
export type TypedParty<Names extends PartyNames> = {
  readonly [Role in RolesIn<Names>]: z.output<SchemaOf<Role>>;
};

const rolesOf = (names: PartyNames): readonly (readonly [PartyRole, string])[] =>
  ROLES.flatMap((role) => {
    const name = names[role];
    return name === undefined ? [] : [[role, name] as const];
  });
const isRole = (key: string): key is PartyRole => Object.hasOwn(PARTY_FIELDS, key);
const ROLES = Object.keys(PARTY_FIELDS).filter(isRole);

const fieldOf = (role: PartyRole): PartyField => PARTY_FIELDS[role];

// The types of what these make follow from the names; inside, one loop serves every party.
export function partyShape<const Names extends PartyNames>(names: Names): PartyShape<Names>;
export function partyShape(names: PartyNames): Readonly<Record<string, unknown>> {
  return Object.fromEntries(rolesOf(names).map(([role, name]) => [name, fieldOf(role).schema]));
}

/** A party out of a draft, or out of an entry of its lists. */
export function typedParty<const Names extends PartyNames>(names: Names, wire: WireParty<Names>): TypedParty<Names>;
export function typedParty(names: PartyNames, wire: object): Readonly<Record<string, unknown>> {
  const typed = new Map<string, unknown>(Object.entries(wire));
  return Object.fromEntries(rolesOf(names).map(([role, name]) => [role, typed.get(name)]));
}

/** What was typed of a party, or a change to it, as the wire carries it. */
export function wireParty<const Names extends PartyNames>(
  names: Names,
  changes: Partial<TypedParty<Names>>,
): Partial<WireParty<Names>>;
export function wireParty(names: PartyNames, changes: object): Readonly<Record<string, unknown>> {
  const typed = new Map<string, unknown>(Object.entries(changes));
  const changed = rolesOf(names).filter(([role]) => typed.get(role) !== undefined);
  return Object.fromEntries(changed.map(([role, name]) => [name, typed.get(role)]));
}

/** Whom to ask for at the other side's firm may not be known; who signs for one's own firm is. */
const mayNotKnowContact = (names: PartyNames, kind: PartyKind): boolean =>
  kind === BUSINESS && names.kind === DEFENDANT.kind;

/** The fields of a party that must keep to a rule, in the order they are asked of this kind. */
export const partyRules = (names: PartyNames, kind: PartyKind): readonly (readonly [name: string, rule: FieldRule])[] =>
  rolesOf(names).flatMap(([role, name]) => {
    const { rule, isOfBusiness } = fieldOf(role);
    if (role === 'last' && mayNotKnowContact(names, kind)) return [];
    return rule === undefined || (isOfBusiness === true && kind !== BUSINESS) ? [] : [[name, rule] as const];
  });

/** The fields of a party that its kind is not asked for. While nobody said which it is, all may be asked. */
export const unaskedOf = (names: PartyNames, kind: PartyKind): readonly string[] =>
  rolesOf(names).flatMap(([role, name]) =>
    fieldOf(role).isOfBusiness === true && kind !== '' && kind !== BUSINESS ? [name] : [],
  );

/** "Dana Reyes", or the name of the business. */
export const typedName = ({ kind, first, last }: Readonly<Record<'kind' | 'first' | 'last', string>>): string =>
  kind === BUSINESS ? first.trim() : `${first.trim()} ${last.trim()}`.trim();

export const additionalDefendantSchema = z.object(partyShape(DEFENDANT));
/** One more person or business the claim is against. */
export type AdditionalDefendant = z.infer<typeof additionalDefendantSchema>;

export const coClaimantSchema = z.object(partyShape(CO_CLAIMANT));
/** One more person who makes the claim together with the claimant. */
export type CoClaimant = z.infer<typeof coClaimantSchema>;
