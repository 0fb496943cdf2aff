import { completeEntries, dueDaysOfParts } from '../../../claim-facts/index.ts';
import { addYears, type CalendarDate, daysBetween, isAfter, isBefore } from '../../../calendar/index.ts';
import type { FitClaim } from '../../../claims/claim.ts';
import { matterOfClaim } from '../../../claims/matter.ts';
import { type PublicKind, publicKindOf } from '../../../claims/public-names.ts';
import { isInjuryAccident, PUBLIC_BODY_REASON } from '../../../claims/questions/questions-asked.ts';
import { isVehicleAccident } from '../../../claims/vehicle-accidents.ts';
import { PUBLIC_BODY_KINDS } from '../../../claims/questions/questions.ts';
import { firstDayOf, type ReadEntry } from '../../../fact-cards/index.ts';
import { type Subcategory, subcategories } from '../../../claims/taxonomy/index.ts';
import type { DatedRow, LimitStatus, ReasonLimit, TimeLimit } from '../../pack.ts';
import { rowOn } from '../../pack/dated-rows.ts';
import { majorityRows } from './age-of-majority.ts';
import { courtDayOnOrAfter } from '../court/court-calendar.ts';
import { type Limitation, limitationRows, type PublicLimitationKey } from './limitation-rows.ts';
import { isFederal } from './federal.ts';
import { publicNames } from '../places/public-names.ts';
import { type LimitationKey, lawOfReason, type ReasonLaw } from './reason-law-keys.ts';

/** People are warned from this many days before the possible last day. */
const SOON_DAYS = 90;

export type Reason = Subcategory & ReasonLaw;

/** The claim's reasons with the law each touches. */
export const reasonsOf = ({ situation, reasons }: FitClaim): readonly Reason[] =>
  subcategories
    .filter(({ category, value }) => category === situation && reasons.includes(value))
    .flatMap((reason) => {
      const law = lawOfReason(reason.value);
      return law === null ? [] : [{ ...reason, ...law }];
    });

const INJURY = 'injury-2y';
const LIBEL = 'libel-1y';

/** Harm to a person or to things, as opposed to a broken deal. */
const isHarm = ({ limitation }: Reason): boolean => limitation === 'property-6y' || limitation === INJURY;

/** In an accident that hurt people too, the claim of a damaged car is followed by the one of the injury. */
function lawsOf(claim: FitClaim, reason: Reason): readonly Reason[] {
  const isHurt = isInjuryAccident(claim) && isVehicleAccident([reason.value]);
  return isHurt && reason.limitation !== INJURY ? [reason, { ...reason, limitation: INJURY }] : [reason];
}

export const isAboutHarm = (claim: FitClaim): boolean => reasonsOf(claim).some(isHarm);

/**
 * The claim is against a State or local public body or someone who works for one: by its kind, by the claimant's own
 * answer, and without an answer by a name only a public body carries.
 */
export const isAgainstPublicBody = (claim: FitClaim): boolean =>
  !isFederal(claim) &&
  (claim.answers.publicBody === true ||
    (claim.answers.publicBody === null && isNamedLikePublicBody(claim)) ||
    reasonsOf(claim).some(({ value }) => value === PUBLIC_BODY_REASON));

/** The kinds of public body that the names of the other side look like. */
const publicKindsOf = (claim: FitClaim): readonly PublicKind[] =>
  matterOfClaim(claim).defendants.flatMap(({ name }) => publicKindOf(name, publicNames) ?? []);

const isNamedLikePublicBody = (claim: FitClaim): boolean => publicKindsOf(claim).length > 0;

/** Against the body two States run together under its own law, which counts for deals and for harm. */
export const isUnderOwnStatute = (claim: FitClaim): boolean =>
  isAgainstPublicBody(claim) && publicKindsOf(claim).includes('own-statute');

/** About a deal with the State itself, by its department's name or by the claimant's answer. */
export const isStateDeal = (claim: FitClaim): boolean =>
  isAgainstPublicBody(claim) &&
  !isAboutHarm(claim) &&
  (publicKindsOf(claim).includes('state') || claim.answers.publicBodyKind === STATE_DEPARTMENT);

const [STATE_DEPARTMENT] = PUBLIC_BODY_KINDS;

