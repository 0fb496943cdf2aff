/** Endings that only a company's, a partnership's or an association's name may have. */
const ENTITY_ENDINGS: ReadonlySet<string> = new Set([
  'llc',
  'pllc',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'ltd',
  'limited',
  'lp',
  'llp',
  'lllp',
  'pc',
  'pa',
  'partnership',
  'association',
]);

/** True when the name itself says that the business is more than one owner's trade name. */
export function nameTellsEntity(legalName: string): boolean {
  const words = legalName
    .toLowerCase()
    .replace(/[.']/g, '')
    .replace(/\bl l c\b/g, 'llc')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return ENTITY_ENDINGS.has(words.at(-1) ?? '');
}

/** Names and short names of offices of the United States. A State's own office never carries them. */
const FEDERAL_NAMES: readonly RegExp[] = [
  /^(?:the )?(?:united states|u s|usa)(?: of america)?$/,
  /^(?:the )?(?:united states|u s|us)(?: of america)? (?:department|dept|postal|government|govt|army|navy|air force|marine|marines|coast guard|treasury|customs|citizenship|small business|social security|veterans|attorney|marshals?|bureau|agency|district court|bankruptcy court|forest service|fish|environmental|immigration)\b/,
  /\b(?:usps|irs|hud|uscis|tsa|fema)\b/,
  /\binternal revenue service\b/,
  /\b(?:social security|small business) administration\b/,
  /\bnational park service\b|\bcenters for medicare\b/,
  /\bdepartment of (?:homeland security|housing and urban development|defense|the treasury)\b/,
  /\b(?:veterans affairs|veterans administration|va hospital|va medical center)\b/,
  /\bfederal (?:government|bureau|emergency management|aviation administration|housing administration)\b/,
];

/** New Jersey has a Department of Military and Veterans Affairs of its own. */
const STATE_NAMES = /\b(?:new jersey|n j|nj)\b/;

/** True when the name looks like an office of the United States. */
export function looksFederal(name: string): boolean {
  const plain = name
    .toLowerCase()
    .replace(/\bu\. ?s\.(?: ?a\.)?/g, 'us ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return !STATE_NAMES.test(plain) && FEDERAL_NAMES.some((known) => known.test(plain));
}
