import {
  type Claimant,
  cityLineOf,
  contactNameOf,
  type Defendant,
  fullNameOf,
  type PostalAddress,
  streetLineOf,
} from '../../parties/index.ts';
import { formValue } from './form-value.ts';
import * as words from './letter-wording.ts';

/** The lines of an address. A line with nothing in it goes. */
export function addressLines(address: PostalAddress): readonly string[] {
  const clean = cleanAddress(address);
  const city = formValue(cityLineOf(clean));
  return [clean.street === '' ? clean.unit : streetLineOf(clean), city].filter((line) => line !== '');
}

function cleanAddress(address: PostalAddress): PostalAddress {
  return {
    street: formValue(address.street),
    unit: formValue(address.unit),
    city: formValue(address.city),
    state: formValue(address.state),
    zip: formValue(address.zip),
  };
}

/** The same party with every value ready to print. */
export function cleanParty<P extends Claimant>(party: P): P {
  const { name } = party;
  const value = (text: string): string => formValue(text);
  return {
    ...party,
    name:
      name.kind === 'person'
        ? { kind: 'person', person: { first: value(name.person.first), last: value(name.person.last) } }
        : { kind: 'business', legalName: value(name.legalName), contactName: value(name.contactName) },
    email: value(party.email),
    phone: value(party.phone),
  };
}

/** Name and address, then phone and email when given. */
export function senderLines(claimant: Claimant): readonly string[] {
  return [
    fullNameOf(claimant.name),
    ...addressLines(claimant.address),
    claimant.phone === '' ? '' : words.phoneLine(claimant.phone),
    claimant.email === '' ? '' : words.emailLine(claimant.email),
  ].filter((line) => line !== '');
}

export function recipientLines(defendant: Defendant): readonly string[] {
  const contact = defendant.name.kind === 'business' ? defendant.name.contactName : '';
  return [
    fullNameOf(defendant.name),
    contact === '' ? '' : words.attentionLine(contact),
    ...addressLines(defendant.address),
  ].filter((line) => line !== '');
}

/** Full names and no guessed title. A business without a contact is not "Dear". */
export function salutation(defendants: readonly Defendant[]): string {
  const named = defendants
    .map((defendant) => contactNameOf(defendant.name) || fullNameOf(defendant.name))
    .filter((name) => name !== '');
  // A partner is often the contact of the business too.
  const names = [...new Set(named)];
  const isAllPeople = defendants.every((defendant) => contactNameOf(defendant.name) !== '');
  if (names.length === 0) return '';
  return isAllPeople ? words.dear(words.listWith('and', names)) : words.to(words.listWith('and', names));
}

/** Who is asked to pay: "you" for one person, else the names, since the salutation may name a contact only. */
export function payerWords(defendants: readonly Defendant[]): string {
  const names = defendants.map((defendant) => fullNameOf(defendant.name)).filter((name) => name !== '');
  const isOnePerson = defendants.length === 1 && defendants[0]?.name.kind === 'person';
  return isOnePerson || names.length === 0 ? 'you' : words.listWith('and', names);
}

/** The printed name under the signature; a business is signed for by its contact. */
export function signerLines(claimant: Claimant): readonly string[] {
  const { name } = claimant;
  if (name.kind === 'person' || name.contactName === '') return [fullNameOf(name)].filter((line) => line !== '');
  return [name.contactName, ...(name.legalName === '' ? [] : [words.forBusiness(name.legalName)])];
}
