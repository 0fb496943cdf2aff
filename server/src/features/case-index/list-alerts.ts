import { type AlertDoneRequest, type AlertsAnswer, MOST_ALERTS } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { CLAIM_ID } from '../drafts/index.ts';
import { catchUp } from './catch-up.ts';
import type { IndexDeps } from './look-at-case.ts';

export type AlertError = { readonly code: 'alert.unknown' };

/** What the account should see to, newest first. */
export async function listAlerts(deps: IndexDeps, accountId: string, message = ''): Promise<AlertsAnswer> {
  const { db, caseIndex } = deps;
  await catchUp(deps, accountId);
  const [rows, total, making] = await Promise.all([
    caseIndex.listAlerts(db, accountId, MOST_ALERTS),
    caseIndex.countAlerts(db, accountId),
    caseIndex.isMaking(db, accountId),
  ]);
  const alerts = rows.map(({ claimId, key, code, day, raisedAtMs, defendant }) => ({
    case_id: claimId,
    key,
    code,
    day,
    raised_at: new Date(raisedAtMs).toISOString(),
    defendant_name: defendant,
  }));
  return { success: true, message, total, making, alerts };
}

/** Marks an alert as done for the whole account, or takes that back. Doing it twice changes nothing. */
export async function markAlert(
  { db, clock, caseIndex }: IndexDeps,
  accountId: string,
  { case_id: claimId, key, done }: AlertDoneRequest,
): Promise<Result<null, AlertError>> {
  const isKept =
    CLAIM_ID.test(claimId) && (await caseIndex.setDone(db, accountId, { claimId, key }, done ? clock.now() : null));
  return isKept ? ok(null) : err({ code: 'alert.unknown' });
}
