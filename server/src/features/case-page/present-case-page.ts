import type { CasePageAnswer } from '@plainclaim/contract';
import {
  type CaseLine,
  caseStatusOf,
  CLAIMANT,
  followUpsOf,
  ledgerOf,
  nextStepOf,
  caseNotesOf,
  timelineOf,
  typedName,
  typedParty,
} from '@plainclaim/domain';
import { orderNumber } from '../checkout/index.ts';
import { defendantsOf } from '../cases/index.ts';
import { isPickupLateOf, trackingNumberOf } from '../dispatch/index.ts';
import { titleInWords } from '../reference-data/index.ts';
import { type CasePage, deliveryDay } from './open-case-page.ts';
import { peopleAndFacts } from './people-and-facts.ts';

/** One case as its owner sees it. */
export function presentCasePage(
  { stored, order, facts, costs, versions, deliveries, posted, docketNumber, paperTitles, made }: CasePage,
  message = '',
): Omit<CasePageAnswer, 'case_file'> {
  const { asked, awarded, paid, open, payments } = ledgerOf(facts.asked, facts.outcomes);
  const names = { claimant: typedName(typedParty(CLAIMANT, stored.draft)), defendant: defendantsOf(stored.draft) };
  return {
    success: true,
    message,
    case_id: stored.id,
    defendant_name: defendantsOf(stored.draft),
    ...peopleAndFacts(stored.draft),
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
      awarded,
      paid,
      open,
      payments: payments.map((one) => ({ ...one })),
      package_cost: order.total,
      package_paid_on: facts.paidOn,
      costs: costs.map((one) => ({ ...one, kind: 'cost' as const })),
      spent: order.total + costs.reduce((sum: number, { amount }: CaseLine) => sum + (amount ?? 0), 0),
    },
    follow_ups: [...followUpsOf(facts)],
    notes: caseNotesOf(facts, names).map((one) => ({ ...one })),
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
      tracking_number: one.trackingNumber ?? trackingNumberOf(posted.get(one.id)),
      standing: posted.get(one.id)?.standing ?? null,
      standing_source: posted.get(one.id)?.source ?? null,
      pickup_is_late: isPickupLateOf(posted.get(one.id)),
      wants_receipt: (posted.get(one.id)?.pieces ?? []).some(
        ({ service, standing }) => service === 'certified' && standing === 'delivered',
      ),
      back_cents: posted.get(one.id)?.back_cents ?? null,
      is_back: posted.get(one.id)?.is_back ?? false,
    })),
    papers: facts.papers,
    paper_titles: [...paperTitles],
    exhibits: made.exhibits,
    trial: made.trial,
    order_number: orderNumber(order.id),
    docket_number: docketNumber,
  };
}
