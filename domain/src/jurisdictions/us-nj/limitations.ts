import { addYears, type CalendarDate, daysBetween, isAfter, isBefore } from '../../calendar/index.ts';
import type { Claim } from '../../claims/claim.ts';
import { type LimitationKey, type Subcategory, subcategories } from '../../claims/taxonomy/index.ts';
import { dayOf } from '../pack/dated-rows.ts';
import type { Certainty, DatedRow, LimitStatus, TimeLimit } from '../pack.ts';
import { courtDayOnOrAfter } from './court-calendar.ts';

/** People are warned from this many days before the possible last day. */
const SOON_DAYS = 180;

type Limitation = { readonly years: number; readonly cite: string };

const STATUTE_14_1 = 'N.J.S.A. 2A:14-1, text at law.onecle.com/new-jersey/title-2a/2a-14-1.html';

/** A time limit counts from the day it happened; nothing here stops or restarts the clock. */
export const limitationRows: Readonly<Record<LimitationKey | 'public-entity-tort', DatedRow<Limitation>>> = {
  'contract-6y': row('contract', 6, 'N.J.S.A. 2A:14-1', STATUTE_14_1, 'official-copy'),
  'property-6y': row('property', 6, 'N.J.S.A. 2A:14-1', STATUTE_14_1, 'official-copy'),
  'goods-4y': row('goods', 4, 'N.J.S.A. 12A:2-725', 'N.J.S.A. 12A:2-725 as quoted at whychat.me', 'official-copy'),
  'injury-2y': row('injury', 2, 'N.J.S.A. 2A:14-2', 'Nolo, New Jersey small claims overview (nolo.com)', 'secondary'),
  'check-3y': row('check', 3, 'N.J.S.A. 12A:3-118', 'From memory; not read in a source', 'unverified'),
  'wages-6y': row(
    'wages',
    6,
    'N.J.S.A. 34:11-56a25.1',
    'N.J.S.A. 34:11-56a25.1 as amended by P.L. 2019 c. 212 (lawserver.com)',
    'official-copy',
  ),
  'public-entity-tort': row(
    'public-entity-tort',
    2,
    'N.J.S.A. 59:8-8',
    'N.J.S.A. 59:8-8 (statutes.laws.com)',
    'official-copy',
  ),
};

export const reasonsOf = (claim: Claim): readonly Subcategory[] =>
  subcategories.filter((s) => s.category === claim.situation && claim.reasons.includes(s.value));

/** Harm to a person or to things, as opposed to a broken deal. */
const isHarm = (reason: Subcategory): boolean =>
  reason.limitation === 'property-6y' || reason.limitation === 'injury-2y';

/** The claim is against a public body, by its kind or by the claimant's own answer. */
export const isAgainstPublicBody = (claim: Claim): boolean =>
  claim.answers.publicBody === true || reasonsOf(claim).some((reason) => reason.value === 'public-body');

export const isPublicBodyHarm = (claim: Claim): boolean => isAgainstPublicBody(claim) && reasonsOf(claim).some(isHarm);

/**
 * The shortest limit among the claim's reasons. The last day is shown as counted and never moved later, because the
 * rule that moves it off a weekend or holiday (R. 1:3-1) was not read; "may have passed" waits for that moved day.
 */
export function timeLimitOf(claim: Claim, today: CalendarDate): TimeLimit {
  const rows = reasonsOf(claim).map((reason) => limitationRows[reason.limitation]);
  if (isPublicBodyHarm(claim)) rows.push(limitationRows['public-entity-tort']);
  const years = Math.min(...rows.map((limit) => limit.value.years));
  const shortest = rows.filter((limit) => limit.value.years === years);
  const [first] = shortest;
  if (first === undefined) return { status: 'unknown', lastDay: null, cite: null, rowIds: [] };
  const lastDay = addYears(claim.happenedOn, years);
  const rowIds = [...new Set(shortest.map((limit) => limit.id))];
  return { status: statusOf(lastDay, today), lastDay, cite: first.value.cite, rowIds };
}

function statusOf(lastDay: CalendarDate, today: CalendarDate): LimitStatus {
  if (isAfter(today, courtDayOnOrAfter(lastDay))) return 'may_have_passed';
  if (!isBefore(today, lastDay)) return 'last_day';
  return daysBetween(today, lastDay) <= SOON_DAYS ? 'soon' : 'open';
}

function row(name: string, years: number, cite: string, source: string, certainty: Certainty): DatedRow<Limitation> {
  const checkedOn = dayOf('2026-11-21');
  return {
    id: `limitation.${name}@2026-11-21`,
    value: { years, cite },
    from: null,
    to: null,
    source,
    checkedOn,
    certainty,
  };
}
