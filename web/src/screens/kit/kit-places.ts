import { served } from '@plainclaim/domain/served';
import type { Suggested } from '../../components/address/suggestions.ts';

const STREETS = ['221B Market St, Newark', '22 Marketplace Ave, Trenton', '220 Marlboro Rd, Old Bridge'].map(
  (street) => `${street}, ${served.state}`,
);

/** Made-up places for the kit page. */
export const suggestNearby = async (input: string): Promise<Suggested> => ({
  places: STREETS.filter((street) => street.toLowerCase().startsWith(input.slice(0, 2).toLowerCase())).map(
    (description) => ({ place_id: description, description }),
  ),
});
