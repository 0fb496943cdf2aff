import type { CalendarDate } from '../calendar/index.ts';
import { dayOf, rowOn } from '../jurisdictions/pack/dated-rows.ts';
import type { Certainty, DatedRow } from '../jurisdictions/pack.ts';
import { type RateMillionths, rateMillionths } from '../money/index.ts';

/** State code, general rate in millionths (6.625 percent is 66,250), and the first day it applied when that is known. */
type Rate = readonly [state: string, millionths: number, from?: string];

type Source = { readonly source: string; readonly certainty: Certainty; readonly rates: readonly Rate[] };

/**
 * State-level general sales tax of the 50 states and the District of Columbia, without local taxes. Whether a package
 * is taxable there is another question and depends on the state. Grouped by how the rate was found.
 */
const SOURCES: readonly Source[] = [
  {
    source: 'federalstatelaw.com/tables/sales-tax (2025-12-15)',
    certainty: 'secondary',
    rates: [
      ['AL', 40_000],
      ['AK', 0],
      ['AZ', 56_000],
      ['AR', 65_000],
      ['CA', 72_500],
      ['CO', 29_000],
      ['CT', 63_500],
      ['DE', 0],
      ['FL', 60_000],
      ['GA', 40_000],
      ['HI', 40_000],
      ['ID', 60_000],
      ['IL', 62_500],
      ['IN', 70_000],
      ['IA', 60_000],
      ['KS', 65_000],
      ['KY', 60_000],
      ['ME', 55_000],
      ['MD', 60_000],
      ['MA', 62_500],
      ['MI', 60_000],
      ['MN', 68_750],
      ['MS', 70_000],
      ['MO', 42_250],
      ['MT', 0],
      ['NE', 55_000],
      ['NV', 68_500],
      ['NH', 0],
      ['NM', 48_750, '2023-07-01'],
      ['NY', 40_000],
      ['NC', 47_500],
    ],
  },
  {
    source: 'From memory; not read in a source',
    certainty: 'unverified',
    rates: [
      // Rises for 2025-10-01 and 2026-10-01 were enacted in 2024 and reported withdrawn in 2025; confirm.
      ['DC', 60_000],
      ['OR', 0],
      // Scheduled to return to 4.5 percent after 2027-06-30.
      ['SD', 42_000, '2023-07-01'],
      ['UT', 61_000],
      ['WA', 65_000],
      ['WV', 60_000],
      ['WI', 50_000],
      ['WY', 40_000],
    ],
  },
  {
    source: 'From memory; federalstatelaw.com/tables/sales-tax (2025-12-15) still shows 4.45 percent',
    certainty: 'unverified',
    rates: [['LA', 50_000, '2025-01-01']],
  },
  {
    source: 'federalstatelaw.com/tables/sales-tax (2025-12-15); centerforjobs.org note of 2018',
    certainty: 'secondary',
    rates: [['NJ', 66_250, '2018-01-01']],
  },
  {
    source: 'From memory; Tax Foundation table of 2016, as a cross-check only',
    certainty: 'unverified',
    rates: [
      ['ND', 50_000],
      ['OH', 57_500],
      ['OK', 45_000],
      ['PA', 60_000],
      ['RI', 70_000],
      ['SC', 60_000],
      ['TN', 70_000],
      ['TX', 62_500],
      ['VT', 60_000],
      ['VA', 53_000],
    ],
  },
];

const CHECKED_ON = dayOf('2026-11-21');

export const salesTaxRows: ReadonlyMap<string, readonly DatedRow<RateMillionths>[]> = new Map(
  SOURCES.flatMap(({ source, certainty, rates }) =>
    rates.map(([state, millionths, from]) => [
      state,
      [
        {
          id: `sales-tax.${state}@${from ?? '2026-11-21'}`,
          value: rateMillionths(millionths),
          from: from === undefined ? null : dayOf(from),
          to: null,
          source,
          checkedOn: CHECKED_ON,
          certainty,
        },
      ],
    ]),
  ),
);

/** The rate in force in a state (two-letter code) on the day of an order, with its row; null when we hold none. */
export const taxRateOn = (state: string, on: CalendarDate): DatedRow<RateMillionths> | null =>
  rowOn(salesTaxRows.get(state) ?? [], on);
