import {
  cents,
  type Claim,
  type Claimant,
  COURT_LANGUAGES,
  type Defendant,
  NO_ANSWERS,
  NOTHING_CHOSEN,
  parseCalendarDate,
  type PartyName,
  type PostalAddress,
} from '@plainclaim/domain';
import { subcategories } from '@plainclaim/domain/taxonomy';

/** Every reason but the one that goes to a public body first, and a claim of no kind we name. */
export const REASONS: readonly { readonly category: string; readonly reasons: readonly string[] }[] = [
  ...subcategories
    .filter(({ value }) => value !== 'public-body')
    .map(({ category, value }) => ({ category, reasons: [value] })),
  { category: 'other', reasons: [] },
];

/** One town of each county, with a ZIP code of its own. */
export const TOWNS = [
  ['Atlantic City', '08401'],
  ['Hackensack', '07601'],
  ['Mount Holly', '08060'],
  ['Camden', '08103'],
  ['Ocean City', '08226'],
  ['Bridgeton', '08302'],
  ['Newark', '07102'],
  ['Woodbury', '08096'],
  ['Jersey City', '07306'],
  ['Flemington', '08822'],
  ['Trenton', '08608'],
  ['New Brunswick', '08901'],
  ['Freehold', '07728'],
  ['Morristown', '07960'],
  ['Toms River', '08753'],
  ['Paterson', '07505'],
  ['Salem', '08079'],
  ['Somerville', '08876'],
  ['Newton', '07860'],
  ['Elizabeth', '07202'],
  ['Belvidere', '07823'],
] as const;
export const TOWN_COUNT = TOWNS.length;

const PEOPLE = [
  ['Ana', 'Reyes'],
  ['Bartholomew-Alexander', 'Featherstonehaugh-O’Connor'],
  ['İbrahim', 'Şahin-Öztürk'],
  ['#eval("x")', '*Lee* $a$ @ref <lab>'],
  ['Nguyễn', 'Thị Phượng'],
  ['דנה', 'כהן'],
  ['小明', '王'],
] as const;
const FIRMS = [
  'Northfield Painting LLC',
  'Ironbound Property Management and Holding Company of Northern New Jersey, Inc.',
  'Reyes & Sons',
  'M/V "Blue_Sky" #1 Corp.',
  'Military Surplus Outlet LLC',
  `${'W'.repeat(80)} LP`,
] as const;
const STORIES = [
  'I paid on June 1, 2026. They did not do what they promised. I asked three times and got no answer.',
  'We agreed on March 3, 2026. My SSN is 123-45-6789 and my card is 4111 1111 1111 1111. He is on active duty. He did not pay.',
  'On May 5, 2026 #set text(red) they took $400$ from me. = Not a heading\n- not a list\n@nobody <label> `code`. They kept it.',
  'YOU CROOKS!!! On June 9, 2026 I gave them the money. 😀 They laughed & never came back; I have "everything" in writing.',
  Array.from(
    { length: 70 },
    (_, index) => `On the ${index + 1}th visit they said that part ${index + 1} would come.`,
  ).join(' '),
  `On June 2, 2026 I wrote to https://example.com/${'a'.repeat(200)} and got nothing. Nobody paid me back.`,
] as const;

/** The same claim for the same number; other numbers differ in kind, people, place, amount and story. */
export function variedClaim(index: number): Claim {
  const pick = <T>(all: readonly T[], by: number): T => {
    const one = all[by % all.length];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const person = (by: number): PartyName => {
    const [first, last] = pick(PEOPLE, by);
    return { kind: 'person', person: { first, last } };
  };
  const firm = (by: number): PartyName => ({
    kind: 'business',
    legalName: pick(FIRMS, by),
    contactName: by % 3 === 0 ? '' : 'Dana Price',
  });
  const at = (by: number): PostalAddress => {
    const [city, zip] = pick(TOWNS, by);
    return { street: `${by + 1} Main Street`, unit: by % 4 === 0 ? `${by}B` : '', city, state: 'NJ', zip };
  };
  const party = (name: PartyName, by: number): Claimant => ({
    name,
    address: at(by),
    email: 'someone@example.com',
    phone: by % 2 === 0 ? '9735550142' : '(609) 555-0199',
  });
  const amounts = [250_00, 4_999_99, 5_000_00, 5_000_01, 12_345_67, 20_000_00, 24_999_99];
  const isBusiness = index % 3 === 1;
  const amount = isBusiness ? 250_00 + ((index * 31) % 475_000) : pick(amounts, index);
  const others = Array.from({ length: index % 4 }, (_, more): Defendant => {
    const by = index + more + 1;
    return { ...party(by % 2 === 0 ? firm(by) : person(by), index), website: '' };
  });
  const first: Defendant = { ...party(index % 2 === 0 ? firm(index) : person(index), index), website: '' };
  const { category, reasons } = pick(REASONS, index);
  const happenedOn = parseCalendarDate('2026-06-01');
  if (!happenedOn.ok) throw new Error('June 1, 2026 exists');
  return {
    ...NOTHING_CHOSEN,
    situation: category,
    reasons,
    amount: cents(amount),
    courtAmount: cents(amount),
    happenedOn: happenedOn.value,
    happenedAt: at(index),
    claimant: party(isBusiness ? firm(index + 2) : person(index + 2), index + 5),
    defendants: [first, ...others],
    story: pick(STORIES, index),
    calculation: 'They owe me the whole sum. I got nothing back.',
    storyInLetter: '',
    storyChoices: [],
    payment: { venmo: '', cashapp: '', zelle: '', types: ['Check'] },
    waiveExcess: amount > 20_000_00 ? 'special_civil' : '',
    answers: {
      ...NO_ANSWERS,
      isAdult: true,
      assignedClaim: false,
      otherCase: index % 2 === 0 ? false : null,
      courtLanguage: pick(COURT_LANGUAGES, index),
      defendantMilitary1: 'Yes',
      defendantMilitary2: 'No',
      ...(isBusiness ? { claimantEntityType: index % 2 === 0 ? 'Sole proprietor' : 'LLC' } : {}),
    },
  };
}
