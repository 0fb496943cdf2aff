import { addDays, type CalendarDate, daysBetween, isAfter } from '../../calendar/index.ts';
import type { Claim } from '../../claims/claim.ts';
import { formatUsd } from '../../money/index.ts';
import type { FindingCode } from '../pack/finding-codes.ts';
import type { Finding, FindingSeverity } from '../pack.ts';
import { businessKindOf } from './entity.ts';
import { isAgainstPublicBody, timeLimitOf } from './limitations.ts';
import { limitsOn } from './limits.ts';
import { BAD_CHECK_DAYS, isAboutBadCheck } from './response-days.ts';
import { allDefendantsOutOfState, isAboutDeposit, venueOf } from './venue.ts';

/** Days to give a public body its notice of claim. */
const PUBLIC_BODY_NOTICE_DAYS = 90;

/** Debt reasons under which a person may owe for personal, family or household needs. */
const CONSUMER_DEBTS = ['personal-loan', 'unpaid-invoice', 'bad-check', 'shared-bills', 'unpaid-goods'];

const SEVERITIES: readonly FindingSeverity[] = ['stop', 'warning', 'info'];

/** General rules that touch the claim, stops first. Nothing here says that a claim is good or in time. */
export function findingsFor(claim: Claim, today: CalendarDate): readonly Finding[] {
  const findings = [
    ...whoMayClaim(claim),
    ...assignedClaim(claim),
    ...amount(claim, today),
    ...lawyer(claim, today),
    ...publicBody(claim, today),
    ...timeLimit(claim, today),
    ...kindOfClaim(claim),
    ...venue(claim),
  ];
  return findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

const finding = (
  code: FindingCode,
  severity: FindingSeverity,
  source: string,
  params: Readonly<Record<string, string>> = {},
): Finding => ({ code, severity, params, source });

const whoMayClaim = (claim: Claim): readonly Finding[] =>
  claim.answers.isAdult === false
    ? [finding('fit.minor_needs_guardian', 'stop', 'New Jersey Courts, Small Claims self-help page')]
    : [];

function assignedClaim(claim: Claim): readonly Finding[] {
  if (claim.answers.assignedClaim !== true) return [];
  if (isConsumerDebt(claim)) {
    return [finding('fit.assigned_consumer_debt', 'stop', 'Fair Debt Collection Practices Act, 15 U.S.C. 1692a(6)')];
  }
  return businessKindOf(claim.claimant.name) === 'not_a_business'
    ? [finding('fit.assigned_claim', 'warning', 'N.J.S.A. 2A:25-1; R. 6:6-3(a)')]
    : [finding('fit.assigned_claim_business_lawyer', 'warning', 'R. 6:11; R. 1:21-1(c)')];
}

const isConsumerDebt = (claim: Claim): boolean =>
  claim.situation === 'debt' &&
  claim.reasons.some((reason) => CONSUMER_DEBTS.includes(reason)) &&
  claim.defendants.some(({ name }) => name.kind === 'person');

function amount(claim: Claim, today: CalendarDate): readonly Finding[] {
  const { small, special } = limitsOn(today);
  if (claim.amount > special.value) {
    const params = { limit: formatUsd(special.value), smallClaimsLimit: formatUsd(small.value) };
    return [finding('fit.over_special_civil_limit', 'warning', 'R. 6:1-2(a)(1)', params)];
  }
  if (claim.amount <= small.value) return [];
  const params = { limit: formatUsd(small.value), nextLimit: formatUsd(special.value) };
  return [finding('fit.over_small_claims_limit', 'info', 'R. 6:1-2(a)(2)', params)];
}

function lawyer(claim: Claim, today: CalendarDate): readonly Finding[] {
  const kind = businessKindOf(claim.claimant.name);
  const { small } = limitsOn(today);
  if (kind === 'not_a_business' || claim.amount <= small.value) return [];
  const params = { limit: formatUsd(small.value) };
  return kind === 'entity'
    ? [finding('fit.entity_needs_lawyer', 'warning', 'R. 6:11; R. 1:21-1(c)', params)]
    : [finding('fit.business_may_need_lawyer', 'warning', 'R. 6:11; R. 1:21-1(c)', params)];
}

function publicBody(claim: Claim, today: CalendarDate): readonly Finding[] {
  if (!isAgainstPublicBody(claim)) return [];
  const noticeBy = addDays(claim.happenedOn, PUBLIC_BODY_NOTICE_DAYS);
  const code = isAfter(today, noticeBy) ? 'fit.public_body_notice_may_be_late' : 'fit.public_body_notice';
  return [finding(code, 'warning', 'N.J.S.A. 59:8-8', { noticeBy, days: String(PUBLIC_BODY_NOTICE_DAYS) })];
}

/** A limit that seems passed is a warning and never a stop: only a court can say. */
function timeLimit(claim: Claim, today: CalendarDate): readonly Finding[] {
  const { status, lastDay, cite } = timeLimitOf(claim, today);
  if (lastDay === null || cite === null) return [finding('fit.time_limit_unknown', 'info', 'N.J.S.A. 2A:14-1')];
  switch (status) {
    case 'soon': {
      const daysLeft = String(daysBetween(today, lastDay));
      return [finding('fit.time_limit_soon', 'warning', cite, { lastDay, daysLeft })];
    }
    case 'last_day':
      return [finding('fit.time_limit_last_day', 'warning', cite, { lastDay })];
    case 'may_have_passed':
      return [finding('fit.time_limit_may_have_passed', 'warning', cite, { lastDay })];
    default:
      return [];
  }
}

function kindOfClaim(claim: Claim): readonly Finding[] {
  const found: Finding[] = [];
  if (isAboutBadCheck(claim)) {
    found.push(finding('fit.bad_check_notice', 'info', 'N.J.S.A. 2A:32A-1', { days: String(BAD_CHECK_DAYS) }));
  }
  // A company cannot live in the building it rents out, so the question only comes up with a person.
  if (isAboutDeposit(claim) && claim.defendants.some(({ name }) => name.kind === 'person')) {
    found.push(finding('fit.deposit_owner_occupied', 'info', 'N.J.S.A. 46:8-26'));
  }
  if (claim.reasons.includes('crash-injury')) {
    found.push(finding('fit.no_fault_first', 'info', 'N.J.S.A. 39:6A-1'));
  }
  if (claim.answers.otherCase === true) found.push(finding('fit.other_case', 'warning', 'R. 4:30A'));
  return found;
}

function venue(claim: Claim): readonly Finding[] {
  const { counties, toConfirm } = venueOf(claim);
  const found: Finding[] = [];
  if (allDefendantsOutOfState(claim)) {
    found.push(finding('fit.all_defendants_out_of_state', 'warning', 'R. 6:1-3(a); R. 6:2-3(a)'));
  }
  if (counties.length === 0) found.push(finding('fit.county_unknown', 'info', 'R. 6:1-3(a)'));
  else if (toConfirm) {
    found.push(finding('fit.county_to_confirm', 'info', 'R. 6:1-3(a)', { counties: counties.join(', ') }));
  }
  return found;
}
