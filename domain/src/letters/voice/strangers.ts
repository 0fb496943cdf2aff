import { matchesIn } from '../matches-in.ts';
import { ADVERBS } from './agreement.ts';
import type { Sighting } from './people.ts';

const KNOWN_CAPITALS =
  /^(?:I|I['’](?:m|ve|ll|d)|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|New|Jersey|York|Venmo|Zelle|Cash|App|PayPal|Craigslist|Facebook|Marketplace|Instagram|WhatsApp|Apt|Apartment|Unit|Suite|Floor|Room|Christmas|Thanksgiving|Easter|Honda|Toyota|Ford|Chevy|Chevrolet|Nissan|BMW|Jeep|Subaru|Hyundai|Kia|Mazda|Civic|Corolla|Camry|Accord|Bluetooth|Internet|English|Spanish|American|State|County|City|Parkway|Turnpike|Route|Invoice|Order|Model|No|Mr|Mrs|Ms|Dr|Section|Rent|Security|Deposit|Act|Law|Court|Division|Receipt|Good)$/;
/** Firms everybody knows: a "they" may mean them, a "he" never. */
const FIRMS =
  /^(?:Home|Depot|Lowe['’]s|Walmart|Amazon|Costco|Target|Ikea|IKEA|Uber|Lyft|Etsy|Google|Yelp|Nextdoor|Netflix|Apple|Samsung|Whirlpool|Sony|Dell|Microsoft|Verizon|Comcast|Geico|Progressive|Allstate|FedEx|UPS|USPS|Chase|Macy['’]s|Wayfair|Airbnb|Expedia|Delta|United|PayPal|Stripe)$/;
const OPENING_NAME = new RegExp(
  `^["“(]?(\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+){0,2}) (?=(?:and (?:I|we|my)|${ADVERBS}(?:was|is|has|told|said|says|promised|came|left|called|texted|paid|gave|took|sent|saw|helped|asked|wrote|agreed|signed|drove|hit|lent|borrowed|refused|did|never))\\b)`,
  'u',
);
const NO_NAME =
  /^(?:I|We|You|He|She|They|It|This|That|These|Those|What|Who|Which|Nobody|Someone|Everyone|Nothing|Everything|One|Two|Three|There|Here|Work|Rent|Then|Later|Also|Now|Today|Payment|Money|Delivery|Everybody|None|Both|Neither|All|Each|Some|Most|Half|Rain|Water|Part)$/;
const NO_OPENING =
  /^(?:The|My|Our|His|Her|Their|An?|On|In|At|When|After|Before|If|But|And|So|Then|For|From|To|With|As) /;
const INNER =
  /(?=\p{Lu})(?<=[\p{L}\p{N},;:)] |\b(?:Dr|Mr|Mrs|Ms|Rev|Prof|Sgt|Ofc)\. )(\p{Lu}[\p{L}'’]+)(?![\p{L}'’])(?! (?:Street|Avenue|Ave|St|Road|Rd|Drive|Lane|Place|Court|Boulevard|Blvd|Parkway|Bridge|Park)\b)/gu;

/** How far around a name its firm's words are looked for. */
const NEAR = 60;
/** "took it to Bergen Honda", "paid Alpine Decks": a firm, which a "they" may mean. */
const DEALINGS =
  '\\b(?:took|taken|brought|towed|drove|sent|moved|repaired|fixed|inspected|checked|paid|pay|hired|ordered|went|called|used|got|by|from)\\b';
/** Quickly tried, before the places of other letters are looked at. */
const DEALING = new RegExp(DEALINGS, 'i');
const DEALT_WITH = new RegExp(
  `${DEALINGS}(?: (?:it|them|him|her|me|us|back|over|my \\p{L}+|the \\p{L}+|a \\p{L}+|an? estimate|a quote)){0,3}(?: (?:to|at|by|from|with))? $`,
  'iu',
);
const isDealtWith = (before: string): boolean => DEALING.test(before) && DEALT_WITH.test(before);
/** A name of seven words and more is none. */
const FIRM_WORD =
  /^(?: (?:\p{Lu}[\p{L}'’]+|&|and \p{Lu}[\p{L}'’]+)){0,5}? (?:Auto|Honda|Toyota|Ford|Motors?|Cars?|Garage|Transmission|Tires?|Roofing|Plumbing|Heating|Electric|Electrical|Builders?|Decks?|Contractors?|Construction|Painting|Flooring|Appliances?|Repairs?|Movers?|Moving|Services?|Solutions|Company|Co|Group|LLC|Inc|Bank|Insurance|Clinic|Hospital|Center|Jewelers|Cleaners|Landscaping|Home|Depot|Brothers|Bros|Sons)\b/u;

const POSSESSIVE = /['’]s?$/;
const bareOf = (word: string): string =>
  POSSESSIVE.test(word) && !/^(?:Lowe|Macy)['’]s$/.test(word) ? word.replace(POSSESSIVE, '') : word;

const TITLE = /\b(?:Mr|Mr?s)\.? $/;
function genderBefore(before: string): 'he' | 'she' | 'unknown' {
  if (!TITLE.test(before)) return 'unknown';
  return /\bMr\.? $/.test(before) ? 'he' : 'she';
}

/** "at Home Depot", "in Hoboken": places take no he, she or they. */
const IN_PLACE = /\b(?:in|at|near|on) (?:\p{Lu}[\p{L}'’]+ )*$/u;

/** With more names than this a sentence is a list, and none of them is told apart as a firm. */
const MOST_NAMES = 60;

/** Names the form does not know: each may be another person. */
export function strangersIn(text: string, isFormName: (word: string) => boolean): readonly Sighting[] {
  const names = matchesIn(text, INNER);
  const isList = names.length > MOST_NAMES;
  const sighting = (start: number, word: string): Sighting => ({
    start,
    end: start + word.length,
    other: {
      kind: FIRMS.test(bareOf(word)) ? 'group' : 'person',
      gender: genderBefore(text.slice(Math.max(0, start - 6), start)),
      call:
        word.includes(' ') ||
        (!isList &&
          (isDealtWith(text.slice(Math.max(0, start - NEAR), start)) ||
            FIRM_WORD.test(text.slice(start + word.length, start + word.length + NEAR))))
          ? 'stranger group'
          : '',
    },
  });
  const [, opening = ''] = OPENING_NAME.exec(text) ?? [];
  const first =
    opening !== '' &&
    !NO_OPENING.test(opening) &&
    opening
      .split(' ')
      .every((word) => !NO_NAME.test(bareOf(word)) && !KNOWN_CAPITALS.test(word) && !isFormName(bareOf(word)))
      ? [sighting(0, opening)]
      : [];
  const inner = names.flatMap((match) => {
    const word = match[1] ?? '';
    if (word === word.toUpperCase() || KNOWN_CAPITALS.test(word) || isFormName(bareOf(word))) return [];
    const isPlace = IN_PLACE.test(text.slice(Math.max(0, match.index - NEAR), match.index));
    return isPlace ? [] : [sighting(match.index, word)];
  });
  return [...first, ...inner];
}
