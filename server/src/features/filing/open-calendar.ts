import { err, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type FilingAccessDeps, type FilingAccessError, openFilingCase } from './filing-case.ts';
import { calendarOf, daysOf } from './filing-days.ts';
import type { FilingRepository } from './filing-repository.ts';

export type OpenCalendarError = FilingAccessError | { readonly code: 'filing.no_days_yet' };

type Deps = FilingAccessDeps & { readonly db: Db; readonly clock: Clock; readonly filings: FilingRepository };

/** The days of one of the caller's cases as a calendar file. */
export async function openCalendar(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<string, OpenCalendarError>> {
  const { db, clock, filings } = deps;
  const opened = await openFilingCase(deps, db, owner, caseId);
  if (!opened.ok) return opened;
  const { stored, rules, part } = opened.value;
  const { record, revision } = await filings.find(db, stored.id);
  const days = daysOf(rules, part, record, clock.today());
  if (days.length === 0) return err({ code: 'filing.no_days_yet' });
  const nowMs = clock.now();
  await appendAudit(db, stored.id, nowMs, { kind: 'filing.calendar_opened', by: actorOf(opened.value.owner) });
  return ok(calendarOf(days, { claimId: stored.id, docketNumber: record.docketNumber, revision, madeAtMs: nowMs }));
}
