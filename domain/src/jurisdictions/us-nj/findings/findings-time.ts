import { type CalendarDate, daysBetween } from '../../../calendar/index.ts';
import type { FitClaim } from '../../../claims/claim.ts';
import type { Finding, ReasonLimit, TimeLimit } from '../../pack.ts';
import { contractLimitOf, dayWithoutPause, earliestOf, timeLimitOf } from '../law/limitations.ts';
import { info, type Rule, warning } from './make-finding.ts';

/** A limit that seems passed is a warning and never a stop: only a court can say. */
export function timeLimitFindings(claim: FitClaim, today: CalendarDate): readonly Finding[] {
  const limit = timeLimitOf(claim, today);
  if (limit.status === 'unknown') {
    return [info('fit.time_limit_unknown', { source: 'N.J.S.A. 2A:14-1', certainty: 'unverified' })];
  }
  if (limit.status === 'paused') return [pausedFinding(limit), ...unsurePause(claim, today)];
  return [...mixedFinding(limit), ...runningFindings(limit, today), ...debtBehindCheck(claim, limit, today)];
}

/**
 * The claim on a returned check ends first; the debt it was to pay keeps a contract's time. Said only where the check's
 * own time is short or over and no other reason says it.
 */
function debtBehindCheck(claim: FitClaim, { byReason, status }: TimeLimit, today: CalendarDate): readonly Finding[] {
  const isCheckAlone = byReason.every(({ reason }) => reason === 'bad-check');
  if (!isCheckAlone || status === 'open') return [];
  const debt = contractLimitOf(claim, today);
  if (debt.status === 'may_have_passed' || debt.lastDay === null) return [];
  return [info('fit.bad_check_debt_limit', { source: debt.cite, certainty: 'unverified' }, { lastDay: debt.lastDay })];
}

/** That the time stands still for someone under 18 is general knowledge (N.J.S.A. 2A:14-21). */
function pausedFinding({ lastDay, cite }: TimeLimit): Finding {
  const rule: Rule = { source: `N.J.S.A. 2A:14-21; ${cite ?? ''}`, certainty: 'unverified' };
  return lastDay === null
    ? info('fit.time_limit_paused_no_date', rule)
    : info('fit.time_limit_paused', rule, { lastDay });
}

/** The later day is the dangerous one: where the pause is not sure, the earlier one is named too. */
function unsurePause(claim: FitClaim, today: CalendarDate): readonly Finding[] {
  const lastDay = dayWithoutPause(claim, today);
  const rule: Rule = { source: 'N.J.S.A. 2A:14-21', certainty: 'official-copy' };
  return lastDay === null ? [] : [warning('fit.time_limit_pause_unsure', rule, { lastDay })];
}

const mixedFinding = ({ status, lastDay, cite, certainty }: TimeLimit): readonly Finding[] =>
  status === 'mixed' && lastDay !== null
    ? [warning('fit.time_limit_mixed', { source: cite ?? '', certainty }, { lastDay })]
    : [];

/** One finding for each state, about the reason in it that ends first. */
function runningFindings({ byReason }: TimeLimit, today: CalendarDate): readonly Finding[] {
  const earliestIn = (status: ReasonLimit['status']) => earliestOf(byReason.filter((limit) => limit.status === status));
  const found: Finding[] = [];
  const soon = dated(earliestIn('soon'));
  if (soon !== null) {
    const daysLeft = String(daysBetween(today, soon.lastDay));
    found.push(warning('fit.time_limit_soon', soon.rule, { lastDay: soon.lastDay, daysLeft }));
  }
  const last = dated(earliestIn('last_day'));
  if (last !== null) found.push(warning('fit.time_limit_last_day', last.rule, { lastDay: last.lastDay }));
  const passed = dated(earliestIn('may_have_passed'));
  if (passed !== null) found.push(warning('fit.time_limit_may_have_passed', passed.rule, { lastDay: passed.lastDay }));
  return found;
}

function dated(limit: ReasonLimit | undefined): { readonly lastDay: CalendarDate; readonly rule: Rule } | null {
  if (limit === undefined || limit.lastDay === null) return null;
  return { lastDay: limit.lastDay, rule: { source: limit.cite, certainty: limit.certainty } };
}
