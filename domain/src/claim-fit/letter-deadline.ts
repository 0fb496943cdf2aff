import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { FitClaim } from '../claims/claim.ts';
import type { JurisdictionPack } from '../jurisdictions/pack.ts';

/**
 * The chosen number of days from today, or the pack's usual one, never fewer than the least this kind of claim allows,
 * moved to the next court day.
 */
export function letterDeadlineOf(claim: FitClaim, pack: JurisdictionPack, today: CalendarDate): CalendarDate {
  const { least, usual } = pack.responseDays(claim);
  const { responseDays } = claim.answers;
  const chosen = typeof responseDays === 'number' && Number.isInteger(responseDays) ? responseDays : usual;
  return pack.courtDayOnOrAfter(addDays(today, Math.max(least, chosen)));
}