/** The limit that follows from who is claimed against; null where the reason's own counts. */
function publicLimitOf(claim: FitClaim, reason: Reason): PublicLimitationKey | null {
  if (!isAgainstPublicBody(claim)) return null;
  if (isUnderOwnStatute(claim)) return 'own-statute';
  if (isHarm(reason)) return 'public-entity-tort';
  return isStateDeal(claim) ? 'state-contract' : null;
}

export const isPublicBodyHarm = (claim: FitClaim): boolean => isAgainstPublicBody(claim) && isAboutHarm(claim);

/** False words have a short time of their own beside that of the reasons; a claim without reasons has that alone. */
function limitedReasonsOf(claim: FitClaim): readonly Reason[] {
  const limited = reasonsOf(claim).flatMap((reason) => lawsOf(claim, reason));
  if (claim.answers.aboutFalseWords !== true) return limited;
  const [first] = reasonsOf(claim);
  return [...limited, { ...(first ?? { ...NO_REASON, category: claim.situation }), limitation: LIBEL }];
}

const NO_REASON = { category: '', value: '', label: '', icon: '', order: 0, law: [] } as const;

/**
 * The statute that pauses the time of a person under 18 names these limits (N.J.S.A. 2A:14-21: 2A:14-1 to 14-8 and
 * 14-16 to 14-20); the one of public bodies has a pause of its own (N.J.S.A. 59:8-8).
 */
const PAUSED_BY_STATUTE: readonly LimitationKey[] = ['contract-6y', 'property-6y', INJURY, LIBEL];

/**
 * The first day on which a claim could end if its time is not paused, where the pausing statute does not name the limit:
 * the careful day. Null when nothing is paused, or all of it surely is.
 */
export function dayWithoutPause(claim: FitClaim, today: CalendarDate): CalendarDate | null {
  if (!startOf(claim, today).isPaused) return null;
  const unnamed = limitedReasonsOf(claim).filter(({ limitation }) => !PAUSED_BY_STATUTE.includes(limitation));
  const entries = completeEntries(claim);
  const limits = unnamed.flatMap((reason) =>
    accrualsOf(claim, reason, entries).map((day) => reasonLimit(claim, reason, day, UNPAUSED, today)),
  );
  return earliestOf(limits)?.lastDay ?? null;
}

/** Whether the time stands still; a claimant under 18 may not have said until when. */
type Start = { readonly isPaused: boolean; readonly until: CalendarDate | null };
const UNPAUSED: Start = { isPaused: false, until: null };

/**
 * The days the time of a reason runs from: those its cards tell, else the day on the form. Where several cards tell one
 * the earliest counts, as the careful day; a card that is filled several times has instalments, each with its own day,
 * and so has a plan of payments that a card tells.
 */
function accrualsOf(claim: FitClaim, { value }: Reason, entries: readonly ReadEntry[]): readonly CalendarDate[] {
  const byCard = new Map<string, CalendarDate[]>();
  for (const { card, filled } of entries) {
    const { accrual } = card.feeds;
    const slot = accrual === undefined ? undefined : filled.get(accrual);
    if (slot?.kind !== 'day' || !(card.reasons.includes(value) || card.reasons.includes('*'))) continue;
    const parts = dueDaysOfParts(card.key, entries);
    const days = parts.length > 0 ? parts : [firstDayOf(slot.day)];
    byCard.set(card.key, [...(byCard.get(card.key) ?? []), ...days].toSorted(compareDays));
  }
  const [first = [claim.happenedOn]] = [...byCard.values()].toSorted(([a], [b]) => compareDays(a ?? '', b ?? ''));
  return first;
}

const compareDays = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Of the instalments of a reason the first that is open decides; the last one that seems over is named next to it. */
function limitsOfReason(
  claim: FitClaim,
  reason: Reason,
  entries: readonly ReadEntry[],
  start: Start,
  today: CalendarDate,
): readonly ReasonLimit[] {
  const limits = accrualsOf(claim, reason, entries).map((day) => reasonLimit(claim, reason, day, start, today));
  const over = limits.filter(({ status }) => status === 'may_have_passed').at(-1);
  const open = limits.find(({ status }) => status !== 'may_have_passed');
  return [open, over].flatMap((limit) => (limit === undefined ? [] : [limit]));
}

/**
 * The limits of the claim's reasons. A last day is the same day of the year as it happened, that many years on; after a
 * February 29 it is February 28, the more careful day. It is shown as counted and never moved later, because the rule
 * that moves it off a weekend or holiday (R. 1:3-1) was not read; "may have passed" waits for that moved day.
 */
