import { useLingui } from '@lingui/react/macro';
import { courtMessages } from '@plainclaim/contract';
import {
  type ClaimField,
  type FindingCode,
  isAgeAskedWithName,
  type QuestionKey,
  type ScreenId,
} from '@plainclaim/domain';
import { useMessage } from '../../../i18n/use-message.ts';
import { useWizard } from '../engine/wizard-context.ts';

/** A button that leads to where a finding can change: another screen, or a choice on the card itself. */
export type Way = {
  readonly label: string;
  readonly leadsTo:
    | { readonly screen: ScreenId; readonly field: ClaimField | '' }
    | { readonly choice: 'waiveExcess' | 'filingCounty' };
};

type WayId = 'answer' | 'guardian' | 'amount' | 'date' | 'other_side' | 'excess' | 'county';

/** Findings that name no way rest on the claim itself: nothing the person typed would change them. */
const WAYS: Readonly<Partial<Record<FindingCode, readonly WayId[]>>> = {
  'fit.minor_needs_guardian': ['guardian'],
  'fit.child_hurt_not_named': ['guardian', 'answer'],
  'fit.child_bills_of_parent': ['guardian'],
  'fit.child_may_be_hurt': ['guardian'],
  'fit.bankruptcy': ['answer'],
  'fit.restraining_order': ['answer'],
  'fit.medical_bill': ['answer'],
  'fit.assigned_consumer_debt': ['answer'],
  'fit.assigned_claim_business_lawyer': ['answer'],
  'fit.entity_needs_lawyer': ['excess', 'answer'],
  'fit.business_may_need_lawyer': ['answer'],
  'fit.over_special_civil_limit': ['excess', 'amount'],
  'fit.over_small_claims_limit': ['excess'],
  'fit.public_body_notice': ['answer', 'date'],
  'fit.public_body_notice_may_be_late': ['answer', 'date'],
  'fit.state_contract_notice': ['answer'],
  'fit.federal': ['answer'],
  'fit.professional_malpractice': ['answer'],
  'fit.family_matter': ['answer'],
  'fit.estate_matter': ['answer'],
  'fit.land_or_eviction': ['answer'],
  'fit.tax_matter': ['answer'],
  'fit.deceased': ['other_side', 'answer'],
  'fit.other_side_lawyer': ['answer'],
  'fit.other_case': ['answer'],
  'fit.assigned_claim': ['answer'],
  'fit.assigned_tort': ['answer'],
  'fit.deposit_owner_occupied': ['answer'],
  'fit.mentions_bankruptcy': ['answer'],
  'fit.mentions_death': ['answer'],
  'fit.mentions_restraining_order': ['answer'],
  'fit.mentions_lawyer': ['answer'],
  'fit.named_like_public_body': ['answer', 'other_side'],
  'fit.named_like_federal': ['answer', 'other_side'],
  'fit.mentions_professional': ['answer'],
  'fit.mentions_health_bill': ['answer'],
  'fit.mentions_assignment': ['answer'],
  'fit.estate_named': ['other_side', 'answer'],
  'fit.state_contract_stop': ['answer', 'date'],
  'fit.compact_notice': ['answer', 'date'],
  'fit.compact_notice_may_be_late': ['answer', 'date'],
  'fit.interstate_body': ['answer'],
  'fit.deposit_clock_running': ['date'],
  'fit.deposit_short_clock': ['answer', 'date'],
  'fit.deposit_safety_clock': ['answer', 'date'],
  'fit.deposit_still_there': ['answer'],
  'fit.locked_out_now': ['answer'],
  'fit.part_payment': ['date'],
  'fit.false_words': ['answer', 'date'],
  'fit.interest_too_high': ['answer', 'amount'],
  'fit.interest_limit': ['answer', 'amount'],
  'fit.arbitration': ['answer'],
  'fit.part_kept_for_later': ['answer', 'amount'],
  'fit.only_the_thing': ['answer'],
  'fit.other_side_minor': ['answer', 'other_side'],
  'fit.other_side_may_be_minor': ['answer'],
  'fit.insurer_paid_all': ['answer', 'amount'],
  'fit.hurt_at_work': ['answer'],
  'fit.charity': ['answer'],
  'fit.uninsured_driver': ['answer'],
  'fit.contractor_papers': ['answer'],
  'fit.mover_claim': ['answer', 'date'],
  'fit.mover_claim_may_be_late': ['answer', 'date'],
  'fit.carrier_claim': ['answer', 'date'],
  'fit.carrier_claim_may_be_late': ['answer', 'date'],
  'fit.mover_claim_unsure': ['answer', 'date'],
  'fit.time_limit_may_have_passed': ['date'],
  'fit.time_limit_last_day': ['date'],
  'fit.time_limit_soon': ['date'],
  'fit.time_limit_mixed': ['date'],
  'fit.time_limit_paused_no_date': ['guardian'],
  'fit.deadline_after_time_limit': ['answer'],
  'fit.all_defendants_out_of_state': ['other_side'],
  'fit.county_unknown': ['other_side'],
  'fit.county_not_from_address': ['county'],
};

