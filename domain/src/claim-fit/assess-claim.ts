import { addDays, type CalendarDate, isAfter, isBefore } from '../calendar/index.ts';
import type { Claim } from '../claims/claim.ts';
import type { CourtFees, CourtPart, Finding, JurisdictionPack, TimeLimit } from '../jurisdictions/pack.ts';

/** Where a claim fits, by when, and which general rules touch it. Information, not advice. */
export type ClaimFit = {
  readonly courtPart: CourtPart;
  /** Counties where it can be filed, likeliest first; several or none mean that the person must confirm one. */
  readonly counties: readonly string[];
  readonly countyToConfirm: boolean;
  /** Null when the pack gives no fees for this part. */
  readonly fees: CourtFees | null;
  readonly limit: Pick<TimeLimit, 'status' | 'lastDay' | 'cite'>;
  /** The day the letter asks to be paid by; always a court day. */
  readonly letterDeadline: CalendarDate;
  /** Stops first, then warnings, then information. */
  readonly findings: readonly Finding[];
  /** Every dated row the answer rests on, so that it can be made again later. */
  readonly rowIds: readonly string[];
};

export function assessClaim(claim: Claim, pack: JurisdictionPack, today: CalendarDate): ClaimFit {
  const { part, rowIds } = pack.courtPartOf(claim.amount, today);
  const venue = pack.venueOf(claim);
  const fees = pack.feesOf(part, claim.amount, claim.defendants.length, today);
  const limit = pack.timeLimitOf(claim, today);
  const letterDeadline = letterDeadlineOf(claim, pack, today);
  return {
    courtPart: part,
    counties: venue.counties,
    countyToConfirm: venue.toConfirm,
    fees,
    limit: { status: limit.status, lastDay: limit.lastDay, cite: limit.cite },
    letterDeadline,
    findings: withDeadlineWarning(pack.findingsFor(claim, today), limit, letterDeadline, today),
    rowIds: [...new Set([...rowIds, ...(fees?.rowIds ?? []), ...limit.rowIds])],
  };
}

/**
 * The chosen number of days from today, or the pack's usual one, never fewer than the least this kind of claim allows,
 * moved to the next court day.
 */
export function letterDeadlineOf(claim: Claim, pack: JurisdictionPack, today: CalendarDate): CalendarDate {
  const { least, usual } = pack.responseDays(claim);
  const { responseDays } = claim.answers;
  const chosen = typeof responseDays === 'number' && Number.isInteger(responseDays) ? responseDays : usual;
  return pack.courtDayOnOrAfter(addDays(today, Math.max(least, chosen)));
}

/** A letter that waits past the last day to file would cost the claimant the claim. */
function withDeadlineWarning(
  findings: readonly Finding[],
  { lastDay, cite }: TimeLimit,
  deadline: CalendarDate,
  today: CalendarDate,
): readonly Finding[] {
  if (lastDay === null || isBefore(lastDay, today) || !isAfter(deadline, lastDay)) return findings;
  const warning: Finding = {
    code: 'fit.deadline_after_time_limit',
    severity: 'warning',
    params: { lastDay, deadline },
    source: cite ?? '',
  };
  const stops = findings.filter(({ severity }) => severity === 'stop');
  return [...stops, warning, ...findings.filter(({ severity }) => severity !== 'stop')];
}
