import { addDays, formatLongEnglish, isAfter } from '../../calendar/index.ts';
import { KEPT_GOODS } from '../../claims/questions/questions-asked.ts';
import { type InterestBase, interestBase, type OpenSum, unspentSum } from '../../claim-facts/index.ts';
import { formatUsd } from '../../money/index.ts';
import { courtMultiple } from './court-sums.ts';
import { lawPleaded } from './law-pleaded.ts';
import type { PaperCase } from '../packet/paper-context.ts';
import { INTEREST, moneyForThings } from '../wording/complaint.ts';

/** What interest is asked on in this case, by the rule for its kind of claim. */
export const courtInterest = ({ claim, cardFacts, rules, fit, pack, today }: PaperCase): InterestBase =>
  interestBase({ claim, facts: cardFacts, rule: rules.interestOf(claim).value, demand: fit.demand, laws: pack, today });

/**
 * When the money was first due, the same in every paper: the first day on which interest is asked, else the claim's own.
 * Of a time to give something back it is the last day, and the interest begins on the next. Where only a month was told,
 * no day of it is named.
 */
export function dueAsStated(paper: PaperCase): string {
  const base = courtInterest(paper);
  const first = base.kind === 'open' ? base.sums[0] : undefined;
  if (first === undefined) return formatLongEnglish(paper.claim.happenedOn);
  const isClock = paper.rules.interestOf(paper.claim).value.start.kind === 'clock_over';
  const printedDay = formatLongEnglish(isClock ? addDays(first.from, -1) : first.from);
  return first.isOfMonth === true ? printedDay.replace(/ \d+,/, '') : printedDay;
}

/** Cards whose row is the value of a thing that was kept. */
const THINGS = new Set(['taken.item', 'taken.item-cost', 'taken.ring', 'auto.value', 'rental.thing']);

/** The paragraphs beside the demand: interest, money where things were kept, and the laws the claim names. */
export function askedBeside(paper: PaperCase): readonly string[] {
  const { claim, cardFacts, parties } = paper;
  const isKept = claim.reasons.some((reason) => KEPT_GOODS.includes(reason));
  const isForThings = claim.answers.takesValue === true || cardFacts.amounts.rows.some(({ key }) => THINGS.has(key));
  return [
    interestText(paper),
    ...(isKept && isForThings ? [moneyForThings(parties.plaintiffs.length)] : []),
    ...lawPleaded(paper),
  ];
}

/** What the complaint says of interest: on what, from which day, under which rule, and on what not. */
function interestText(paper: PaperCase): string {
  const { claim, rules, parties, cardFacts } = paper;
  const { cite, baseCards } = rules.interestOf(claim).value;
  const base = courtInterest(paper);
  const asks = INTEREST.asks(parties.plaintiffs.length);
  const unspent = unspentSum(cardFacts);
  const onlyOnceSpent = unspent > 0 && base.kind !== 'unspent' ? INTEREST.onceSpent(formatUsd(unspent)) : '';
  const asked =
    base.kind === 'unspent'
      ? INTEREST.unspent(asks, formatUsd(unspent), cite)
      : askedText(base, asks, cite, baseCards !== null, paper);
  return [asked, onlyOnceSpent, withoutAdded(paper)].filter((text) => text !== '').join(' ');
}

function askedText(
  base: Exclude<InterestBase, { readonly kind: 'unspent' }>,
  asks: string,
  cite: string,
  isPart: boolean,
  paper: PaperCase,
): string {
  switch (base.kind) {
    case 'open': {
      const steps = base.sums.map(({ sum, from }) =>
        INTEREST.step(sum === 0 ? INTEREST.nothing : formatUsd(sum), formatLongEnglish(from)),
      );
      const isOfMonth = base.sums.some((one) => one.isOfMonth === true);
      return [
        INTEREST.open(asks, steps, cite),
        whyThen(base.sums, paper),
        ...(isOfMonth ? [INTEREST.ofMonth] : []),
      ].join(' ');
    }
    case 'filing':
      // Nothing is filed before the papers are made: a day that is over by then is never the later one.
      return isAfter(base.earliest, paper.today)
        ? INTEREST.filing(asks, formatLongEnglish(base.earliest), base.months, cite)
        : INTEREST.fromFiling(asks, cite);
    case 'in_rows':
      return INTEREST.inRows(base.isAgreed, asks, cite);
    case 'no_day':
    case 'no_base':
    case 'not_due':
      return isPart ? INTEREST.part(asks, cite) : INTEREST.whenDue(asks, cite);
  }
}

/** Why interest begins on its days: a court is told how each was found. */
function whyThen(sums: readonly OpenSum[], { pack, rules, claim, today }: PaperCase): string {
  const { start } = rules.interestOf(claim).value;
  const days = start.kind === 'clock_over' ? pack.clockDays(start.clock, today) : null;
  const reasons = [...new Set(sums.flatMap(({ why }) => why))];
  const whys = reasons.flatMap((why) => {
    if (why !== 'clock') return [INTEREST.why[why]];
    return days === null ? [] : [INTEREST.why.clock(days)];
  });
  return INTEREST.because(sums.length === 1, whys, reasons.includes('happened') || reasons.includes('latest'));
}

/** What a law adds to the sum is a separate demand: no interest runs on it before a judgment. */
function withoutAdded({ claim, cardFacts }: PaperCase): string {
  const only = courtMultiple(claim, cardFacts.amounts);
  const { multiple } = cardFacts.amounts;
  const added = only ?? (multiple?.choice === 'now' ? { added: multiple.added, cite: multiple.rule.cite } : null);
  return added === null ? '' : INTEREST.notOn(formatUsd(added.added), added.cite);
}
