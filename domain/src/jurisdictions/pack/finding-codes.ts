/**
 * Every code a finding can carry. The sentence for each stands in the contract's catalogues; its parameters are named
 * behind it. Days are CalendarDate texts, amounts are formatted, counties are joined by ", ".
 */
export const FINDING_CODES = [
  /** limit, nextLimit, givenUp: what giving up the part above the limit would give up */
  'fit.over_small_claims_limit',
  /** limit, smallClaimsLimit, givenUp, smallClaimsGivenUp: the claimant may give up what lies above one of them */
  'fit.over_special_civil_limit',
  /** givenUp, demand: the claimant chose to ask for the limit only */
  'fit.gives_up_for_small_claims',
  /** givenUp, demand */
  'fit.gives_up_for_special_civil',
  /** limit */
  'fit.entity_needs_lawyer',
  /** limit: a business whose name and answers do not say whether it is a company or one owner */
  'fit.business_may_need_lawyer',
  'fit.minor_needs_guardian',
  'fit.minor_with_guardian',
  'fit.bankruptcy',
  'fit.restraining_order',
  'fit.deceased',
  'fit.other_side_lawyer',
  /** The story speaks of it and the question about it is open. */
  'fit.mentions_bankruptcy',
  'fit.mentions_death',
  'fit.mentions_restraining_order',
  'fit.mentions_lawyer',
  /** days: bills for health care, before the steps the law sets */
  'fit.medical_bill',
  'fit.medical_bill_steps',
  'fit.professional_malpractice',
  'fit.family_matter',
  'fit.estate_matter',
  'fit.land_or_eviction',
  'fit.tax_matter',
  'fit.federal',
  /** noticeBy, days, months (to wait), years (until the suit) */
  'fit.public_body_notice',
  /** noticeBy, days, months, years, lateYears (in which a court may still allow the notice) */
  'fit.public_body_notice_may_be_late',
  /** noticeBy, days: only the State itself, about a contract */
  'fit.state_contract_notice',
  /** lastDay, daysLeft */
  'fit.time_limit_soon',
  /** lastDay */
  'fit.time_limit_last_day',
  /** lastDay */
  'fit.time_limit_may_have_passed',
  /** lastDay: the earliest that is not over */
  'fit.time_limit_mixed',
  /** lastDay */
  'fit.time_limit_paused',
  'fit.time_limit_paused_no_date',
  'fit.time_limit_pause_unsure',
  'fit.time_limit_unknown',
  /** lastDay, deadline: the date the letter gives lies after the possible last day to file */
  'fit.deadline_after_time_limit',
  'fit.assigned_claim',
  'fit.assigned_tort',
  'fit.assigned_claim_business_lawyer',
  'fit.assigned_consumer_debt',
  /** days */
  'fit.bad_check_notice',
  /** lastDay: of the debt, when the time for the check itself ends soon or may be over */
  'fit.bad_check_debt_limit',
  'fit.deposit_owner_occupied',
  'fit.no_fault_first',
  'fit.other_case',
  'fit.all_defendants_out_of_state',
  /** counties */
  'fit.county_to_confirm',
  'fit.county_unknown',
  /** county, counties: the claimant chose a county the addresses do not point to */
  'fit.county_not_from_address',
] as const;

export type FindingCode = (typeof FINDING_CODES)[number];
