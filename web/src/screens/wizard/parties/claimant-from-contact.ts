import { type ClaimDraft, type OwnContact, PLACE, typedParty } from '@plainclaim/domain';

const BUSINESS = '2';

/**
 * What a contact of the account tells about the claimant, as a patch of the draft; nothing where it tells nothing. Of a
 * business it names the person who signs, and where they claim for a child the guardian. A claimant's address is in the United States: one in Canada is not filled in.
 */
export function claimantFromContact(contact: OwnContact, draft: ClaimDraft): Partial<ClaimDraft> {
  const { firstName, lastName, phone } = contact;
  const isBusiness = draft.userType === BUSINESS;
  const whole = `${firstName} ${lastName}`.trim();
  const name = isBusiness
    ? { lastname: whole }
    : draft.isAdult === false
      ? { guardianName: whole }
      : { firstname: firstName, lastname: lastName };
  return {
    ...name,
    ...(phone === '' || draft.phonenumber !== '' ? {} : { phonenumber: phone }),
    ...(isBusiness ? {} : addressFrom(contact, draft)),
  };
}

/** A person's own address. Where it is the place of the story, the box that says so is ticked instead. */
function addressFrom(contact: OwnContact, draft: ClaimDraft): Partial<ClaimDraft> {
  if (contact.country !== 'US' || contact.address === '') return {};
  const place = typedParty(PLACE, draft);
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  if (same(place.street, contact.address) && same(place.unit, contact.apt) && same(place.zip, contact.zip)) {
    return { sameAddress: true };
  }
  return {
    sameAddress: false,
    claimantAddress: contact.address,
    claimantApt: contact.apt,
    claimantCity: contact.city,
    claimantCountry: contact.state,
    claimantZipcode: contact.zip,
  };
}
