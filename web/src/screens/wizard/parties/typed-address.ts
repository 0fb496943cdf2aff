/** The three addresses of a claim, which the wire spreads over fields of different names, in one shape. */
import type { AdditionalDefendant, ClaimDraft, UsState } from '@plainclaim/domain';

/** An address as far as it is typed. `state` is a two-letter code or ''. */
export type TypedAddress = {
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

/** The control names of an address's fields. */
export type AddressNames = Readonly<Record<keyof TypedAddress, string>>;

export const PLACE_NAMES: AddressNames = {
  street: 'address',
  unit: 'apt',
  city: 'city',
  state: 'country',
  zip: 'zipcode',
};
export const placeIn = (draft: ClaimDraft): TypedAddress => ({
  street: draft.address,
  unit: draft.apt,
  city: draft.city,
  state: draft.country,
  zip: draft.zipcode,
});
export const placeFields = (address: TypedAddress) => ({
  address: address.street,
  apt: address.unit,
  city: address.city,
  country: address.state,
  zipcode: address.zip,
});

export const CLAIMANT_NAMES: AddressNames = {
  street: 'claimantAddress',
  unit: 'claimantApt',
  city: 'claimantCity',
  state: 'claimantCountry',
  zip: 'claimantZipcode',
};
export const claimantAddressIn = (draft: ClaimDraft): TypedAddress => ({
  street: draft.claimantAddress,
  unit: draft.claimantApt,
  city: draft.claimantCity,
  state: draft.claimantCountry,
  zip: draft.claimantZipcode,
});
export const claimantAddressFields = (address: TypedAddress) => ({
  claimantAddress: address.street,
  claimantApt: address.unit,
  claimantCity: address.city,
  claimantCountry: address.state,
  claimantZipcode: address.zip,
});

/** The first opponent's answers; further ones have the same fields. */
export type DefendantAnswers = Pick<ClaimDraft, keyof AdditionalDefendant>;

export const defendantNames = (prefix: string): AddressNames => ({
  street: `${prefix}defendantAddress`,
  unit: `${prefix}defendantApt`,
  city: `${prefix}defendantCity`,
  state: `${prefix}defendantCountry`,
  zip: `${prefix}defendantZipcode`,
});
export const defendantAddressIn = (defendant: DefendantAnswers): TypedAddress => ({
  street: defendant.defendantAddress,
  unit: defendant.defendantApt,
  city: defendant.defendantCity,
  state: defendant.defendantCountry,
  zip: defendant.defendantZipcode,
});
export const defendantAddressFields = (address: TypedAddress) => ({
  defendantAddress: address.street,
  defendantApt: address.unit,
  defendantCity: address.city,
  defendantCountry: address.state,
  defendantZipcode: address.zip,
});

/** The code of a state named by code or by name; '' when it is none of ours, because a guess could be the wrong court. */
export function stateCodeOf(states: readonly UsState[], named: string): string {
  const wanted = named.trim().toLowerCase();
  return states.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted)?.code ?? '';
}

/** "221B Market St, Apt 4, Springfield, IL 62701" as far as it is known. */
export function inWords({ street, unit, city, state, zip }: TypedAddress): string {
  const parts = [street, unit, city, `${state} ${zip}`].map((part) => part.trim());
  return parts.filter((part) => part !== '').join(', ');
}
