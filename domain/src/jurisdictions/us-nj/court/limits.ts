import type { CalendarDate } from '../../../calendar/index.ts';
import { type Cents, cents } from '../../../money/index.ts';
import { dayOf, rowOn } from '../../pack/dated-rows.ts';
import type { CourtPart, DatedRow } from '../../pack.ts';

const CHECKED_ON = dayOf('2026-11-21');
/** The day the higher limits began. */
const RAISED = '2022-07-01';
const LAST_DAY_BEFORE = dayOf('2022-06-30');
const COURTS_PAGES =
  'New Jersey Courts self-help pages (njcourts.gov/self-help/civil-court, /special-civil-court); R. 6:1-2(a)';
const CAPEHART = 'Capehart Scatchard note of 2022-06-10 (njlitigationblog.com); R. 6:1-2(a)';

/** The amount counts without interest and court costs; doubled or tripled damages do count. */
export const smallClaimsLimits: readonly DatedRow<Cents>[] = [
  {
    id: 'limit.small-claims@before-2022-07-01',
    value: cents(3_000_00),
    from: null,
    to: LAST_DAY_BEFORE,
    source: CAPEHART,
    checkedOn: CHECKED_ON,
    certainty: 'secondary',
  },
  {
    id: `limit.small-claims@${RAISED}`,
    value: cents(5_000_00),
    from: dayOf(RAISED),
    to: null,
    source: COURTS_PAGES,
    checkedOn: CHECKED_ON,
    certainty: 'official',
  },
];

export const specialCivilLimits: readonly DatedRow<Cents>[] = [
  {
    id: 'limit.special-civil@before-2022-07-01',
    value: cents(15_000_00),
    from: null,
    to: LAST_DAY_BEFORE,
    source: CAPEHART,
    checkedOn: CHECKED_ON,
    certainty: 'secondary',
  },
  {
    id: `limit.special-civil@${RAISED}`,
    value: cents(20_000_00),
    from: dayOf(RAISED),
    to: null,
    source: COURTS_PAGES,
    checkedOn: CHECKED_ON,
    certainty: 'official',
  },
];

export const limitsOn = (on: CalendarDate): { readonly small: DatedRow<Cents>; readonly special: DatedRow<Cents> } => ({
  small: inForce(smallClaimsLimits, on),
  special: inForce(specialCivilLimits, on),
});

/** A demand that equals a limit is still within it. */
export function courtPartOf(demand: Cents, on: CalendarDate): { part: CourtPart; rowIds: readonly string[] } {
  const { small, special } = limitsOn(on);
  if (demand <= small.value) return { part: 'small_claims', rowIds: [small.id] };
  if (demand <= special.value) return { part: 'special_civil', rowIds: [small.id, special.id] };
  return { part: 'law_division', rowIds: [special.id] };
}

/** Each part's own name, as court pages use it. */
const PART_NAMES: Readonly<Record<CourtPart, string>> = {
  small_claims: 'Small Claims Section, Special Civil Part, Superior Court of New Jersey, Law Division',
  special_civil: 'Special Civil Part, Superior Court of New Jersey, Law Division',
  law_division: 'Civil Part, Superior Court of New Jersey, Law Division',
};

export function courtParts(on: CalendarDate): { part: CourtPart; upTo: Cents | null; name: string }[] {
  const { small, special } = limitsOn(on);
  return [
    { part: 'small_claims', upTo: small.value, name: PART_NAMES.small_claims },
    { part: 'special_civil', upTo: special.value, name: PART_NAMES.special_civil },
    { part: 'law_division', upTo: null, name: PART_NAMES.law_division },
  ];
}

/** The name inside a sentence of a letter: "I may file a claim in …". */
const NAMES_IN_LETTERS: Readonly<Record<CourtPart, string>> = {
  small_claims: 'the Small Claims Section of the Superior Court of New Jersey, Special Civil Part',
  special_civil: 'the Superior Court of New Jersey, Special Civil Part',
  law_division: 'the Superior Court of New Jersey, Law Division, Civil Part',
};

export const courtName = (part: CourtPart): string => NAMES_IN_LETTERS[part];

function inForce<T>(rows: readonly DatedRow<T>[], on: CalendarDate): DatedRow<T> {
  const row = rowOn(rows, on);
  if (row === null) throw new RangeError('the limits cover every day');
  return row;
}
