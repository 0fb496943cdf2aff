import { type Claimant, type Defendant, fullNameOf } from '../../parties/index.ts';
import { matchesIn } from '../matches-in.ts';
import { type Gated, gateOf, wordsIn } from '../word-gate.ts';
import { placeOfBusiness } from './kind-of-place.ts';
import { shortNamesOf } from './short-names.ts';

export type Pronoun = 'he' | 'she' | 'they';

/** Somebody or something a pronoun could mean besides the recipient. */
export type Other = {
  /** `staff` works for the recipient; `things` are no people. */
  readonly kind: 'person' | 'group' | 'staff' | 'staff_group' | 'things';
  readonly gender: 'he' | 'she' | 'unknown';
  /** Words that can stand for a person of the recipient's, such as "your manager". */
  readonly call: string;
  /** True when a "his" or "her" in the same sentence is theirs. */
  readonly isOwner?: boolean;
};

const MALE =
  'husband|brother|father|dad|son|boyfriend|uncle|grandfather|stepfather|nephew|fiancé|man|guy|boy|gentleman|brother-in-law';
const FEMALE =
  'wife|sister|mother|mom|daughter|girlfriend|aunt|grandmother|stepmother|niece|fiancée|woman|lady|girl|sister-in-law';
const ANYONE =
  'partner|spouse|friend|roommate|neighbou?r|boss|judge|lawyer|attorney|adjuster|officer|inspector|doctor|vet|witness|cousin|co-?worker|tenant|teacher|engineer|plumber|electrician|mechanic|contractor|person|painter|dealer|buyer|seller|ex|child|kid|baby|driver|landlord|stranger|nurse|appraiser|technician|jeweler|carpenter|inspector|puppy|kitten|dog|cat|horse|bird|pet|bride|groom|seamstress|tutor|coach|agent|worker|helper|customer|client|tile man|dermatologist|physician|surgeon|dentist|therapist|specialist|paramedic|chiropractor|pharmacist|expert|estimator|accountant|notary|reporter|bouncer|guard|bartender|waiter|waitress|pastor|rabbi|priest|tailor|handyman|roofer|mover|locksmith|exterminator|babysitter|nanny|cleaner|manager|clerk|seller';
const GROUPS =
  'kids|children|parents|family|friends|neighbou?rs|roommates|police|cops|people|guys|men|women|officers|witnesses|bank|insurance(?: company)?|insurer|court|town|city|county|airline|card company|post office|credit union|guests|tenants|cousins|coworkers|lawyers|relatives|staff|employees|workers|crew|team|maker|manufacturer|supplier|distributor|carrier|shipper|factory|delivery (?:company|service)|moving company|finance company|lender|hospital|clinic|agency|dealership|warranty company|association|body shop|tow company|utility|gas company|power company|phone company|cable company';
const STAFF =
  'manager|technician|worker|helper|driver|receptionist|representative|rep|agent|super|superintendent|employee|foreman|salesman|saleswoman|salesperson|installer|assistant|secretary|clerk|cashier|supervisor|crew member|handyman|office manager|delivery man|mover|estimator|bookkeeper';
const STAFF_GROUPS =
  'managers|technicians|workers|helpers|drivers|crew|team|staff|employees|movers|men|guys|agents|installers|office|people';
/** People who are somebody's, for a pattern. */
export const USUAL_RELATIVES = `${MALE}|${FEMALE}|partner|friend|roommate|cousin|lawyer|girl|boss`;
const DETERMINER = '(?:my|our|the|a|an|that|this|another|one|some|other|two|three|the other|every)';
const BELONGS = '(?:their|his|her|your|its|one of their|one of his|one of her)';
const FILLER =
  '(?:(?!(?:and|or|of|in|on|at|to|for|was|is|were|are|that|who|which|with|from|by|my|our|the)\\b)\\p{L}+[ -]){0,2}?';

/** Things a "they" may mean: "the tiles cracked", "two tires". Only words on -s that people never are. */
const THINGS =
  'tiles?|tires|windows|doors|walls|pipes|photos|pictures|texts|messages|emails|calls|keys|clothes|shoes|chairs|tables|boxes|items|goods|parts|brakes|repairs|bills|receipts|papers|checks|payments|invoices|trees|branches|cabinets|floors|stairs|cracks|leaks|holes|stains|tickets|charges|fees|books|tools|plants|dishes|rooms|shelves|drawers|glasses|earrings|rings|lights|appliances|belongings|things|cushions|curtains|shingles|gutters|damages|deductions|damaged goods|screws|hinges|wires|phones|batteries|units|panels|pieces|bricks|pavers|weeks|months|days';

