import { emptyDraft, PLACE, typedParty, US_STATES, wireParty } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import { inWords, stateCodeOf } from './typed-address.ts';

test.each([
  ['nj', 'NJ'],
  ['New Jersey', 'NJ'],
  [' west virginia ', 'WV'],
  ['Ontario', ''],
  ['', ''],
])('the state of a looked-up address "%s" becomes "%s", never another one', (named, code) => {
  expect(stateCodeOf(US_STATES, named)).toBe(code);
});

test('an address goes into its fields and comes out the same', () => {
  const address = { street: '221B Market St', unit: '4', city: 'Newark', state: 'NJ', zip: '07102' };
  expect(typedParty(PLACE, { ...emptyDraft, ...wireParty(PLACE, address) })).toEqual(address);
});

test('an address in words leaves out what is not known', () => {
  expect(inWords({ street: '1 Elm St', unit: '', city: 'Newark', state: 'NJ', zip: '07102' })).toBe(
    '1 Elm St, Newark, NJ 07102',
  );
  expect(inWords({ street: '', unit: '', city: 'Newark', state: '', zip: '' })).toBe('Newark');
});
