import type { AddressComponent, AddressResult, ProcessedAddress } from '@plainclaim/contract';
import { US_STATES } from '@plainclaim/domain';
import type { SuggestedAddress } from './suggest-places.ts';

export type AddressDetails = { readonly result: AddressResult; readonly processed_address: ProcessedAddress };

const HOUSE_NUMBER = /^(\d\S*)\s+(\S.*)$/;

/** "12 Main St, Salem, OR 97301": what is left out when it is not known. */
export const descriptionOf = ({ street, city, state, zip }: SuggestedAddress): string =>
  [street, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');

/** "Salem, OR 97301": the place without the street, of which the place data knows nothing. */
export const townOf = ({ city, state, zip }: SuggestedAddress): string =>
  descriptionOf({ street: '', city, state, zip });

const component = (long_name: string, short_name: string, ...types: string[]): AddressComponent[] =>
  long_name === '' ? [] : [{ long_name, short_name, types }];

function componentsOf({ street, city, state, zip }: SuggestedAddress): AddressComponent[] {
  const [, number = '', route = street] = HOUSE_NUMBER.exec(street) ?? [];
  const stateName = US_STATES.find(({ code }) => code === state)?.name ?? state;
  return [
    ...component(number, number, 'street_number'),
    ...component(route, route, 'route'),
    ...component(city, city, 'locality', 'political'),
    ...component(stateName, state, 'administrative_area_level_1', 'political'),
    ...component('United States', 'US', 'country', 'political'),
    ...component(zip, zip, 'postal_code'),
  ];
}

/** The address in the two shapes the address field reads. The street is always the person's own text. */
export function detailsOf(address: SuggestedAddress): AddressDetails {
  const { street, city, state, zip } = address;
  return {
    result: {
      address_components: componentsOf(address),
      formatted_address: `${descriptionOf(address)}, USA`,
      name: street === '' ? city : street,
    },
    processed_address: { street, city, state, country: 'US', zipcode: zip },
  };
}
