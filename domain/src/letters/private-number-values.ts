/** What stands around a value that may be a private number: the word with its link, and the text on both sides. */
export type Surroundings = { readonly lead: string; readonly before: string; readonly after: string };

/** Says by itself that a number of a document follows. Without it "in", "was" or a comma may lead to anything. */
const MARKER = /\b(?:number|num|no|nr|id|ending)\b|[#:=]/i;
const LOOSE = /\b(?:in|of|was)\b|,\s*$/i;

const DAY = /^(?:(?:19|20)\d\d[ -]\d{1,2}(?:[ -]\d{1,2})?|\d{1,2}[ -]\d{1,2}[ -](?:(?:19|20)\d\d|\d\d))$/;
const YEARS = /^(?:19|20)\d\d(?:[ -](?:(?:19|20)?\d\d))?$/;
/** Behind a number these make a sum or a measure of it. */
const COUNTED =
  /^(?:\.\d\d\b|\s?(?:dollars?|bucks|usd|cents|points|miles|days?|weeks?|months?|years?|hours?|times|percent|%))/i;

const digitsIn = (value: string): number => value.match(/\d/g)?.length ?? 0;

/** How many digits an account, a policy or a license has at least, told by a marker, plainly, or by a loose link. */
const LEAST = { marked: 5, plain: 6, loose: 8 } as const;

/** The number of an account, a policy or a license: no day, no years, no sum, and long enough for how it is told. */
export function isDocumentNumber(value: string, { lead, after }: Surroundings): boolean {
  if (COUNTED.test(after)) return false;
  if (MARKER.test(lead)) return digitsIn(value) >= LEAST.marked;
  if (DAY.test(value) || YEARS.test(value)) return false;
  const hasLetter = /[a-z]/i.test(value);
  const least = hasLetter ? LEAST.marked : LOOSE.test(lead) ? LEAST.loose : LEAST.plain;
  return digitsIn(value) >= least;
}

const CAR =
  /\b(?:cars?|auto(?:mobile)?s?|vehicles?|trucks?|vans?|suvs?|sedan|pickup|motorcycles?|trailers?|bus|taxi|honda|toyota|ford|chevy|chevrolet|nissan|bmw|jeep|subaru|hyundai|kia|mazda|tesla|lexus|acura|audi|dodge|volkswagen|licen[cs]e|registration|driver|driving|drove|drives|drive|parked|parking|towed|hit and run|dmv|mvc)\b/i;
/** "your plate K42 NRT", "(plate K42 NRT", "Plate K42 NRT". */
const OWNED = /(?:\b(?:your|his|her|their|its|my)\s|[(,.;:]\s?|^\s*)$/i;
const AS_ISSUED = /^(?:[a-z]{3} \d{3}|\d{3} [a-z]{3}|[a-z]\d\d [a-z]{3})$/i;
/** Short words and units that stand before or behind a number and are no part of a plate. */
const NO_PLATE_WORD =
  /^(?:in|at|on|of|by|to|is|as|my|me|we|he|us|no|or|up|it|an|the|and|for|was|has|had|are|not|but|his|her|its|our|new|old|all|any|one|two|ten|six|from|with|were|that|then|this|they|cost|made|over|only|just|last|next|than|what|when|have|came|for|paid|each|mid|pre|post|late|early|half|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mm|cm|inch|feet|foot|ft|oz|lbs?|kg|psi|mph|amps?|volt|watt|days?|week|mos|yrs?|year|hrs?|hour|mins?|pm|am|pcs|sets?|gal|ga|ply|times?)$/i;

/** The number of a car's plate: letters and digits, near words about a car; digits alone only where it is called a number. */
export function isPlate(value: string, { lead, before, after }: Surroundings): boolean {
  if (digitsIn(value) === 0) return false;
  const letters = value.replace(/[^a-z]/gi, '');
  const isLarge = letters === letters.toUpperCase();
  if (MARKER.test(lead) && !lead.includes(',')) return isLarge || !isMeasure(value);
  const isTold = isLarge && (/\b(?:is|was)\s+$/i.test(lead) || OWNED.test(before));
  const isOfCar = isTold || /^licen/i.test(lead) || CAR.test(before) || CAR.test(after);
  if (!isOfCar || isMeasure(value) || DAY.test(value) || YEARS.test(value)) return false;
  if (letters === '') return /^licen/i.test(lead) && digitsIn(value) >= LEAST.marked && !LOOSE.test(lead);
  // "plates from 2019": words have small letters and stand apart, plates do not.
  return isLarge || AS_ISSUED.test(value) || !/[a-z]{2}\s|\s[a-z]{2}/i.test(value);
}

const isMeasure = (value: string): boolean =>
  value.split(/[ -]|(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/i).some((part) => NO_PLATE_WORD.test(part)) ||
  /^\d+ ?x ?\d+$/i.test(value);
