import type { CalendarDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import type { CaseDelivery, CaseFacts } from './case-facts.ts';
import { ledgerOf } from './ledger.ts';
import type { OutcomeKind } from './outcome.ts';

export type TimelineKey =
  | 'incident'
  | 'package'
  | 'written'
  | 'approved'
  | 'mailed'
  | 'emailed'
  | 'delivered'
  | 'answer_day'
  | 'filed'
  | 'served'
  | 'hearing'
  | 'judgment'
  | 'promise_day'
  | 'last_day_to_file'
  | 'today'
  | `outcome_${OutcomeKind}`;

/** One moment of a case. */
export type Moment = {
  readonly key: TimelineKey;
  readonly day: CalendarDate;
  readonly when: 'past' | 'today' | 'ahead';
  /** What came or was promised; null where no money is meant. */
  readonly amount: Cents | null;
  /** Computed from what is known, and may be wrong. */
  readonly isEstimate: boolean;
};

type Found = Pick<Moment, 'key'> & { readonly day: CalendarDate | null; readonly amount?: Cents | null };

/** The day the last of the letters that a carrier carries arrived; null while one of them is on its way, or came back. */
function arrivedOn(deliveries: readonly CaseDelivery[]): CalendarDate | null {
  const days = deliveries.filter(({ channel }) => channel === 'post').map((one) => one.arrivedOn ?? null);
  const known = days.filter((day) => day !== null);
  return known.length < days.length ? null : (known.toSorted().at(-1) ?? null);
}

/** The day the letter asks for an answer by; null where the case was filed or judged before it, or nothing is owed now. */
function answerDay({ answerBy, court, asked, outcomes, today }: CaseFacts): CalendarDate | null {
  if (answerBy === null) return null;
  const isOvertaken = [court.filedOn, court.judgmentOn].some((day) => day !== null && day < answerBy);
  const isPaid = answerBy > today && ledgerOf(asked, outcomes).open === 0;
  return isOvertaken || isPaid ? null : answerBy;
}

/** Moments of one day stand in the order in which they are named here. */
function momentsFound(facts: CaseFacts): readonly Found[] {
  const { deliveries, outcomes, court, asked } = facts;
  const sentOn = (...channels: readonly ('email' | 'self_mail' | 'post')[]) =>
    deliveries
      .filter((one) => channels.includes(one.channel) && one.state === 'sent')
      .map(({ on }) => on)
      .find((on) => on !== null) ?? null;
  const payments = new Map(ledgerOf(asked, outcomes).payments.map(({ id, amount }) => [id, amount]));
  const said = (one: CaseFacts['outcomes'][number]): Found => ({
    key: `outcome_${one.kind}`,
    day: one.on,
    amount: payments.get(one.id) ?? one.amount,
  });
  return [
    { key: 'incident', day: facts.incidentOn },
    { key: 'package', day: facts.paidOn },
    { key: 'written', day: facts.writtenOn ?? null },
    { key: 'approved', day: facts.approvedOn },
    { key: 'mailed', day: sentOn('self_mail', 'post') },
    { key: 'emailed', day: sentOn('email') },
    { key: 'delivered', day: arrivedOn(deliveries) },
    // What was filed and judged is told by the days in court, and what a judgment brought comes after it.
    ...outcomes.filter(({ kind }) => !['filed', 'judgment', 'collected'].includes(kind)).map(said),
    ...outcomes.flatMap(({ kind, by, amount }): readonly Found[] =>
      kind === 'promised' || kind === 'plan_agreed' || kind === 'asks_time'
        ? [{ key: 'promise_day', day: by, amount }]
        : [],
    ),
    { key: 'answer_day', day: answerDay(facts) },
    { key: 'filed', day: court.filedOn },
    { key: 'served', day: court.servedOn },
    { key: 'hearing', day: court.hearingOn },
    { key: 'judgment', day: court.judgmentOn },
    ...outcomes.filter(({ kind }) => kind === 'collected').map(said),
    // Filing in time is all that day is about.
    { key: 'last_day_to_file', day: court.filedOn === null ? facts.lastDayToFile : null },
  ];
}

/** The case from its first day to its last, today among them. */
export function timelineOf(facts: CaseFacts): readonly Moment[] {
  const { today } = facts;
  const known = momentsFound(facts).flatMap(({ key, day, amount = null }): readonly Moment[] =>
    day === null
      ? []
      : [{ key, day, when: day > today ? 'ahead' : 'past', amount, isEstimate: key === 'last_day_to_file' }],
  );
  const now: Moment = { key: 'today', day: today, when: 'today', amount: null, isEstimate: false };
  return [...known, now].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
