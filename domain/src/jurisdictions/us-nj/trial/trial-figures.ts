import type { CalendarDate } from '../../../calendar/index.ts';
import { rowOn } from '../../pack/dated-rows.ts';
import type { DatedRow, TrialFigureKey } from '../../pack.ts';
import { figureRowsOf } from '../figure-row.ts';

const CHECKED_ON = '2026-11-21';
const WITNESSES = 'N.J.S.A. 22A:1-4, as copied by law.onecle.com (2016)';
const NOTICES_2019 = 'Court notices of 2019-12-09, in a third party copy';
const COLLECTING = 'New Jersey Courts, Collecting Money in a Civil Case';
const WAGE_KIT = 'CN 10548 wage execution kit (2018), in a third party copy';
const APPLESEED = 'New Jersey Appleseed guide (2025)';
const FROM_MEMORY = 'From memory; not read in a source';

const row = figureRowsOf('trial', CHECKED_ON);

/** Witnesses, and what it takes to collect a judgment of Small Claims or the Special Civil Part. */
export const trialFigureRows: Readonly<Record<TrialFigureKey, readonly DatedRow<number>[]>> = {
  witnessDayCents: [row('witness-day', 2_00, WITNESSES, 'official-copy', '1971-01-15')],
  /** For each so many miles, there and back; only for a witness from another county. */
  witnessTravelCents: [row('witness-travel', 2_00, WITNESSES, 'official-copy', '1971-01-15')],
  witnessTravelMiles: [row('witness-miles', 30, WITNESSES, 'official-copy', '1971-01-15')],
  /** The officer's mileage comes on top. */
  writCents: [row('writ', 35_00, NOTICES_2019, 'official-copy', '2014-11-17')],
  writYears: [row('writ-years', 2, NOTICES_2019, 'official-copy')],
  /** Of what is collected; added to the debt. */
  officerPercent: [row('officer-share', 10, NOTICES_2019, 'official-copy')],
  wageExecutionCents: [row('wage-execution', 35_00, NOTICES_2019, 'official-copy', '2014-11-17')],
  wageWeekCents: [row('wage-week', 217_50, COLLECTING, 'official')],
  wageObjectionHandedDays: [row('wage-objection-handed', 10, WAGE_KIT, 'official-copy')],
  wageObjectionMailedDays: [row('wage-objection-mailed', 13, WAGE_KIT, 'official-copy')],
  /** From the service of the notice. */
  wageFileDays: [row('wage-file', 45, WAGE_KIT, 'official-copy')],
  wageLowPercent: [row('wage-low', 10, `N.J.S.A. 2A:17-56, as told by the ${APPLESEED}`, 'secondary')],
  wagePovertyPercent: [row('wage-poverty', 250, `N.J.S.A. 2A:17-56, as told by the ${APPLESEED}`, 'secondary')],
  wageHighPercent: [row('wage-high', 25, `N.J.S.A. 2A:17-56, as told by the ${APPLESEED}`, 'secondary')],
  keptGoodsCents: [row('kept-goods', 1_000_00, 'New Jersey Courts, civil FAQ; N.J.S.A. 2A:17-19', 'official')],
  docketingCents: [row('docketing', 35_00, FROM_MEMORY, 'unverified')],
  judgmentYears: [
    row('judgment-years', 20, 'Judiciary booklet How to Enforce and Collect a Judgment (copy)', 'official-copy'),
  ],
  questionsDays: [row('questions-days', 14, APPLESEED, 'secondary')],
  questionsMonths: [row('questions-months', 6, `R. 6:7-2(b); ${FROM_MEMORY}`, 'unverified')],
};

export function trialFigure(key: TrialFigureKey, on: CalendarDate): DatedRow<number> {
  const found = rowOn(trialFigureRows[key], on);
  if (found === null) throw new RangeError(`no row tells ${key} on that day`);
  return found;
}
