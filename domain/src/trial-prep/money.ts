import type { CalendarDate } from '../calendar/index.ts';
import { courtLines, type SumLine } from '../court-papers/court-sums.ts';
import type { PaperCase } from '../court-papers/paper-context.ts';
import { feeLines } from '../court-papers/sheets/costs-and-filing.ts';
import { leastSure } from '../jurisdictions/pack/dated-rows.ts';
import type { Certainty, TrialInterest, TrialRules } from '../jurisdictions/pack.ts';
import { type Cents, cents, parseUsd, sumCents } from '../money/index.ts';
import type { TrialNotes } from './trial-notes.ts';
import { LINES } from './wording/money.ts';

export type MoneyLine = SumLine;

/** Interest until the day the papers are made. `why_not`: what keeps it from being worked out. */
export type WorkedInterest =
  | {
      readonly kind: 'worked';
      readonly from: CalendarDate;
      readonly to: CalendarDate;
      readonly total: Cents;
      /** `sum`: what was open in that time. */
      readonly parts: readonly (TrialInterest['parts'][number] & { readonly sum: Cents })[];
      readonly rowIds: readonly string[];
      readonly certainty: Certainty;
    }
  | { readonly kind: 'why_not'; readonly reason: 'not_wanted' | 'harm' | 'no_rate' };

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
  readonly isHarm: boolean;
};

export function worksheetOf({ paper, rules, notes, isHarm }: Input): Worksheet {
  const { demand } = paper.fit;
  const payments = notes.payments
    .toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : a.paidOn > b.paidOn ? 1 : 0))
    .map((one) => ({ label: LINES.payment(one.paidOn), cents: cents(-one.cents), rowId: '' }));
  const paid = sumCents(notes.payments.map((one) => one.cents));
  const open = cents(demand - paid);
  const costs = feeLines(paper).flatMap(({ label, amount, rowId, isTotal }) => {
    const value = parseUsd(amount);
    return isTotal || !value.ok ? [] : [{ label, cents: value.value, rowId }];
  });
  const costsTotal = sumCents(costs.map((one) => one.cents));
  return {
    lines: courtLines(paper.claim, paper.told.amounts, demand),
    demand,
    payments,
    paid,
    open,
    costs,
    costsTotal,
    total: cents(open + costsTotal),
    interest: interestOf({ paper, rules, notes, isHarm }),
  };
}

/** On what was open on each day: a payment bears none from its day on. */
function interestOf({ paper, rules, notes, isHarm }: Input): WorkedInterest {
  if (!notes.wantsInterest) return { kind: 'why_not', reason: 'not_wanted' };
  if (isHarm) return { kind: 'why_not', reason: 'harm' };
  const { fit, claim, today } = paper;
  const from = claim.happenedOn;
  const days = [...new Set(notes.payments.map(({ paidOn }) => (paidOn < from ? from : paidOn)))].toSorted();
  const stops = [from, ...days.filter((day) => day > from), today];
  const spans = stops.slice(1).map((to, index) => {
    const start = stops[index] ?? from;
    const paid = notes.payments.filter(({ paidOn }) => paidOn <= start).map((one) => one.cents);
    const sum = cents(fit.demand - sumCents(paid));
    const found = rules.interestOn(fit.demand, sum, start, to);
    return found === null ? null : { ...found, parts: found.parts.map((part) => ({ ...part, sum })) };
  });
  const worked = spans.flatMap((span) => (span === null ? [] : [span]));
  if (worked.length < spans.length) return { kind: 'why_not', reason: 'no_rate' };
  return {
    kind: 'worked',
    from,
    to: today,
    total: sumCents(worked.map(({ total }) => total)),
    parts: worked.flatMap(({ parts }) => parts),
    rowIds: [...new Set(worked.flatMap(({ rowIds }) => rowIds))],
    certainty: leastSure(worked.map(({ certainty }) => certainty)),
  };
}

/** So many payments of whole cents that come to the sum; the first ones are a cent higher when it does not divide. */
export function instalments(sum: Cents, count: number): readonly Cents[] {
  const each = Math.floor(sum / count);
  return Array.from({ length: count }, (_, index) => cents(index < sum - each * count ? each + 1 : each));
}
