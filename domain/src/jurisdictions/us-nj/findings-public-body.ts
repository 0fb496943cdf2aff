import { addDays, type CalendarDate, isAfter } from '../../calendar/index.ts';
import type { FitClaim } from '../../claims/claim.ts';
import type { DatedRow, Finding } from '../pack.ts';
import { federalRule, isFederal } from './federal.ts';
import { limitationRows } from './limitation-rows.ts';
import { isAboutHarm, isAgainstPublicBody } from './limitations.ts';
import { stopPapers, warning } from './make-finding.ts';
import { noticeOn } from './notices.ts';
import { leastSure, rowOn } from '../pack/dated-rows.ts';

/** Public bodies: harm needs a notice before any suit; a broken deal needs one only when it is the State's own. */
export function publicBodyFindings(claim: FitClaim, today: CalendarDate): readonly Finding[] {
  if (isFederal(claim)) return [stopPapers('fit.federal', federalRule)];
  if (!isAgainstPublicBody(claim)) return [];
  // Nobody said what kind of claim it is: it may be about harm, so the notice counts.
  const isHarmOrUnknown = claim.reasons.length === 0 || isAboutHarm(claim);
  return isHarmOrUnknown ? harmNotice(claim, today) : stateContractNotice(claim, today);
}

function harmNotice(claim: FitClaim, today: CalendarDate): readonly Finding[] {
  const days = noticeOn('publicBodyDays', claim.happenedOn);
  const months = noticeOn('publicBodyWaitMonths', claim.happenedOn);
  const lateYears = noticeOn('publicBodyLateYears', claim.happenedOn);
  const limit = rowOn(limitationRows['public-entity-tort'], claim.happenedOn);
  if (days === null || months === null || lateYears === null || limit === null) return [];
  const noticeBy = addDays(claim.happenedOn, days.value);
  const params = {
    ...dayAndDays(noticeBy, days),
    months: String(months.value),
    years: String(limit.value.years),
  };
  const source = isAfter(today, noticeBy) ? 'N.J.S.A. 59:8-8; 59:8-9' : 'N.J.S.A. 59:8-8';
  const rule = { source, certainty: leastSure([days.certainty, months.certainty, limit.certainty]) };
  return isAfter(today, noticeBy)
    ? [stopPapers('fit.public_body_notice_may_be_late', rule, { ...params, lateYears: String(lateYears.value) })]
    : [stopPapers('fit.public_body_notice', rule, params)];
}

function stateContractNotice(claim: FitClaim, today: CalendarDate): readonly Finding[] {
  const days = noticeOn('stateContractDays', today);
  if (days === null) return [];
  const params = dayAndDays(addDays(claim.happenedOn, days.value), days);
  return [warning('fit.state_contract_notice', { source: 'N.J.S.A. 59:13-5', certainty: days.certainty }, params)];
}

const dayAndDays = (noticeBy: CalendarDate, { value }: DatedRow<number>) => ({ noticeBy, days: String(value) });