/** The question whose answer a finding rests on: "Change my answer" opens it. */
const QUESTION_OF: Readonly<Partial<Record<FindingCode, QuestionKey>>> = {
  'fit.bankruptcy': 'bankruptcy',
  'fit.mentions_bankruptcy': 'bankruptcy',
  'fit.restraining_order': 'restrainingOrder',
  'fit.mentions_restraining_order': 'restrainingOrder',
  'fit.medical_bill': 'medicalBill',
  'fit.mentions_health_bill': 'medicalBill',
  'fit.assigned_consumer_debt': 'assignedClaim',
  'fit.assigned_claim_business_lawyer': 'assignedClaim',
  'fit.assigned_claim': 'assignedClaim',
  'fit.assigned_tort': 'assignedClaim',
  'fit.mentions_assignment': 'assignedClaim',
  'fit.entity_needs_lawyer': 'claimantEntityType',
  'fit.business_may_need_lawyer': 'claimantEntityType',
  'fit.public_body_notice': 'publicBody',
  'fit.public_body_notice_may_be_late': 'publicBody',
  'fit.named_like_public_body': 'publicBody',
  'fit.named_like_federal': 'publicBody',
  'fit.compact_notice': 'publicBody',
  'fit.compact_notice_may_be_late': 'publicBody',
  'fit.interstate_body': 'publicBody',
  'fit.state_contract_notice': 'publicBodyKind',
  'fit.state_contract_stop': 'publicBodyKind',
  'fit.federal': 'isFederal',
  'fit.professional_malpractice': 'professionalMalpractice',
  'fit.mentions_professional': 'professionalMalpractice',
  'fit.family_matter': 'excludedMatter',
  'fit.estate_matter': 'excludedMatter',
  'fit.land_or_eviction': 'excludedMatter',
  'fit.tax_matter': 'excludedMatter',
  'fit.deceased': 'deceased',
  'fit.mentions_death': 'deceased',
  'fit.estate_named': 'deceased',
  'fit.other_side_lawyer': 'otherSideLawyer',
  'fit.mentions_lawyer': 'otherSideLawyer',
  'fit.other_case': 'otherCase',
  'fit.deposit_owner_occupied': 'ownerOccupied',
  'fit.deposit_short_clock': 'tenancyEnd',
  'fit.deposit_safety_clock': 'tenancyEnd',
  'fit.deposit_still_there': 'tenancyEnd',
  'fit.locked_out_now': 'letBackIn',
  'fit.false_words': 'aboutFalseWords',
  'fit.interest_too_high': 'loanInterest',
  'fit.interest_limit': 'loanInterest',
  'fit.arbitration': 'arbitrationClause',
  'fit.part_kept_for_later': 'partialClaim',
  'fit.only_the_thing': 'takesValue',
  'fit.other_side_minor': 'otherSideMinor',
  'fit.other_side_may_be_minor': 'otherSideMinor',
  'fit.insurer_paid_all': 'insurerPaid',
  'fit.hurt_at_work': 'hurtAtWork',
  'fit.charity': 'charityUser',
  'fit.uninsured_driver': 'ownCarInsured',
  'fit.contractor_papers': 'contractorPapers',
  'fit.mover_claim': 'moveStayedInside',
  'fit.mover_claim_may_be_late': 'moveStayedInside',
  'fit.carrier_claim': 'moveStayedInside',
  'fit.carrier_claim_may_be_late': 'moveStayedInside',
  'fit.mover_claim_unsure': 'moveStayedInside',
  'fit.child_hurt_not_named': 'isAdult',
  'fit.deadline_after_time_limit': 'responseDays',
};

