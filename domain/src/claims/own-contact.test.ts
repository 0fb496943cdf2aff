import { expect, test } from 'vitest';
import { EMPTY_CONTACT, type OwnContact, ownContactProblems, tidyContact } from './own-contact.ts';

const contact = (given: Partial<OwnContact>): OwnContact => ({ ...EMPTY_CONTACT, ...given });

test('a contact may stay empty', () => {
  expect(ownContactProblems(EMPTY_CONTACT)).toEqual([]);
});

test.each<[string, Partial<OwnContact>, string[]]>([
  ['a phone number with dashes', { phone: '555-0100' }, ['phone field.phone_digits']],
  ['a short zip code', { zip: '1234' }, ['zip field.zip']],
  ['a zip code with letters', { zip: '0710a' }, ['zip field.zip']],
  ['a zip code of ten digits', { zip: '1234567890' }, ['zip field.zip_long']],
  ['a province with the United States', { state: 'ON' }, ['state field.state_unknown']],
  ['a state with Canada', { country: 'CA', state: 'OR' }, ['state field.state_unknown']],
  ['a zip code with Canada', { country: 'CA', zip: '97301' }, ['zip contact.postal_code']],
  ['a postal code with the letter O', { country: 'CA', zip: 'O1A 0B1' }, ['zip contact.postal_code']],
  ['a Canadian address', { country: 'CA', state: 'ON', zip: 'k1a0b1', phone: '6135550100' }, []],
  ['an address in the United States', { state: 'OR', zip: '97301', phone: '5035550100' }, []],
])('%s is judged', (_name, given, expected) => {
  expect(ownContactProblems(contact(given)).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test('blanks around what was typed go, and a Canadian code is written as Canada Post writes it', () => {
  expect(tidyContact(contact({ country: 'CA', firstName: ' Dana ', zip: ' k1a0b1' }))).toEqual(
    contact({ country: 'CA', firstName: 'Dana', zip: 'K1A 0B1' }),
  );
});
