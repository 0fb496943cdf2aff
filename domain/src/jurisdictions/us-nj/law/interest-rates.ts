import {
  addDays,
  type CalendarDate,
  daysBetween,
  daysInMonth,
  isAfter,
  isBefore,
  partsOf,
} from '../../../calendar/index.ts';
import { type Cents, cents, type RateMillionths, rateMillionths, sumCents } from '../../../money/index.ts';
import { err, ok, type Result } from '../../../result/index.ts';
import { dayOf, leastSure, rowOn } from '../../pack/dated-rows.ts';
import type { Certainty, DatedRow } from '../../pack.ts';
import { needsConfirming } from '../../pack/stops.ts';
import { limitsOn } from '../court/limits.ts';

/** Which of the two rates a judgment gets: by whether it is above the Special Civil limit on the day it is entered. */
export type InterestBand = 'up_to_special_civil' | 'above_special_civil';

export type InterestPart = {
  readonly year: number;
  readonly days: number;
  readonly rate: RateMillionths;
  /** Rounded half up to the cent, once for the year. */
  readonly interest: Cents;
  readonly rowId: string;
};

export type Interest = {
  readonly total: Cents;
  readonly parts: readonly InterestPart[];
  readonly rowIds: readonly string[];
  readonly certainty: Certainty;
  /** Tell the person to confirm the figures with the clerk. */
  readonly toConfirm: boolean;
};

export type InterestError =
  | { readonly code: 'interest.ends_before_it_starts' }
  /** No rate is known for part of the time; nothing is guessed beyond the days named here. */
  | { readonly code: 'interest.no_rate'; readonly firstDay: CalendarDate; readonly lastDay: CalendarDate };

const RULE = 'R. 4:42-11(a)(ii) and (iii)';
const TWO_SERIES = 'two independent lists of the yearly rates that agree, one copied from the Judiciary’s own table';
const CHECKED_ON = dayOf('2026-11-21');
/** R. 4:42-11(a)(iii): this much on top above the limit, in millionths. */
const TWO_POINTS = 20_000;
const WHOLE = 1_000_000n;

/** Percent a year up to the limit, from the notices that appear before each year. Add 2027 when its notice is out. */
const YEARLY: readonly (readonly [year: number, percent: number, source: string])[] = [
  [2016, 0.25, TWO_SERIES],
  [2017, 0.5, TWO_SERIES],
  [2018, 0.5, TWO_SERIES],
  [2019, 1.5, TWO_SERIES],
  [2020, 2.5, `${TWO_SERIES}; Eichenbaum note (2020)`],
  [2021, 1.5, TWO_SERIES],
  [2022, 0.25, TWO_SERIES],
  [2023, 0.25, TWO_SERIES],
  [2024, 3.5, TWO_SERIES],
  [2025, 5.5, `${TWO_SERIES}; Eichenbaum note (2025); Weltman note (2026)`],
  [2026, 4.5, `${TWO_SERIES}; Weltman note (2026)`],
];

/** Simple interest a year on judgments, one row for each calendar year and band. The 2027 notice was not found. */
export const interestRows: Readonly<Record<InterestBand, readonly DatedRow<RateMillionths>[]>> = {
  up_to_special_civil: YEARLY.map(([year, percent, source]) => row('up-to-special-civil', year, percent, 0, source)),
  above_special_civil: YEARLY.map(([year, percent, source]) =>
    row('above-special-civil', year, percent, TWO_POINTS, source),
  ),
};

export const interestBandOf = (judgment: Cents, enteredOn: CalendarDate): InterestBand =>
  judgment <= limitsOn(enteredOn).special.value ? 'up_to_special_civil' : 'above_special_civil';

/**
 * Interest on a judgment from the day it runs up to and including another day; the first day itself earns none. Each
 * calendar year counts by its own rate and its own days: actual days over 365, in a leap year over 366, so that a whole
 * year always earns exactly the yearly rate. Simple: interest earns no interest.
 *
 * The band is that of the day the judgment was entered, which is the first day unless another is given. Tell the band where
 * the sum is only a part of what the judgment is about.
 */
export function simpleInterest(
  principal: Cents,
  from: CalendarDate,
  to: CalendarDate,
  enteredOn: CalendarDate = from,
  band: InterestBand = interestBandOf(principal, enteredOn),
): Result<Interest, InterestError> {
  if (principal < 0) throw new RangeError('a judgment is never negative');
  if (isBefore(to, from)) return err({ code: 'interest.ends_before_it_starts' });
  const rows = interestRows[band];
  const used = yearsWithin(from, to).map((span) => ({ span, rate: rowOn(rows, span.firstDay) }));
  const parts = used.flatMap(({ span, rate }) => (rate === null ? [] : [partOf(principal, span, rate)]));
  if (parts.length < used.length) return err({ code: 'interest.no_rate', ...coveredBy(rows) });
  const certainty = leastSure(used.flatMap(({ rate }) => (rate === null ? [] : [rate.certainty])));
  return ok({
    total: sumCents(parts.map(({ interest }) => interest)),
    parts,
    rowIds: parts.map(({ rowId }) => rowId),
    certainty,
    toConfirm: needsConfirming(certainty),
  });
}

type YearSpan = { readonly year: number; readonly firstDay: CalendarDate; readonly days: number };

/** The calendar years touched by the days after `from` up to `to`, with the days that fall in each. */
function yearsWithin(from: CalendarDate, to: CalendarDate): readonly YearSpan[] {
  const spans: YearSpan[] = [];
  let firstDay = addDays(from, 1);
  while (!isAfter(firstDay, to)) {
    const { year } = partsOf(firstDay);
    const newYearsEve = dayOf(`${year}-12-31`);
    const lastDay = isBefore(to, newYearsEve) ? to : newYearsEve;
    spans.push({ year, firstDay, days: daysBetween(firstDay, lastDay) + 1 });
    firstDay = addDays(lastDay, 1);
  }
  return spans;
}

function partOf(principal: Cents, { year, days }: YearSpan, rate: DatedRow<RateMillionths>): InterestPart {
  const daysInYear = daysInMonth(year, 2) === 29 ? 366n : 365n;
  const whole = WHOLE * daysInYear;
  const earned = BigInt(principal) * BigInt(rate.value) * BigInt(days);
  const interest = cents(Number((earned * 2n + whole) / (whole * 2n)));
  return { year, days, rate: rate.value, interest, rowId: rate.id };
}

function coveredBy(rows: readonly DatedRow<RateMillionths>[]): { firstDay: CalendarDate; lastDay: CalendarDate } {
  const firstDay = rows[0]?.from;
  const lastDay = rows.at(-1)?.to;
  if (firstDay == null || lastDay == null) throw new RangeError('every rate belongs to one calendar year');
  return { firstDay, lastDay };
}

function row(band: string, year: number, percent: number, onTop: number, source: string): DatedRow<RateMillionths> {
  return {
    id: `interest.${band}@${year}`,
    value: rateMillionths(Math.round(percent * 10_000) + onTop),
    from: dayOf(`${year}-01-01`),
    to: dayOf(`${year}-12-31`),
    source: `${RULE}; ${source}`,
    checkedOn: CHECKED_ON,
    certainty: 'secondary',
  };
}
