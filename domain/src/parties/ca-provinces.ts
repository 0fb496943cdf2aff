import type { UsState } from './us-states.ts';

/** The provinces and territories of Canada: two-letter postal code and name. */
const NAMES =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|' +
  'NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon';

/** For the address of an account alone: a claim has addresses in the United States. */
export const CA_PROVINCES: readonly UsState[] = NAMES.split('|').map((entry) => ({
  code: entry.slice(0, 2),
  name: entry.slice(3),
}));

const CODES: ReadonlySet<string> = new Set(CA_PROVINCES.map(({ code }) => code));

export const isCanadianProvince = (code: string): boolean => CODES.has(code);
