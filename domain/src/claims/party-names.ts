import { US_STATES } from '../parties/us-states.ts';

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

/** Of these, what is no everyday word: it tells wherever it is in the name, such as "Acme LLC (Newark)". */
const UNMISTAKABLE: ReadonlySet<string> = new Set(['llc', 'pllc', 'inc', 'incorporated', 'corp', 'llp', 'lllp']);

/** Behind these words stands the name a business trades under, which says nothing of who owns it. */
const TRADE_NAME = /\b(?:dba|d b a|t a|trading as|doing business as)\b/;

/** True when the name itself says that the business is more than one owner's trade name. */
export function nameTellsEntity(legalName: string): boolean {
  const plain = legalName
    .toLowerCase()
    .replace(/[.']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bl l c\b/g, 'llc');
  const wordsOf = (name: string) => name.split(' ').filter((word) => word !== '');
  const last = wordsOf(plain).at(-1) ?? '';
  return (
    ENTITY_ENDINGS.has(last) || wordsOf(plain.split(TRADE_NAME, 1)[0] ?? '').some((word) => UNMISTAKABLE.has(word))
  );
}

/** Names and short names of offices of the United States. A State's own office never carries them. */
const FEDERAL_NAMES: readonly RegExp[] = [
  /^(?:the )?(?:united states|u s|usa)(?: of america)?$/,
  /^(?:the )?(?:united states|u s|us)(?: of america)? (?:department|dept|postal|post office|government|govt|army|navy|air force|marine|marines|coast guard|treasury|customs|citizenship|small business|social security|veterans|attorney|marshals?|bureau|agency|district court|bankruptcy court|forest service|fish|environmental|immigration)\b/,
  /^(?:the )?(?:usps|irs|uscis|usda)\b/,
  // Short names that a shop may have as well count only alone.
  /^(?:the )?(?:hud|tsa|fema|fbi|dea|epa|faa)$/,
  /\binternal revenue service\b/,
  /\b(?:social security|small business|transportation security) administration\b/,
  /\bnational park service\b|\bcenters for medicare\b/,
  /^(?:the )?department of (?:homeland security|housing and urban development|defense|the treasury|the (?:army|navy|air force))\b/,
  /\b(?:veterans affairs|veterans administration|va hospital|va medical center)\b/,
  /\bfederal (?:government|bureau|emergency management|aviation administration|housing administration)\b/,
];

const NAMES = US_STATES.map(({ name }) => name.toLowerCase()).join('|');
const CODES = US_STATES.map(({ code }) => code.toLowerCase()).join('|');
/** Names and codes of the states, to be put into patterns. */
export const stateNames = { names: NAMES, codes: CODES } as const;
/** The city is in federal addresses. */
const NAMES_BUT_WASHINGTON = NAMES.replace(/\|(?:washington|district of columbia)(?=\|)/g, '');

/**
 * A State has a Department of Military and Veterans Affairs of its own. Codes are words too ("in", "or", "VA"), so they
 * count only in front of an office.
 */
const OF_A_STATE = new RegExp(
  `\\b(?:${NAMES_BUT_WASHINGTON})\\b|^(?:the )?(?:${CODES}) (?:state )?(?:department|dept|division|office|agency)\\b`,
);

/** What only sells: "IRS Tax Relief", "U.S. Army Surplus Store". */
const TRADE_NAMES = /\b(?:store|shop|surplus|tax relief|salon)\b/;

/** True when the name looks like an office of the United States. */
export function looksFederal(name: string): boolean {
  const plain = plainName(name);
  return !isTradeName(name, plain) && !OF_A_STATE.test(plain) && FEDERAL_NAMES.some((known) => known.test(plain));
}

/** True of the plain name of what only sells. */
export const isShopName = (plain: string): boolean => TRADE_NAMES.test(plain);

const isTradeName = (name: string, plain: string): boolean => nameTellsEntity(name) || isShopName(plain);

/** Lower case words; "U.S.P.S." and "N.Y." lose their points. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\bu\. ?s\.(?: ?a\.)?(?=\s|$)/g, 'us ')
    .replace(/\b(?:[a-z]\.){2,}/g, (letters) => `${letters.replaceAll('.', '')} `)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Words that name a place in a firm and nobody in it, in the languages of the wizard. */
const TITLE_WORDS: ReadonlySet<string> = new Set(
  (
    'the a an of and to for whom it may concern owner owners manager managers management manger general store shop office ' +
    'property building regional assistant supervisor director president vice ceo cfo coo principal partner landlord ' +
    'superintendent super boss accounts accounting payable receivable billing department dept customer service services ' +
    'support sales legal human resources hr claims representative rep agent admin administrator secretary treasurer ' +
    'reception receptionist unknown none na not known someone sir madam ' +
    'gerente encargado dueno propietario jefe director departamento desconocido senor senora ' +
    'mudur muduru yonetici sahibi patron yetkili bilinmiyor departmani'
  ).split(' '),
);

/** True of "Manager" or "To whom it may concern": a title, which no letter greets as if it were a person's name. */
export function isTitleOnly(typed: string): boolean {
  const words = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  return words.length > 0 && words.every((word) => TITLE_WORDS.has(word));
}
