/**
 * Every code a finding can carry. The sentence for each is in the contract's catalogues; its parameters are named
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
  /** A larger amount was chosen that no law gives on these facts: letter and papers do not ask for it. */
  'fit.multiple_left_out',
  /** limit */
  'fit.entity_needs_lawyer',
  /** limit: a business whose name and answers do not say whether it is a company or one owner */
  'fit.business_may_need_lawyer',
  'fit.minor_needs_guardian',
  'fit.minor_with_guardian',
  /** A parent claims for the pain of a child who is not the claimant. */
  'fit.child_hurt_not_named',
  'fit.child_hurt_parent_paid',
  'fit.child_may_be_hurt',
  'fit.child_bills_of_parent',
  'fit.bankruptcy',
  'fit.restraining_order',
  /** months: to hand in the claim of somebody the dead owed */
  'fit.deceased',
  'fit.estate_named',
  'fit.other_side_lawyer',
  /** The story speaks of it and the question about it is open. */
  'fit.mentions_bankruptcy',
  'fit.mentions_death',
  'fit.mentions_restraining_order',
  'fit.mentions_lawyer',
  /** The answer says no and a name or the story says otherwise. name, days, noticeBy */
  'fit.named_like_public_body',
  /** name */
  'fit.named_like_federal',
  /** words: of the story, or a name */
  'fit.mentions_professional',
  'fit.mentions_health_bill',
  'fit.mentions_assignment',
  /** days: bills for health care, before the steps the law sets */
  'fit.medical_bill',
  'fit.medical_bill_steps',
  /** days: for another professional's paper, after the other side answered */
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
  /** noticeBy, days, waitDays, years */
  'fit.state_contract_stop',
  'fit.public_contract_local',
  /** noticeBy, days (before a suit), lastDay: a body of two States under its own law */
  'fit.compact_notice',
  'fit.compact_notice_may_be_late',
  'fit.interstate_body',
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
  /** days, until: of the notice that was mailed */
  'fit.bad_check_notice_running',
  'fit.bad_check_form',
  'fit.bad_check_stopped',
  'fit.bad_check_no_account',
  /** floor, times, cap: what the law adds to the check after its own notice */
  'fit.bad_check_more',
  'fit.deposit_owner_occupied',
  /** days, day: until when a landlord has time, and whether that is over */
  'fit.deposit_clock',
  'fit.deposit_clock_running',
  'fit.deposit_short_clock',
  'fit.deposit_safety_clock',
  'fit.deposit_still_there',
  /** cap, paid */
  'fit.deposit_cap',
  'fit.deposit_new_owner',
  'fit.deposit_interest',
  /** limit */
  'fit.deposit_double_limit',
  /** percent */
  'fit.deposit_as_rent',
  'fit.rent_credit',
  'fit.rent_receipt',
  /** amount, from: the most a fee may be, and since when */
  'fit.application_fee',
  'fit.application_fee_before',
  'fit.locked_out_now',
  'fit.lockout_loss',
  /** times */
  'fit.lockout_loss_more',
  /** times */
  'fit.tenant_property',
  /** days */
  'fit.landlord_list',
  /** days */
  'fit.landlord_list_late',
  /** days */
  'fit.rent_late_charge',
  'fit.landlord_registration',
  'fit.answer_for_another',
  'fit.no_law_of_its_own',
  /** safeDay, paidOn, laterDay */
  'fit.part_payment',
  /** safeDay */
  'fit.part_payment_unknown',
  'fit.expired_consumer_debt',
  /** years: from the day on a note */
  'fit.note_due',
  /** askedOn, lastDay, safeDay: counted from the demand, and from the loan */
  'fit.note_demanded',
  /** years (from the demand), idleYears (without any payment) */
  'fit.note_not_demanded',
  'fit.note_unsure',
  /** lastDay */
  'fit.false_words',
  /** written, spoken: percent a year */
  'fit.interest_too_high',
  'fit.interest_limit',
  'fit.arbitration',
  'fit.arbitration_small_claims',
  'fit.part_given_up',
  'fit.part_kept_for_later',
  'fit.only_the_thing',
  'fit.other_side_minor',
  'fit.other_side_may_be_minor',
  'fit.insurer_paid_all',
  'fit.insurer_paid_part',
  'fit.insurer_open',
  'fit.hurt_at_work',
  'fit.charity',
  'fit.uninsured_driver',
  'fit.towing',
  /** days, miles: of the warranty */
  'fit.used_car',
  /** miles, years: the limits of the law */
  'fit.used_car_miles',
  /** years, miles */
  'fit.new_car',
  'fit.shop_keeps_car',
  /** days */
  'fit.storage_sale',
  /** days, claimBy, years */
  'fit.mover_claim',
  'fit.mover_claim_may_be_late',
  /** months, claimBy, years */
  'fit.carrier_claim',
  'fit.carrier_claim_may_be_late',
  /** insideBy, acrossBy */
  'fit.mover_claim_unsure',
  /** days */
  'fit.door_sale',
  /** days, miles */
  'fit.gym',
  /** days */
  'fit.refund_not_posted',
  'fit.refund_posted',
  'fit.refund_policy',
  'fit.refund_online',
  /** months */
  'fit.gift_card',
  /** days, months, deliver */
  'fit.sick_pet',
  /** amount */
  'fit.home_job',
  'fit.contractor_papers',
  /** days */
  'fit.copy_to_state',
  /** amount */
  'fit.contract_term',
  /** days, times */
  'fit.commission_ended',
  'fit.commission_later',
  'fit.own_business_work',
  /** limit, percent */
  'fit.wages',
  /** Hours above a full week, for which more may be owed. */
  'fit.overtime',
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