/** Gives the ways out of a finding. A choice the card does not show is no way. */
export function useWays(): (code: FindingCode, hasWaivers: boolean) => readonly Way[] {
  const { t } = useLingui();
  const { draft } = useWizard();
  const isWithName = isAgeAskedWithName(draft);
  const claimFor = { screen: 'claimant', field: 'claimFor' } as const;
  // The guardian's name stands where that was said; while it is not said there, among the questions.
  const guardianAt = isWithName
    ? draft.isAdult === false
      ? ({ screen: 'claimant', field: 'guardianName' } as const)
      : claimFor
    : ({ screen: 'questions', field: 'guardianName' } as const);
  const ways = {
    answer: { label: t`Change my answer`, leadsTo: { screen: 'questions', field: '' } },
    guardian: { label: t`Add to my answers`, leadsTo: guardianAt },
    amount: { label: t`Change the amount`, leadsTo: { screen: 'details', field: 'amount' } },
    date: { label: t`Change the date`, leadsTo: { screen: 'details', field: 'date' } },
    other_side: { label: t`Change the other side`, leadsTo: { screen: 'defendant', field: 'defendantFirstname' } },
    excess: { label: t`See what can be given up`, leadsTo: { choice: 'waiveExcess' } },
    county: { label: t`Choose the county`, leadsTo: { choice: 'filingCounty' } },
  } as const satisfies Record<WayId, Way>;
  const answerOf = (code: FindingCode): Way => {
    const field = QUESTION_OF[code] ?? '';
    // The kind of a business is asked where it is named, and whom the claim is for too.
    if (field === 'isAdult' && isWithName) return { label: ways.answer.label, leadsTo: claimFor };
    const screen = field === 'claimantEntityType' ? 'claimant' : 'questions';
    return { label: ways.answer.label, leadsTo: { screen, field } };
  };
  return (code, hasWaivers) =>
    (WAYS[code] ?? [])
      .filter((id) => id !== 'excess' || hasWaivers)
      .map((id) => (id === 'answer' ? answerOf(code) : ways[id]));
}

/** Gives one line on what people can do about a stop; undefined where the rule's own sentence says it. */
export function useWayOut(): (code: FindingCode) => string | undefined {
  const { t } = useLingui();
  const message = useMessage(courtMessages);
  const ways: Partial<Record<FindingCode, string>> = {
    'fit.minor_needs_guardian': t`When a parent or guardian is named, the letter can be made.`,
    'fit.bankruptcy': t`The bankruptcy court has a form to ask for money there.`,
    'fit.restraining_order': t`A lawyer can say what the order allows.`,
    'fit.medical_bill': t`When the steps are done, change your answer. Then the letter can be made.`,
    'fit.assigned_consumer_debt': t`If no one passed this claim on to you, change your answer.`,
    'fit.assigned_claim_business_lawyer': t`A lawyer can file it for the company.`,
    'fit.entity_needs_lawyer': t`A lawyer can file it. Or the company can give up the part above the limit.`,
    'fit.over_special_civil_limit': message('court.way.over_special_civil_limit'),
    'fit.public_body_notice': t`The notice goes first. The public body can say which form it takes. Keep proof of the day it was sent.`,
    'fit.public_body_notice_may_be_late': t`Only a court can allow a late notice. A lawyer can ask for that, and each day counts.`,
    'fit.federal': t`The office can say which form it takes.`,
    'fit.state_contract_stop': t`The notice goes first. Keep proof of the day it was sent.`,
    'fit.compact_notice': t`The notice goes first. Keep proof of the day it was sent.`,
    'fit.compact_notice_may_be_late': t`A lawyer can say whether anything is left to do, and each day counts.`,
    'fit.interstate_body': t`A lawyer can say how its law counts. A written notice now does no harm.`,
    'fit.hurt_at_work': t`The workers’ compensation office can say how to begin.`,
    'fit.other_side_minor': t`A lawyer can say how the court names a guardian.`,
    'fit.only_the_thing': t`If its value in money is enough, change your answer.`,
    'fit.professional_malpractice': message('court.way.professional_malpractice'),
    'fit.family_matter': message('court.way.family_matter'),
    'fit.estate_matter': message('court.way.estate_matter'),
    'fit.land_or_eviction': t`The court clerk of the county can say which part hears it.`,
    'fit.tax_matter': message('court.way.tax_matter'),
    'fit.deceased': t`The one who settles the estate can be named as the other side.`,
  };
  return (code) => ways[code];
}
