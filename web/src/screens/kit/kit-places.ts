import type { Suggested } from '../../components/suggestions.ts';

const STREETS = ['221B Market St, Newark, NJ', '22 Marketplace Ave, Trenton, NJ', '220 Marlboro Rd, Old Bridge, NJ'];

/** Made-up places for the kit page. */
export const suggestNearby = async (input: string): Promise<Suggested> => ({
  places: STREETS.filter((street) => street.toLowerCase().startsWith(input.slice(0, 2).toLowerCase())).map(
    (description) => ({ place_id: description, description }),
  ),
});
