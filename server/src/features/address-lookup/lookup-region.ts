import { isUsState } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';

/**
 * Where to look; without a state named, in the one of our courts, from `components` such as "country:us|administrative_area:PA". Null when it names countries and the
 * United States is not among them: we know no other.
 */
export function regionOf(components = ''): { readonly claimState: string } | null {
  const named = components.split('|').map((part) => part.trim().toLowerCase().split(':', 2));
  const countries = named.filter(([kind]) => kind === 'country').map(([, value]) => value?.trim());
  if (countries.length > 0 && !countries.includes('us')) return null;
  const area =
    named
      .find(([kind]) => kind === 'administrative_area')?.[1]
      ?.trim()
      .toUpperCase() ?? '';
  return { claimState: isUsState(area) ? area : served.state };
}
