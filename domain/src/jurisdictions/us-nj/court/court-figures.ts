import type { CalendarDate } from '../../../calendar/index.ts';
import { rowOn } from '../../pack/dated-rows.ts';
import type { CourtFigureKey, DatedRow } from '../../pack.ts';
import { figureRowsOf } from '../figure-row.ts';

const CHECKED_ON = '2026-11-21';
const NOTICES_2019 = 'Court notices of 2019-12-09, in a third party copy';
const CAPEHART = 'Capehart Scatchard note of 2022-06-10';
const WAIVER_PAGE = 'New Jersey Courts, court fees and fee waiver page; R. 1:13-2; Directive 03-17';
const APPLESEED = 'New Jersey Appleseed guide (2025)';
const POVERTY = '2026 poverty guidelines, 91 FR 1797, as quoted by others; 48 states and DC';
const OFFICER = 'A fee calculator page and a survey of 2026-04; an older court page says 3 dollars and mileage';
const JEDS = 'New Jersey Courts, JEDS self-help page of 2021-04-15';
const BULK_GUIDE = 'Judiciary Bulk Filing User Guide for Special Civil (2019-12-01), in a third party copy';

const row = figureRowsOf('papers', CHECKED_ON);

/** Times after filing, the fee waiver's test, and what the court's systems take. */
export const courtFigureRows: Readonly<Record<CourtFigureKey, readonly DatedRow<number>[]>> = {
  /** From the service of the summons to the written answer; regular docket only. */
  answerDays: [row('answer', 35, 'Atlantic/Cape May Special Civil Part page (older)', 'official')],
  /** From the mailing of the summons to the court's own default date, moved to the next court day. */
  defaultDateDays: [row('default-date', 38, NOTICES_2019, 'official-copy')],
  hearingFromDays: [row('hearing-from', 30, CAPEHART, 'secondary')],
  hearingToDays: [row('hearing-to', 60, CAPEHART, 'secondary')],
  trialFromMonths: [row('trial-from', 3, CAPEHART, 'secondary')],
  trialToMonths: [row('trial-to', 4, CAPEHART, 'secondary')],
  /** From the filing, as the kit says; the notices say from the court's notice, so the earlier one is told. */
  newAddressDays: [row('new-address', 60, `CN 10148 kit (2018), p. 4; ${NOTICES_2019}; R. 1:13-7(d)`, 'secondary')],
  restoreYears: [row('restore', 1, `CN 10148 kit (2018); ${NOTICES_2019}; R. 1:13-7(d)`, 'official-copy')],
  /** From the default. */
  defaultJudgmentMonths: [row('default-judgment', 6, 'CN 10914 kit (2018); R. 6:6-3', 'official-copy')],
  /** From the judgment. */
  appealDays: [row('appeal', 45, 'R. 2:4-1, as told by Lawyers.com and New Jersey Appleseed (2025)', 'secondary')],
  waiverIncomePercent: [row('waiver-income', 150, WAIVER_PAGE, 'official')],
  waiverAssetsCents: [row('waiver-assets', 2_500_00, WAIVER_PAGE, 'official')],
  waiverRepayCents: [row('waiver-repay', 2_000_00, WAIVER_PAGE, 'official')],
  waiverIncomeMonths: [row('waiver-income-proof', 2, APPLESEED, 'secondary')],
  waiverBankMonths: [row('waiver-bank-proof', 6, APPLESEED, 'secondary')],
  povertyOneCents: [row('poverty-one', 15_960_00, POVERTY, 'secondary', '2026-01-13')],
  povertyFurtherCents: [row('poverty-further', 5_680_00, POVERTY, 'secondary', '2026-01-13')],
  officerFirstCents: [row('officer-first', 10_00, OFFICER, 'secondary')],
  officerFurtherCents: [row('officer-further', 12_00, OFFICER, 'secondary')],
  fileMegabytes: [row('file-size', 35, JEDS, 'official')],
  fileNameLetters: [row('file-name', 56, 'A copied JEDS instruction sheet; otherwise from memory', 'unverified')],
  businessNameLetters: [row('business-name', 30, BULK_GUIDE, 'official-copy')],
  firstNameLetters: [row('first-name', 9, BULK_GUIDE, 'official-copy')],
  lastNameLetters: [row('last-name', 20, BULK_GUIDE, 'official-copy')],
  addressLineLetters: [row('address-line', 36, BULK_GUIDE, 'official-copy')],
  cityLetters: [row('city', 16, BULK_GUIDE, 'official-copy')],
};

/** Null before the first row of a series. */
export const courtFigure = (key: CourtFigureKey, on: CalendarDate): DatedRow<number> | null =>
  rowOn(courtFigureRows[key], on);
