import { type CalendarDate, calendarDate } from '../calendar/index.ts';
import type { InterestBase } from '../claim-facts/index.ts';
import { courtInterest } from '../court-papers/complaint/court-interest.ts';
import { courtLines, type SumLine } from '../court-papers/complaint/court-sums.ts';
import type { PaperCase } from '../court-papers/packet/paper-context.ts';
import { feeLines } from '../court-papers/sheets/costs-and-filing.ts';
import { FEES } from '../court-papers/wording/guides.ts';
import { leastSure } from '../jurisdictions/pack/dated-rows.ts';
import type { Certainty, TrialInterest, TrialRules } from '../jurisdictions/pack.ts';
import { type Cents, cents, parseUsd, sumCents } from '../money/index.ts';
import type { TrialNotes } from './trial-notes.ts';
import { LINES } from './wording/money.ts';

export type MoneyLine = SumLine;

type WhyNoInterest = Exclude<InterestBase['kind'], 'open'> | 'in_typed_rows' | 'not_wanted' | 'no_rate';

/** Interest until the day the papers are made. `why_not`: what keeps it from being worked out. */
export type WorkedInterest =
  | {
      readonly kind: 'worked';
      /** On all of a claim that no lines add up to. */
      readonly isWhole: boolean;
      readonly from: CalendarDate;
      readonly to: CalendarDate;
      readonly total: Cents;
      /** `sum`: what bore interest in that time, `from`: the day it began. */
      readonly parts: readonly (TrialInterest['parts'][number] & {
        readonly sum: Cents;
        readonly from: CalendarDate;
      })[];
      readonly rowIds: readonly string[];
      readonly certainty: Certainty;
    }
  | { readonly kind: 'why_not'; readonly reason: WhyNoInterest };

/** Every figure of the claim. All of them add up to the cent. */
export type Worksheet = {
  /** They come to `demand`. Credits and what is given up are negative. */
  readonly lines: readonly MoneyLine[];
  readonly demand: Cents;
  readonly payments: readonly MoneyLine[];
  readonly paid: Cents;
  /** `demand` less `paid`. */
  readonly open: Cents;
  readonly costs: readonly MoneyLine[];
  readonly costsTotal: Cents;
  /** `open` and `costsTotal`. */
  readonly total: Cents;
  readonly interest: WorkedInterest;
};

type Input = {
  readonly paper: PaperCase;
  readonly rules: TrialRules;
  readonly notes: TrialNotes;
};

export function worksheetOf({ paper, rules, notes }: Input): Worksheet {
  const { demand } = paper.fit;
  const payments = notes.payments
    .toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : a.paidOn > b.paidOn ? 1 : 0))
    .map((one) => ({ label: LINES.payment(one.paidOn), cents: cents(-one.cents), rowId: '' }));
  const paid = sumCents(notes.payments.map((one) => one.cents));
  const open = cents(demand - paid);
  const costs = feeLines(paper, FEES).flatMap(({ label, amount, rowId, isTotal }) => {
    const value = parseUsd(amount);
    return isTotal || !value.ok ? [] : [{ label, cents: value.value, rowId }];
  });
  const costsTotal = sumCents(costs.map((one) => one.cents));
  return {
    lines: courtLines(paper.claim, paper.cardFacts.amounts, demand),
    demand,
    payments,
    paid,
    open,
    costs,
    costsTotal,
    total: cents(open + costsTotal),
    interest: interestOf({ paper, rules, notes }),
  };
}

/** On what was open on each day: a payment bears none from its day on, nor does what a law adds to the sum. */
function interestOf({ paper, rules, notes }: Input): WorkedInterest {
  if (!notes.wantsInterest) return { kind: 'why_not', reason: 'not_wanted' };
  const base = courtInterest(paper);
  if (base.kind === 'in_rows' && !base.isAgreed) return { kind: 'why_not', reason: 'in_typed_rows' };
  if (base.kind !== 'open') return { kind: 'why_not', reason: base.kind };
  const { fit, today } = paper;
  const [first] = base.sums;
  if (first === undefined) return { kind: 'why_not', reason: 'not_due' };
  const paidOn = notes.payments.map((one) => one.paidOn).filter((day) => day > first.from && day < today);
  const stops = [...new Set([...base.sums.map(({ from }) => from), ...paidOn, today])].toSorted();
  const spans = stops.slice(1).map((to, index) => {
    const from = stops[index] ?? first.from;
    const due = base.sums.findLast((one) => one.from <= from)?.sum ?? 0;
    const paid = sumCents(notes.payments.filter((one) => one.paidOn <= from).map((one) => one.cents));
    const sum = cents(Math.max(0, due - paid));
    const found = rules.interestOn(fit.demand, sum, from, to);
    return found === null
      ? null
      : {
          ...found,
          parts: found.parts.map((part, at) => ({ ...part, sum, from: at === 0 ? from : newYear(part.year) })),
        };
  });
  const worked = spans.flatMap((span) => (span === null ? [] : [span]));
  if (worked.length < spans.length) return { kind: 'why_not', reason: 'no_rate' };
  const parts = worked.flatMap((span) => span.parts).filter(({ sum }) => sum > 0);
  return {
    kind: 'worked',
    isWhole: base.isWhole,
    from: first.from,
    to: today,
    total: sumCents(parts.map(({ interest }) => interest)),
    parts,
    rowIds: [...new Set(worked.flatMap(({ rowIds }) => rowIds))],
    certainty: leastSure(worked.map(({ certainty }) => certainty)),
  };
}

function newYear(year: number): CalendarDate {
  const day = calendarDate(year, 1, 1);
  if (!day.ok) throw new RangeError('every year has a first day');
  return day.value;
}

/** So many payments of whole cents that come to the sum; the first ones are a cent higher when it does not divide. */
export function instalments(sum: Cents, count: number): readonly Cents[] {
  const each = Math.floor(sum / count);
  return Array.from({ length: count }, (_, index) => cents(index < sum - each * count ? each + 1 : each));
}
