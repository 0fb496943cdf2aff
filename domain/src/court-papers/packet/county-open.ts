import type { PaperCase } from './paper-context.ts';

/**
 * Whether the county of the papers is not settled. It is where one of the defendants lives for sure, whatever other county
 * the case might go to as well, unless the person named another one.
 */
export function isCountyOpen({ claim, county, fit, pack }: PaperCase): boolean {
  if (!fit.countyToConfirm) return false;
  if (claim.filingCounty !== '' && claim.filingCounty !== county) return true;
  return !claim.defendants.some((one) => {
    // Without its reasons and its place the claim goes where this defendant is, and nowhere else.
    const { counties, toConfirm } = pack.venueOf({ ...claim, defendants: [one], reasons: [], filingCounty: '' });
    return one.address.state === pack.state && !toConfirm && counties.length === 1 && counties[0] === county;
  });
}
