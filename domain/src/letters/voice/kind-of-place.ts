/** What a business is called by what its name says, and where people say they were: "in your store". */
const PLACES: readonly (readonly [name: RegExp, place: string])[] = [
  [/\b(?:gym|fitness|crossfit)\b/i, 'gym'],
  [/\bsalon\b/i, 'salon'],
  [/\bspa\b/i, 'spa'],
  [/\bsupermarkets?\b/i, 'supermarket'],
  [/\bmarket\b/i, 'market'],
  [/\b(?:restaurant|diner|bakery|deli|cafe|café|hotel|clinic|garage|pharmacy|laundromat|studio|church)\b/i, ''],
  [/\b(?:store|furniture|jewelers|appliances?)\b/i, 'store'],
  [/\bshop\b/i, 'shop'],
];

/** "your gym" for "Iron Orchard Fitness LLC"; "your business" when the name does not say. */
export function placeOfBusiness(legalNames: readonly string[]): string {
  const [name = '', ...others] = legalNames;
  if (others.length > 0) return 'your business';
  const [pattern, place = ''] = PLACES.find(([words]) => words.test(name)) ?? [];
  const kind = place === '' ? (pattern?.exec(name)?.[0].toLowerCase() ?? 'business') : place;
  return `your ${kind}`;
}
