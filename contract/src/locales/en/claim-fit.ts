import type { FindingCode } from '@plainclaim/domain';

/**
 * General rules that touch a claim: what a court does, never what this person should do. Nobody is told that a claim
 * is good or in time. `lastDay`, `noticeBy` and `deadline` are days in the reader's own format; amounts are formatted.
 */
export const claimFitMessages = {
  'fit.over_small_claims_limit':
    'Small Claims hears claims up to {limit}. The Special Civil Part hears claims up to {nextLimit}.',
  'fit.over_special_civil_limit':
    'The Special Civil Part hears claims up to {limit}, and Small Claims up to {smallClaimsLimit}. A person can give up the part of a claim above a limit. What is given up cannot be claimed later.',
  'fit.entity_needs_lawyer':
    'To file a claim above {limit}, a company must have a lawyer. A company can still send its own letter.',
  'fit.business_may_need_lawyer':
    'To file a claim above {limit}, a company must have a lawyer. A sole owner whose business is not a company can file alone.',
  'fit.minor_needs_guardian': 'A person under 18 cannot file a claim alone. A parent or guardian must file it.',
  'fit.public_body_notice':
    'A claim for harm by a town, county, school, or State office needs a written notice within {days} days. From the date you gave, that is {noticeBy}. A letter like this one is not that notice.',
  'fit.public_body_notice_may_be_late':
    'A claim for harm by a town, county, school, or State office needs a written notice within {days} days. From the date you gave, that was {noticeBy}, so it may be too late. A court allows a late notice only in rare cases, and only within one year.',
  'fit.time_limit_soon':
    'The time to file a claim like this may end on {lastDay}. Days left until then: {daysLeft}. A letter does not stop the clock, and a court may count from another day.',
  'fit.time_limit_last_day':
    'The time to file a claim like this may end now: the last day may be {lastDay}. A letter does not stop the clock.',
  'fit.time_limit_may_have_passed':
    'It may be too late: the time to file a claim like this may have ended on {lastDay}. Only a court can decide that. Free help: Legal Services of New Jersey, 1-888-576-5529.',
  'fit.time_limit_unknown':
    'Every claim has a time limit to file it. We could not work out the one for this claim. Free help: Legal Services of New Jersey, 1-888-576-5529.',
  'fit.deadline_after_time_limit':
    'The letter gives the other side until {deadline}. The time to file may end before that, on {lastDay}. A letter does not stop the clock.',
  'fit.assigned_claim':
    'You said that someone else gave you this claim. Court papers must name who had it first. Some kinds of claims cannot be passed on.',
  'fit.assigned_claim_business_lawyer':
    'A company that holds a claim someone else gave it must have a lawyer to file, for any amount.',
  'fit.assigned_consumer_debt':
    'A debt for personal or family needs that someone else passed on has strict rules of its own. This site makes no letters or papers for such a debt.',
  'fit.bad_check_notice':
    'The law on bad checks has a notice of its own, in English and Spanish, sent by certified mail. The other side then has {days} days to pay. A letter like this one is not that notice.',
  'fit.deposit_owner_occupied':
    'Some owners live in the building and rent out no more than two other homes in it. Then the deposit law counts only after the tenant has asked for it in writing.',
  'fit.no_fault_first':
    "After a car crash, a person's own car insurance most often pays the doctor first. It can also limit claims for pain.",
  'fit.other_case':
    'You said that there is already a court case about this. Courts want all parts of one dispute in one case, so a second case can be refused.',
  'fit.all_defendants_out_of_state':
    'No one on the other side has an address in New Jersey. A court here can hear such a case only if it has a link to New Jersey. The court does not mail the papers out of state in the usual way.',
  'fit.county_to_confirm':
    'A claim is filed in a county where someone on the other side lives or does business. From the address, that may be: {counties}. Please confirm with the clerk.',
  'fit.county_unknown':
    'A claim is filed in a county where someone on the other side lives or does business. We could not tell the county from the address. Please confirm it with the clerk.',
} as const satisfies Record<FindingCode, string>;
