import { EMPTY_CONTACT, emptyDraft } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import { claimantFromContact } from './claimant-from-contact.ts';

const dana = {
  ...EMPTY_CONTACT,
  firstName: 'Dana',
  lastName: 'Reyes',
  phone: '5035550100',
  address: '12 Main Street',
  apt: '4B',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
};

test('a person gets name, phone number and address', () => {
  expect(claimantFromContact(dana, { ...emptyDraft, userType: '1' })).toEqual({
    firstname: 'Dana',
    lastname: 'Reyes',
    phonenumber: '5035550100',
    sameAddress: false,
    claimantAddress: '12 Main Street',
    claimantApt: '4B',
    claimantCity: 'Salem',
    claimantCountry: 'OR',
    claimantZipcode: '97301',
  });
});

test('whoever lives where it happened has the box ticked that says so', () => {
  const draft = { ...emptyDraft, userType: '1', address: '12 main street', apt: '4b', zipcode: '97301' } as const;
  expect(claimantFromContact(dana, draft)).toMatchObject({ firstname: 'Dana', sameAddress: true });
});

test('of a business only who signs and how to call is known', () => {
  expect(claimantFromContact(dana, { ...emptyDraft, userType: '2' })).toEqual({
    lastname: 'Dana Reyes',
    phonenumber: '5035550100',
  });
});

test('an address in Canada is left out', () => {
  const contact = { ...dana, country: 'CA', state: 'ON', zip: 'K1A 0B1' } as const;
  expect(claimantFromContact(contact, { ...emptyDraft, userType: '1' })).toEqual({
    firstname: 'Dana',
    lastname: 'Reyes',
    phonenumber: '5035550100',
  });
});
