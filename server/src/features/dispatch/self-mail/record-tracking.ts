import { parseTrackingNumber } from '@plainclaim/contract';
import { type CalendarDate, dayAt, err, ok, parseCalendarDate, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import { type Clock, COURT_TIME_ZONE } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { Owner } from '../../sessions/index.ts';
import type { DispatchRepository } from '../dispatch-repository.ts';

export type RecordTrackingError =
  | { readonly code: 'letter.unknown_demand' }
  | { readonly code: 'dispatch.unknown_recipient' }
  | { readonly code: 'dispatch.tracking_invalid' }
  | { readonly code: 'dispatch.mailed_on_invalid' };

export type Mailing = {
  readonly demandId: string;
  readonly recipient: number;
  readonly trackingNumber: string;
  readonly mailedOn: string | undefined;
};

type Deps = { readonly db: Db; readonly clock: Clock; readonly dispatches: DispatchRepository };

/** Keeps the number of a letter the claimant mailed, with the case. A corrected number replaces the one before. */
export async function recordTracking(
  { db, clock, dispatches }: Deps,
  owner: Owner | null,
  mailing: Mailing,
): Promise<Result<null, RecordTrackingError>> {
  return await inTransaction(db, async (trx): Promise<Result<null, RecordTrackingError>> => {
    const letter = owner === null ? null : await dispatches.findOwnedLetter(trx, owner, mailing.demandId);
    if (owner === null || letter === null) return err({ code: 'letter.unknown_demand' });
    const dispatch = await dispatches.lockOfRecipient(trx, letter.versionId, mailing.recipient);
    if (dispatch === null) return err({ code: 'dispatch.unknown_recipient' });
    const trackingNumber = parseTrackingNumber(mailing.trackingNumber);
    if (trackingNumber === null) return err({ code: 'dispatch.tracking_invalid' });
    const approvedOn = dayAt(letter.createdAtMs, COURT_TIME_ZONE);
    const mailedOn = dayBetween(mailing.mailedOn, approvedOn, clock.today());
    if (!mailedOn.ok) return err({ code: 'dispatch.mailed_on_invalid' });

    const nowMs = clock.now();
    await dispatches.noteMailing(trx, dispatch.id, { trackingNumber, mailedOn: mailedOn.value, atMs: nowMs });
    await appendAudit(trx, letter.claimId, nowMs, {
      kind: 'dispatch.tracking_recorded',
      by: actorOf(owner),
      dispatchId: dispatch.id,
      demandId: mailing.demandId,
    });
    return ok(null);
  });
}

/** A day within bounds; none typed is none. */
function dayBetween(
  typed: string | undefined,
  first: CalendarDate,
  last: CalendarDate,
): Result<CalendarDate | null, null> {
  if (typed === undefined || typed === '') return ok(null);
  const day = parseCalendarDate(typed);
  return day.ok && day.value >= first && day.value <= last ? ok(day.value) : err(null);
}
