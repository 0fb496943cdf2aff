import type { CasePageAnswer } from '@plainclaim/contract';
import { caseStatusOf, ledgerOf, nextStepOf, timelineOf } from '@plainclaim/domain';
import { defendantsOf } from '../cases/index.ts';
import { titleInWords } from '../reference-data/index.ts';
import { type CasePage, deliveryDay } from './open-case-page.ts';

/** One case as its owner sees it. */
export function presentCasePage(
  { stored, order, facts, versions, deliveries, docketNumber }: CasePage,
  message = '',
): CasePageAnswer {
  const { asked, paid, open, payments } = ledgerOf(facts.asked, facts.outcomes);
  return {
    success: true,
    message,
    case_id: stored.id,
    defendant_name: defendantsOf(stored.draft),
    package_title: titleInWords(order.packageTitle),
    contains: [...order.packageContains],
    status: caseStatusOf(facts),
    today: facts.today,
    next_step: nextStepOf(facts),
    timeline: timelineOf(facts).map(({ key, day, when, amount, isEstimate }) => ({
      key,
      day,
      when,
      amount,
      estimate: isEstimate,
    })),
    approved_on: facts.approvedOn,
    outcomes: facts.outcomes.map((one) => ({ ...one })),
    money: {
      asked,
      paid,
      open,
      payments: payments.map((one) => ({ ...one })),
      package_cost: order.total,
      package_paid_on: facts.paidOn,
    },
    letters: versions.map(({ demandId, version, isApproved, issuedOn }) => ({
      demand_id: demandId,
      version,
      approved: isApproved,
      issued_on: issuedOn,
    })),
    deliveries: deliveries.map((one) => ({
      name: one.parties.recipient.name,
      channel: one.channel,
      state: one.state,
      on: deliveryDay(one),
      tracking_number: one.trackingNumber,
    })),
    papers: facts.papers,
    docket_number: docketNumber,
  };
}
