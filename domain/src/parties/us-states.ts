/** The fifty states and the District of Columbia: two-letter postal code and name. */
const NAMES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
  'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
  'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
  'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
  'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
  'WV West Virginia|WI Wisconsin|WY Wyoming';

export type UsState = { readonly code: string; readonly name: string };

export const US_STATES: readonly UsState[] = NAMES.split('|').map((entry) => ({
  code: entry.slice(0, 2),
  name: entry.slice(3),
}));

const CODES: ReadonlySet<string> = new Set(US_STATES.map((state) => state.code));

const CODES_BY_NAME: ReadonlyMap<string, string> = new Map(
  US_STATES.map(({ code, name }) => [name.toLowerCase(), code]),
);

/** The postal code of a state written as its code or its name, in any case; null for anything else. */
export function usStateCode(text: string): string | null {
  const typed = text.trim().replace(/\s+/g, ' ');
  const code = typed.toUpperCase();
  return CODES.has(code) ? code : (CODES_BY_NAME.get(typed.toLowerCase()) ?? null);
}

export const isUsState = (code: string): boolean => CODES.has(code);
