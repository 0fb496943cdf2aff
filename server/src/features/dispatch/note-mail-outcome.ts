import { appendAudit } from '../../platform/audit/index.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import type { MailOutcome } from '../../platform/mail/index.ts';
import { demandIdOf, type FailDeps, type FailureReason, failEmail } from './fail-dispatch.ts';

const reasons: Readonly<Record<string, FailureReason>> = {
  'mail.refused': 'refused',
  'mail.unwanted': 'unwanted',
  'mail.attachment_altered': 'altered',
};

/** Writes down how a letter's email ended. Mail of other kinds, and news that came before, change nothing. */
export async function noteMailOutcome(deps: FailDeps, trx: DbTransaction, ended: MailOutcome): Promise<void> {
  const dispatch = await deps.dispatches.unsafeLock(trx, { mailId: ended.mailId });
  if (dispatch === null || dispatch.state !== 'queued') return;
  if (ended.outcome !== 'sent') return failEmail(deps, trx, dispatch, reasons[ended.code] ?? 'undeliverable');
  const nowMs = deps.clock.now();
  await deps.dispatches.markSent(trx, dispatch.id, nowMs);
  await appendAudit(trx, dispatch.claimId, nowMs, {
    kind: 'dispatch.sent',
    dispatchId: dispatch.id,
    demandId: await demandIdOf(deps.letters, trx, dispatch.versionId),
    channel: dispatch.channel,
  });
}