type OtherRule = Gated & { readonly pattern: RegExp; readonly rest: Omit<Other, 'call'> };

const OTHERS: readonly OtherRule[] = [
  {
    pattern: new RegExp(`\\b(?:the|a|an|${BELONGS}) ${FILLER}(?:${STAFF_GROUPS})\\b`, 'giu'),
    words: STAFF_GROUPS,
    rest: { kind: 'staff_group', gender: 'unknown' },
  },
  {
    pattern: new RegExp(`\\b(?:the|a|an|one|another|${BELONGS}) ${FILLER}(?:${STAFF})\\b`, 'giu'),
    words: STAFF,
    rest: { kind: 'staff', gender: 'unknown' },
  },
  { ...anyones(MALE), rest: { kind: 'person', gender: 'he' } },
  { ...anyones(FEMALE), rest: { kind: 'person', gender: 'she' } },
  { ...anyones(ANYONE), rest: { kind: 'person', gender: 'unknown' } },
  {
    pattern: new RegExp(`\\b(?:${DETERMINER} ${FILLER})?(?:${GROUPS})\\b`, 'giu'),
    words: GROUPS,
    rest: { kind: 'group', gender: 'unknown' },
  },
  {
    pattern:
      /\b(?:another|a different|a second|a new|other) (?:company|contractors?|mechanics?|shop|store|plumbers?|painters?|roofers?|dealer|dealership|movers?|landlord|place|business)\b|\bsome(?:one|body) else\b|\bothers\b/gi,
    words: 'another|different|second|new|others?|someone|somebody',
    rest: { kind: 'group', gender: 'unknown' },
  },
  {
    pattern: new RegExp(`\\b(?:${THINGS})\\b`, 'gi'),
    words: THINGS,
    rest: { kind: 'things', gender: 'unknown' },
  },
];

function anyones(people: string): Pick<OtherRule, 'pattern' | 'words'> {
  return {
    pattern: new RegExp(`\\b(?:${DETERMINER}|${BELONGS}) ${FILLER}(?:${people})\\b`, 'giu'),
    words: people,
  };
}

const mayBeIn = gateOf(OTHERS);

export type Sighting = { readonly start: number; readonly end: number; readonly other: Other };

