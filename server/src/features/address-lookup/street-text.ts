/**
 * Telling where a street ends and a town begins, when all we know is the towns. A wrong town can lead to the wrong
 * court, so these rules rather say no: then the person simply types on.
 */

const STREET_WORDS =
  'street|st|avenue|ave|av|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|pl|terrace|ter|way|parkway|pkwy|' +
  'circle|cir|highway|hwy|turnpike|tpke|pike|trail|trl|loop|alley|square|sq|plaza|plz|center|centre|ctr|broadway';
const UNIT_WORDS = 'apartment|apt|unit|suite|ste|floor|fl|room|rm|lot|building|bldg|box|po';
const DIRECTION = '(?:\\s+(?:[nsew]|north|south|east|west)\\.?)?';

const ENDS_WITH_STREET_WORD = new RegExp(`\\S\\s(?:${STREET_WORDS})\\.?${DIRECTION}$`, 'i');
const ENDS_WITH_ROUTE = new RegExp(`\\b(?:route|rte|rt|highway|hwy|us|u\\.s\\.)\\s?\\d{1,3}${DIRECTION}$`, 'i');
const ENDS_WITH_UNIT = new RegExp(`(?:\\b(?:${UNIT_WORDS})\\b\\.?\\s?#?\\s?|#\\s?)[a-z0-9-]{1,8}$`, 'i');
const NUMBER_AND_WORD = /^\d\S*\s.*\p{L}/u;
const BEGINS_WITH_NUMBER_WORD = /^(?:one|two|three|four|five|six|seven|eight|nine|ten)\s/i;

const streetWords: ReadonlySet<string> = new Set(STREET_WORDS.split('|'));
const unitWords: ReadonlySet<string> = new Set(UNIT_WORDS.split('|'));

/** True for "Ave" or "Apt": alone it goes on with the street rather than beginning a town. */
export const isStreetWord = (word: string): boolean => streetWords.has(word);
export const isUnitWord = (word: string): boolean => unitWords.has(word);

const endsLikeStreet = (part: string): boolean =>
  ENDS_WITH_STREET_WORD.test(part) || ENDS_WITH_ROUTE.test(part) || ENDS_WITH_UNIT.test(part);

const looksLikeStreet = (part: string): boolean =>
  /\d/.test(part) || BEGINS_WITH_NUMBER_WORD.test(part) || endsLikeStreet(part);

/**
 * Whether a town may follow this text. After a comma the last part need only look like a street; without one it must
 * end like a street, or hold a number and a word while the rest of the address is spelled out (`isSpelledOut`).
 */
export function canEndStreet(street: string, isBeforeComma: boolean, isSpelledOut: boolean): boolean {
  if (street === '') return true;
  const lastPart = street.slice(street.lastIndexOf(',') + 1).trim();
  if (isBeforeComma) return looksLikeStreet(lastPart);
  return endsLikeStreet(lastPart) || (isSpelledOut && NUMBER_AND_WORD.test(lastPart));
}