export function timeLimitOf(claim: FitClaim, today: CalendarDate): TimeLimit {
  const start = startOf(claim, today);
  const entries = completeEntries(claim);
  const byReason = limitedReasonsOf(claim).flatMap((reason) => limitsOfReason(claim, reason, entries, start, today));
  const [first] = byReason;
  if (first === undefined) {
    return { status: 'unknown', lastDay: null, cite: null, certainty: 'unverified', byReason, rowIds: [] };
  }
  const isSame = byReason.every(({ status }) => status === first.status);
  const counted = earliestOf(isSame ? byReason : byReason.filter(({ status }) => status !== 'may_have_passed'));
  return {
    status: isSame ? first.status : 'mixed',
    lastDay: counted?.lastDay ?? null,
    cite: counted?.cite ?? null,
    certainty: counted?.certainty ?? 'unverified',
    byReason,
    rowIds: [...new Set(byReason.map(({ rowId }) => rowId))],
  };
}

/** The time of a debt from a deal, for a claim whose own reasons run otherwise. */
export function contractLimitOf(
  { happenedOn }: FitClaim,
  today: CalendarDate,
): Pick<ReasonLimit, 'status' | 'lastDay' | 'cite'> {
  const { years, cite } = inForce(limitationRows['contract-6y'], happenedOn).value;
  const lastDay = addYears(happenedOn, years);
  return { status: statusOf(lastDay, today), lastDay, cite };
}

/** The limit that ends first; of equal ones the first of the list. */
export const earliestOf = (limits: readonly ReasonLimit[]): ReasonLimit | undefined =>
  limits.reduce<ReasonLimit | undefined>(
    (earliest, next) => (earliest === undefined || endsBefore(next, earliest) ? next : earliest),
    undefined,
  );

const endsBefore = (a: ReasonLimit, b: ReasonLimit): boolean =>
  a.lastDay !== null && b.lastDay !== null && isBefore(a.lastDay, b.lastDay);

const [fullAge] = majorityRows;

/**
 * The time stands still until the claimant is of age (N.J.S.A. 2A:14-21). After a February 29 that is taken to be
 * February 28, the more careful day. A birthday that makes the claimant 18 or older contradicts the answer about age,
 * so it counts for nothing.
 */
function startOf({ answers, claimant, claimantBirthDate }: FitClaim, today: CalendarDate): Start {
  if (answers.isAdult !== false || claimant.name.kind !== 'person') return UNPAUSED;
  if (claimantBirthDate === null || isAfter(claimantBirthDate, today)) return { isPaused: true, until: null };
  const ofAge = addYears(claimantBirthDate, fullAge.value);
  return { isPaused: true, until: isAfter(ofAge, today) ? ofAge : null };
}

/** The row in force on the day it runs from. Harm by a public body has a limit of its own beside the usual one. */
function reasonLimit(
  claim: FitClaim,
  reason: Reason,
  accrual: CalendarDate,
  { isPaused, until }: Start,
  today: CalendarDate,
): ReasonLimit {
  const own = inForce(limitationRows[reason.limitation], accrual);
  const publicKey = publicLimitOf(claim, reason);
  const ofPublicBody = publicKey === null ? null : inForce(limitationRows[publicKey], accrual);
  const { id, value, certainty } =
    ofPublicBody !== null && ofPublicBody.value.years <= own.value.years ? ofPublicBody : own;
  const limit = { reason: reason.value, cite: value.cite, rowId: id, certainty };
  const from = isPaused ? until : accrual;
  const lastDay = from === null ? null : addYears(from, value.years);
  if (isPaused || lastDay === null) return { ...limit, status: 'paused', lastDay };
  return { ...limit, status: statusOf(lastDay, today), lastDay };
}

function statusOf(
  lastDay: CalendarDate,
  today: CalendarDate,
): Extract<LimitStatus, 'open' | 'soon' | 'last_day' | 'may_have_passed'> {
  if (isAfter(today, courtDayOnOrAfter(lastDay))) return 'may_have_passed';
  if (!isBefore(today, lastDay)) return 'last_day';
  return daysBetween(today, lastDay) <= SOON_DAYS ? 'soon' : 'open';
}

function inForce(rows: readonly DatedRow<Limitation>[], on: CalendarDate): DatedRow<Limitation> {
  const row = rowOn(rows, on);
  if (row === null) throw new RangeError('the time limits cover every day');
  return row;
}
