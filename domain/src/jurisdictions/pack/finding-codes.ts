/**
 * Every code a finding can carry. The sentence for each stands in the contract's catalogues; its parameters are named
 * behind it. Days are CalendarDate texts, amounts are formatted, counties are joined by ", ".
 */
export const FINDING_CODES = [
  /** limit, nextLimit */
  'fit.over_small_claims_limit',
  /** limit, smallClaimsLimit: the claimant may give up what lies above one of them */
  'fit.over_special_civil_limit',
  /** limit */
  'fit.entity_needs_lawyer',
  /** limit: a business whose name does not say whether it is a company or one owner */
  'fit.business_may_need_lawyer',
  'fit.minor_needs_guardian',
  /** noticeBy, days */
  'fit.public_body_notice',
  /** noticeBy, days */
  'fit.public_body_notice_may_be_late',
  /** lastDay, daysLeft */
  'fit.time_limit_soon',
  /** lastDay */
  'fit.time_limit_last_day',
  /** lastDay */
  'fit.time_limit_may_have_passed',
  'fit.time_limit_unknown',
  /** lastDay, deadline: the date the letter gives lies after the possible last day to file */
  'fit.deadline_after_time_limit',
  'fit.assigned_claim',
  'fit.assigned_claim_business_lawyer',
  'fit.assigned_consumer_debt',
  /** days */
  'fit.bad_check_notice',
  'fit.deposit_owner_occupied',
  'fit.no_fault_first',
  'fit.other_case',
  'fit.all_defendants_out_of_state',
  /** counties */
  'fit.county_to_confirm',
  'fit.county_unknown',
] as const;

export type FindingCode = (typeof FINDING_CODES)[number];