/** Everyone and everything in a sentence that a pronoun could mean, in order. */
export function othersIn(text: string, isBusiness: boolean): readonly Sighting[] {
  const found: Sighting[] = [];
  for (const { pattern, rest } of mayBeIn(wordsIn(text))) {
    for (const match of matchesIn(text, pattern)) {
      const end = match.index + match[0].length;
      if (found.some((other) => match.index < other.end && end > other.start)) continue;
      found.push({
        start: match.index,
        end,
        other: { ...staffOrNot(rest, match[0], isBusiness), call: callOf(match[0]) },
      });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** "The manager" is the recipient's only when the recipient is a business; "his helper" always is. */
function staffOrNot(other: Omit<Other, 'call'>, words: string, isBusiness: boolean): Omit<Other, 'call'> {
  if (other.kind !== 'staff' && other.kind !== 'staff_group') return other;
  const belongs = /^(?:their|his|her|your|its|one of)\b/i.test(words);
  if (belongs || (isBusiness && !/\b(?:people|guys|men)$/i.test(words))) return other;
  return { ...other, kind: other.kind === 'staff' ? 'person' : 'group' };
}

const callOf = (words: string): string =>
  words.replace(/^(?:the|an?|their|his|her|your|its|another|one of (?:their|his|her)|one)\s/i, 'your ');

/** Roles a story gives the other side, by category; in another category the same word may be somebody else. */
const ROLES_BY_SITUATION: Readonly<Record<string, string>> = {
  'tenant-landlord':
    'landlord|landlady|landlords|property manager|management company|management|rental company|building owner|owners?',
  construction:
    'contractor|contractors|painter|plumber|electrician|roofer|builder|landscaper|handyman|carpenter|paving company|roofing company|installer|mason',
  auto: 'mechanic|shop|body shop|repair shop|garage|dealer|dealership|seller|tow company|towing company|auto shop|tire shop|transmission shop',
  product: 'seller|store|shop|dealer|dealership|vendor|merchant|breeder|manufacturer|pet store|furniture store',
  'broken-contract':
    'contractor|vendor|mover|movers|moving company|gym|photographer|videographer|caterer|dj|florist|planner|venue|seller|client|customer|instructor|studio|band|tutor|designer|web designer|developer|freelancer',
  'verbal-promise': 'contractor|seller|mechanic',
  chargeback: 'merchant|store|seller|shop|hotel|airline|website|gym|vendor',
  'damaged-property': 'dry cleaner|cleaner|cleaners|storage company|moving company|dog owner|other driver',
  injury: 'dog owner|other driver|store|salon|gym|shop|restaurant',
  'stolen-property': 'storage company|storage facility|thief',
  debt: 'borrower|client|customer|employer|buyer',
};
/** A desk, no person: "Camp Office", "Customer Care", "City Clerk". Its words mean other things in a story. */
const DESK =
  /\b(?:office|manager|department|dept|customers?|care|services?|support|clerk|team|billing|accounts?|accounting|accountant|owner|front desk|reception|receptionist|admin|administrator|administration|legal|claims?|sales|human resources|hr|director|supervisor|leasing|management|company|president|secretary|treasurer|board|agent|attn|whom|store|returns|complaints?|finance|payroll|operations|headquarters|corporate)\b/i;
const TITLE =
  /^(?:(?:mr|mrs|ms|miss|dr|prof|professor|rev|reverend|pastor|father|sister|brother|rabbi|imam|deacon|bishop|chef|coach|captain|judge|hon|sir|madam|principal|master)\.?\s+)+/i;
const CALLED_BY_TITLE =
  /^(?:pastor|reverend|rabbi|imam|deacon|bishop|chef|coach|captain|principal|professor)\b(?= \p{Lu})/iu;
export const isPersonsName = (contact: string): boolean => contact.trim() !== '' && !DESK.test(contact);

/** What a business with this last word in its name is called: "the church" for "Hope & Grace Church". */
const KIND_OF_PLACE =
  /\b(church|temple|mosque|synagogue|school|academy|studio|clinic|salon|gym|garage|market|bakery|restaurant|hotel|club|agency|dealership|camp|farm|nursery|daycare|theater|theatre|foundation|university|college|hospital|dentist|laundromat|pharmacy|deli|diner|cafe|bar|spa)(?:,? (?:LLC|Inc\.?|Corp\.?|Co\.?))?$/i;

const BUYER_ROLES = 'tenants?|renters?|customers?|clients?|buyer|homeowners?|borrower';
const BOTH_ROLES = 'defendants?|other side|other party';
const BUSINESS_ROLES = 'company|business|firm|owner|boss there';

export type Recipients = {
  readonly names: readonly string[];
  /** First names of people, titles and last names: only one of several recipients. */
  readonly byPerson: readonly (readonly string[])[];
  readonly roles: string;
  readonly isBusiness: boolean;
  readonly contacts: readonly string[];
  /** What the recipients are called for short: "Ken". */
  readonly shortNames: ReadonlySet<string>;
  /** "your gym", "your business": where people say they were. */
  readonly place: string;
};

const escaped = (text: string): string =>
  /[^\p{L}\p{N}]/u.test(text) ? text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s') : text;
/** Longest first. */
export const alternatives = (names: readonly string[]): string =>
  [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
export const anyOf = (names: readonly string[]): string =>
  alternatives(names.filter((name) => /\p{L}{2}|\p{Lo}/u.test(name)));

/** Names that are everyday words too: they count only with a capital, and before a verb when they open a sentence. */
export const EVERYDAY =
  /^(?:will|may|mark|bill|rose|grant|hope|an|so|do|in|on|the|of|and|king|young|long|best|park|home|house|art|rich|frank|van|van der|de|la|le|li|no|my|sunny|summer|june|april|august|dawn|faith|joy|grace|chase|cash|price|green|brown|white|black|gray|day|power|sue|pat|rob|dot|chuck|jack|drew|sandy|jo|deb|case|page|wood|stone|field|rice|lane|street|city|newark|jersey)$/i;

/** How a story may name the recipients. Names the claimant has too, and everyday words, are not enough alone. */
export function recipientsOf(
  claimant: Claimant,
  defendants: readonly Defendant[],
  situation: string,
  isClaimantSeller: boolean,
): Recipients {
  const own = new Set(fullNameOf(claimant.name).toLowerCase().split(/\s+/));
  const alone = (word: string): readonly string[] => (word.length >= 2 && !own.has(word.toLowerCase()) ? [word] : []);
  const personNames = (first: string, last: string): readonly string[] => [
    `${first} ${last}`.trim(),
    ...(last === '' ? [] : ['Mr. ', 'Ms. ', 'Mrs. ', 'Dr. ', 'Mr ', 'Ms ', 'Mrs '].map((title) => `${title}${last}`)),
    ...(first === '' ? [] : ['Mr. ', 'Ms. ', 'Mrs. '].map((title) => `${title}${first}`)),
    ...alone(first),
    ...alone(first.split(' ')[0] ?? ''),
    ...shortNamesOf(first.split(' ')[0] ?? '').flatMap((short) => [
      ...alone(short),
      ...(last === '' ? [] : [`${short} ${last}`]),
    ]),
    ...(own.has(last.toLowerCase()) ? [] : alone(last)),
  ];
  const byPerson = defendants.map(({ name }) =>
    name.kind === 'person' ? personNames(name.person.first, name.person.last) : businessNames(name.legalName),
  );
  const contacts = defendants.flatMap(({ name }) => {
    if (name.kind === 'person' || !isPersonsName(name.contactName)) return [];
    const [first = '', ...rest] = name.contactName.replace(TITLE, '').split(' ');
    return personNames(first, rest.join(' '));
  });
  const isBusiness = defendants.every(({ name }) => name.kind === 'business');
  const places = defendants.flatMap(({ name }) => {
    const [, kind = ''] = name.kind === 'business' ? (KIND_OF_PLACE.exec(name.legalName.trim()) ?? []) : [];
    return kind === '' ? [] : [kind.toLowerCase()];
  });
  // "the pastor" for "Pastor Will Grant".
  const titles = defendants.flatMap(({ name }) => {
    const [title = ''] = name.kind === 'business' ? (CALLED_BY_TITLE.exec(name.contactName.trim()) ?? []) : [];
    return title === '' ? [] : [title.toLowerCase()];
  });
  const sellers = [ROLES_BY_SITUATION[situation] ?? '', isBusiness ? BUSINESS_ROLES : '', ...places, ...titles];
  return {
    names: byPerson.flat(),
    byPerson,
    contacts,
    roles: [...(isClaimantSeller ? [BUYER_ROLES] : sellers), BOTH_ROLES].filter((some) => some !== '').join('|'),
    isBusiness,
    shortNames: new Set(
      defendants.flatMap(({ name }) => {
        const whole = name.kind === 'person' ? name.person.first : name.contactName.replace(TITLE, '');
        return shortNamesOf(whole.split(' ')[0] ?? '');
      }),
    ),
    place: placeOfBusiness(defendants.flatMap(({ name }) => (name.kind === 'business' ? [name.legalName] : []))),
  };
}

function businessNames(legal: string): readonly string[] {
  const short = legal.replace(
    /[,\s]+(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Corporation|Ltd\.?|LP|LLP|PLLC|Co\.?|Company|P\.?C\.?)$/i,
    '',
  );
  const words = short.split(/\s+/);
  const starts = words.map((_, index) => words.slice(0, index + 1).join(' ')).slice(1, -1);
  // "Northfield" for "Northfield Painting LLC": a first word that is no everyday word.
  const first =
    words.length >= 2 &&
    (words[0] ?? '').length >= 5 &&
    !/^(?:american|national|jersey|garden|united|first|north|south|green|quality|premier|golden|best|super|state|royal|family|modern|classic|elite|perfect|happy|local|general|newark|public|shore|cedar|total|prime|smart|house|kitchen|grand|central|eastern|western|northern|southern|township|borough|county)$/i.test(
      words[0] ?? '',
    )
      ? [words[0] ?? '']
      : [];
  return [legal, short, ...starts.map((name) => name.replace(/[\s&]+(?:and)?$/i, '')), ...first].filter(
    (name) => name.length > 2,
  );
}
