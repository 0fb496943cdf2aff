import type { FindingCode } from '@plainclaim/domain';
import { words } from '@plainclaim/domain/served-words/en';
import { freeHelpLine } from '@plainclaim/domain/served-words/free-help';

/**
 * General rules that touch a claim: what a court does, never what this person should do. Nobody is told that a claim
 * is good or in time. `lastDay`, `noticeBy` and `deadline` are days in the reader's own format; amounts are formatted.
 */
export const claimFitMessages = {
  ...words.findings,
  'fit.entity_needs_lawyer':
    'To file a claim above {limit}, a company or partnership must have a lawyer. A company can still send its own letter.',
  'fit.business_may_need_lawyer':
    'To file a claim above {limit}, a company or partnership must have a lawyer. One owner whose business is not a company can file alone.',
  'fit.minor_needs_guardian': `A person under 18 cannot file a claim alone. A parent or guardian must act, and must be named. Free help: ${freeHelpLine}.`,
  'fit.minor_with_guardian':
    'A parent or guardian signs and files for a person under 18. A judge must agree before such a claim can be settled.',
  'fit.bankruptcy': `When someone files for bankruptcy, the law stops letters and court cases that ask them for money. A claim then goes to the bankruptcy court. This site makes no letter or papers for it. Free help: ${freeHelpLine}.`,
  'fit.restraining_order': `When there is a restraining order, a letter can break it, or can put a person in danger. This site makes no letter or papers for it. In danger, call 911. Free help: ${freeHelpLine}.`,
  'fit.deceased': `A claim against a person who has died goes to the one who settles the estate, and has its own short time limits. This site makes no court papers for it. A letter can go to that person. Free help: ${freeHelpLine}.`,
  'fit.other_side_lawyer':
    'When the other side has a lawyer for this, letters go to the lawyer and not to the other side.',
  'fit.mentions_bankruptcy':
    'Your story speaks of bankruptcy. If the other side has filed for it, the law stops letters and court cases that ask them for money. Please answer the question about it.',
  'fit.mentions_death':
    'Your story speaks of a death or an estate. A claim against a person who has died goes to the one who settles the estate. Please answer the question about it.',
  'fit.mentions_restraining_order':
    'Your story speaks of a restraining order. A letter can break such an order. Please answer the question about it.',
  'fit.mentions_lawyer':
    'Your story speaks of a lawyer. When the other side has one for this, letters go to the lawyer. Please answer the question about it.',
  'fit.medical_bill':
    'Before anyone asks again for an unpaid bill for health care, {days} days must pass from the first bill. A fair payment plan must be offered, and the insurance must be done. Until then this site makes no letter or papers for it.',
  'fit.medical_bill_steps':
    'You said that the steps for an unpaid bill for health care are done. A court may ask for proof of the payment plan and the dates.',
  'fit.land_or_eviction': `Claims about who owns land, or about an eviction, go to other parts of the court. This site makes no court papers for them. Free help: ${freeHelpLine}.`,
  'fit.federal':
    'A claim against the United States or a federal office first goes to that office, on its own form, and then to a federal court. This site makes no court papers for it.',
  'fit.public_body_notice':
    'A claim for harm by a town, county, school, or State office needs a written notice within {days} days. From the date you gave, that is {noticeBy}. A letter like this one is not that notice. Then {months} months must pass before a case can be filed, and {years} years is the limit. This site makes no court papers for it.',
  'fit.public_body_notice_may_be_late': `A claim for harm by a town, county, school, or State office needs a written notice within {days} days. From the date you gave, that was {noticeBy}, so it may be late. A court allows a late notice only in rare cases. The most it can allow is {lateYears} year. After a notice, {months} months must pass before a case can be filed, and {years} years is the limit. This site makes no court papers for it. Free help: ${freeHelpLine}.`,
  'fit.state_contract_notice':
    'A claim about a deal with the State itself needs a written notice within {days} days. From the date you gave, that is {noticeBy}. The rule is not for towns, counties, or schools. Please confirm with the clerk.',
  'fit.time_limit_soon':
    'The time to file a claim like this may end on {lastDay}. Days left until then: {daysLeft}. A letter does not stop the clock, and a court may count from another day.',
  'fit.time_limit_last_day':
    'The time to file a claim like this may end now: the last day may be {lastDay}. A letter does not stop the clock.',
  'fit.time_limit_may_have_passed': `It may be too late: the time to file a claim like this may have ended on {lastDay}. Only a court can decide that. Free help: ${freeHelpLine}.`,
  'fit.time_limit_mixed':
    'The reasons you chose have different time limits. Of those that are not over, the first may end on {lastDay}.',
  'fit.time_limit_paused':
    'The clock is most often paused until a person is 18. From the birthday you gave, the time to file may end on {lastDay}. A notice to a public body can still be due much sooner.',
  'fit.time_limit_pause_unsure':
    'The law that pauses the clock until a person is 18 does not name this kind of claim. Counted without a pause, the time to file may end on {lastDay}. That is the safer day.',
  'fit.time_limit_paused_no_date':
    'The clock is most often paused until a person is 18, so the time to file may run from that birthday. A notice to a public body can still be due much sooner.',
  'fit.time_limit_unknown': `Every claim has a time limit to file it. We could not work out the one for this claim. Free help: ${freeHelpLine}.`,
  'fit.deadline_after_time_limit':
    'The letter gives the other side until {deadline}. The time to file may end before that, on {lastDay}. A letter does not stop the clock.',
  'fit.assigned_claim':
    'You said that someone else gave you this claim. Court papers must name who had it first. Some kinds of claims cannot be passed on.',
  'fit.assigned_tort': `A claim for harm to a person or to things most often cannot be passed on to someone else before a court has decided it. Free help: ${freeHelpLine}.`,
  'fit.assigned_claim_business_lawyer':
    'A company that holds a claim someone else gave it must have a lawyer to file, for any amount. One owner whose business is not a company can file alone.',
  'fit.assigned_consumer_debt':
    'A debt for personal or family needs that someone else passed on has strict rules of its own. This site makes no letters or papers for such a debt.',
  'fit.bad_check_notice':
    'The law on bad checks has a notice of its own, in English and Spanish, sent by certified mail. The other side then has {days} days to pay. A letter like this one is not that notice.',
  'fit.bad_check_debt_limit':
    'The time limit of a check is for the check itself. The debt behind it may have more time, until {lastDay}.',
  'fit.deposit_owner_occupied':
    'Some owners live in the building and rent out no more than two other homes in it. Then the deposit law counts only after the tenant has asked for it in writing.',
  'fit.no_fault_first':
    "After a car crash, a person's own car insurance most often pays the doctor first. It can also limit claims for pain.",
  'fit.other_case':
    'You said that there is already a court case about this. Courts want all parts of one dispute in one case, so a second case can be refused.',
  'fit.county_to_confirm':
    'A claim is filed in a county where someone on the other side lives or does business. From the address, that may be: {counties}. Please confirm with the clerk.',
  'fit.county_unknown':
    'A claim is filed in a county where someone on the other side lives or does business. We could not tell the county from the address. Please confirm it with the clerk.',
  'fit.county_not_from_address':
    'You chose {county} County. From the addresses, the county may be: {counties}. A claim filed in the wrong county can be sent on or refused. Please confirm with the clerk.',
} as const satisfies Record<FindingCode, string>;
