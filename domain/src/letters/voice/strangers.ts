import { ADVERBS } from './agreement.ts';
import type { Sighting } from './people.ts';

const KNOWN_CAPITALS =
  /^(?:I|I['’](?:m|ve|ll|d)|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|New|Jersey|York|Venmo|Zelle|Cash|App|PayPal|Craigslist|Facebook|Marketplace|Instagram|WhatsApp|Apt|Apartment|Unit|Suite|Floor|Room|Christmas|Thanksgiving|Easter|Honda|Toyota|Ford|Chevy|Chevrolet|Nissan|BMW|Jeep|Subaru|Hyundai|Kia|Mazda|Civic|Corolla|Camry|Accord|Bluetooth|Internet|English|Spanish|American|State|County|City|Parkway|Turnpike|Route|Invoice|Order|Model|No|Mr|Mrs|Ms|Dr|Section|Rent|Security|Deposit|Act|Law|Court|Division)$/;
const OPENING_NAME = new RegExp(
  `^["“(]?(\\p{Lu}[\\p{L}'’]+) (?=(?:and (?:I|we|my)|${ADVERBS}(?:was|is|has|told|said|says|promised|came|left|called|texted|paid|gave|took|sent|saw|helped|asked|wrote|agreed|signed|drove|hit|lent|borrowed|refused|did|never))\\b)`,
  'u',
);
const NO_NAME =
  /^(?:I|We|You|He|She|They|It|This|That|These|Those|What|Who|Which|Nobody|Someone|Everyone|Nothing|Everything|One|Two|Three|There|Here|Work|Rent|Then|Later|Also|Now|Today|Payment|Money|Delivery|Everybody|None|Both|Neither|All|Each|Some|Most|Half|Rain|Water|Part)$/;
const INNER =
  /(?<=[\p{L}\p{N},;:)] )(\p{Lu}[\p{L}'’]+)(?![\p{L}'’])(?! (?:Street|Avenue|Ave|St|Road|Rd|Drive|Lane|Place|Court|Boulevard|Blvd|Parkway|Bridge|Park)\b)/gu;

/** Names the form does not know: each may be another person. */
export function strangersIn(text: string, isFormName: (word: string) => boolean): readonly Sighting[] {
  const sighting = (start: number, word: string): Sighting => ({
    start,
    end: start + word.length,
    other: {
      kind: 'person',
      gender: /\bMr\.? $/.test(text.slice(0, start))
        ? 'he'
        : /\bMr?s\.? $/.test(text.slice(0, start))
          ? 'she'
          : 'unknown',
      call: '',
    },
  });
  const bare = (word: string): string => word.replace(/['’]s?$/, '');
  const [, opening = ''] = OPENING_NAME.exec(text) ?? [];
  const first =
    opening !== '' && !NO_NAME.test(bare(opening)) && !KNOWN_CAPITALS.test(opening) && !isFormName(bare(opening))
      ? [sighting(0, opening)]
      : [];
  const inner = [...text.matchAll(INNER)].flatMap((match) => {
    const word = match[1] ?? '';
    const isAcronym = word === word.toUpperCase();
    // "at Home Depot", "in Hoboken": places take no he, she or they.
    const isPlace = /\b(?:in|at|near|on) (?:\p{Lu}[\p{L}'’]+ )*$/u.test(text.slice(0, match.index));
    return isAcronym || isPlace || KNOWN_CAPITALS.test(word) || isFormName(bare(word))
      ? []
      : [sighting(match.index, word)];
  });
  return [...first, ...inner];
}
