import type { CalendarDate } from '../../../calendar/index.ts';
import { dayOf, rowOn } from '../../pack/dated-rows.ts';
import type { Certainty, DatedRow } from '../../pack.ts';

const READ_ON = '2026-11-22';

const figure = (
  name: string,
  value: number,
  source: string,
  certainty: Certainty,
  from: string | null = null,
): readonly DatedRow<number>[] => [
  {
    id: `special.${name}@${from ?? READ_ON}`,
    value,
    from: from === null ? null : dayOf(from),
    to: null,
    source,
    checkedOn: dayOf(READ_ON),
    certainty,
  },
];

const DEPOSIT = 'N.J.S.A. 46:8-21.1 (copy of the statute)';
const WARRANTY = 'N.J.S.A. 56:8-69 as quoted at lemonlawclaims.com';
const COMPACT = 'N.J.S.A. 32:1-163 as quoted in published decisions of 2007 and 2012';
const LIMITATION_LIST = 'New Jersey limitation list with 12A:3-118(b) (protectingconsumerrights.com)';
const LENDERS = 'Two law firms on N.J.S.A. 31:1-1 and 2C:21-19';

/** Figures of the special rules. Days, months, years, miles or percent as the name says; dollars are whole dollars. */
export const specialFigures = {
  compactNoticeDays: figure('compact-notice', 60, COMPACT, 'official-copy'),
  stateContractWaitDays: figure(
    'state-contract-wait',
    90,
    'N.J.S.A. 59:13-5 (current to January 1, 2024)',
    'official-copy',
  ),
  depositDisplacedDays: figure('deposit-displaced', 5, DEPOSIT, 'official-copy'),
  /** Sources differ on days and business days; it is counted the longer way and printed nowhere. */
  depositSafetyDays: figure(
    'deposit-safety',
    15,
    'From memory and two notes that differ; the text of the section was not settled',
    'unverified',
  ),
  depositCapTenthsOfRent: figure(
    'deposit-cap-tenths',
    15,
    'N.J.S.A. 46:8-21.2 (copy of the statute; 2003 c. 188)',
    'official-copy',
    '2004-01-01',
  ),
  lockoutTimes: figure('lockout-times', 3, 'N.J.S.A. 2A:39-8 (copy of the statute)', 'official-copy'),
  tenantPropertyTimes: figure('tenant-property-times', 2, 'Meislik note on N.J.S.A. 2A:18-84', 'secondary'),
  rentGraceDays: figure(
    'rent-grace',
    5,
    'A public log of lease clauses on N.J.S.A. 2A:42-6.1, -6.3 (to P.L. 2025 c. 405)',
    'secondary',
  ),
  landlordListDays: figure('landlord-list', 30, DEPOSIT, 'official-copy'),
  usedCarLowMiles: figure('used-car-low-miles', 24_000, WARRANTY, 'official-copy'),
  usedCarMiddleMiles: figure('used-car-middle-miles', 60_000, WARRANTY, 'official-copy'),
  usedCarMostMiles: figure('used-car-most-miles', 100_000, WARRANTY, 'official-copy'),
  usedCarLowDays: figure('used-car-low-days', 90, WARRANTY, 'official-copy'),
  usedCarMiddleDays: figure('used-car-middle-days', 60, WARRANTY, 'official-copy'),
  usedCarHighDays: figure('used-car-high-days', 30, WARRANTY, 'official-copy'),
  usedCarLowDistance: figure('used-car-low-distance', 3_000, WARRANTY, 'official-copy'),
  usedCarMiddleDistance: figure('used-car-middle-distance', 2_000, WARRANTY, 'official-copy'),
  usedCarHighDistance: figure('used-car-high-distance', 1_000, WARRANTY, 'official-copy'),
  usedCarPrice: figure('used-car-price', 3_000, 'Division of Consumer Affairs, used-car lemon law page', 'official'),
  usedCarMostYears: figure(
    'used-car-most-years',
    7,
    'Division of Consumer Affairs, used-car lemon law page',
    'official',
  ),
  newCarYears: figure('new-car-years', 2, 'N.J.A.C. 13:45A-26.3 (through September 16, 2024)', 'official-copy'),
  newCarMiles: figure('new-car-miles', 24_000, 'N.J.A.C. 13:45A-26.3 (through September 16, 2024)', 'official-copy'),
  storagePayDays: figure('storage-pay', 14, 'N.J.S.A. 2A:44-191 (copy of the statute)', 'official-copy'),
  copyToStateDays: figure(
    'cfa-copy',
    10,
    'From memory of N.J.S.A. 56:8-20; a sister rule with ten days was read',
    'unverified',
  ),
  contractTermDollars: figure('contract-term', 100, 'Buchanan Ingersoll note on N.J.S.A. 56:12-17', 'secondary'),
  doorSaleDays: figure('door-sale', 3, 'N.J.S.A. 17:16C-61.6 (copy of 2019)', 'official-copy'),
  gymCancelDays: figure('gym-cancel', 3, 'LegalFix on gym contracts', 'secondary'),
  gymMiles: figure('gym-miles', 25, 'LegalFix on gym contracts', 'secondary'),
  giftCardMonths: figure('gift-card', 24, 'N.J.S.A. 56:8-110 as quoted in bill A2076', 'official-copy'),
  petDays: figure('pet-days', 14, 'Pet Watch NJ on the pet lemon law', 'secondary'),
  petMonths: figure('pet-months', 6, 'Division of Consumer Affairs notes on N.J.A.C. 13:45A-12', 'secondary'),
  petDeliverDays: figure('pet-deliver', 5, 'Pet Watch NJ on the pet lemon law', 'secondary'),
  moverClaimDays: figure('mover-claim', 90, 'N.J.A.C. 13:44D-4.16 (through November 4, 2024)', 'official-copy'),
  moverSuitYears: figure(
    'mover-suit',
    2,
    'Kelsey v. J.D. Carton & Son (App. Div. 2014), quoting N.J.S.A. 45:14D-12',
    'official-copy',
  ),
  carrierClaimMonths: figure('carrier-claim', 9, '49 U.S.C. 14706(e)(1), sentence quoted in a note', 'secondary'),
  carrierSuitYears: figure('carrier-suit', 2, '49 U.S.C. 14706(e)(1), sentence quoted in a note', 'secondary'),
  refundDays: figure(
    'refund-days',
    20,
    'Bergen and Passaic County consumer office, quoting N.J.S.A. 56:8-2.16',
    'official-copy',
  ),
  commissionDays: figure('commission-days', 30, 'N.J.S.A. 2A:61A-2 (through L. 2024 c. 87)', 'official-copy'),
  commissionTimes: figure('commission-times', 3, 'N.J.S.A. 2A:61A-3 (kyzer.ai)', 'official-copy', '2008-01-13'),
  noteYears: figure('note-years', 6, 'N.J.S.A. 12A:3-118, beginning (whychat.me)', 'official-copy'),
  demandNoteYears: figure('demand-note-years', 6, LIMITATION_LIST, 'secondary'),
  idleNoteYears: figure('idle-note-years', 10, LIMITATION_LIST, 'secondary'),
  /** Adjusted each year by its law; no later figure was found. */
  applicationFeeDollars: figure(
    'application-fee',
    50,
    'Law firm alert of January 30, 2026 on N.J.S.A. 46:8-18.1',
    'secondary',
    '2026-05-01',
  ),
  depositAsRentPercent: figure(
    'deposit-as-rent',
    7,
    'Lexis practical guidance on N.J.S.A. 46:8-19; when it counts: from memory',
    'unverified',
  ),
  interestSpokenPercent: figure('interest-spoken', 6, LENDERS, 'secondary'),
  interestWrittenPercent: figure('interest-written', 16, LENDERS, 'secondary'),
  overtimeHours: figure('overtime-hours', 40, 'From memory; not read in a source', 'unverified'),
  wagesPercent: figure('wages-percent', 200, 'N.J.S.A. 34:11-56a25 (Justia 2021)', 'official-copy', '2019-08-06'),
  wagesOfficeDollars: figure('wages-office', 50_000, 'N.J.S.A. 34:11-58 (copy of the statute)', 'official-copy'),
  affidavitDays: figure('affidavit', 60, 'N.J.S.A. 2A:53A-27 as quoted by Marshall Dennehey (2021)', 'official-copy'),
  estateClaimMonths: figure('estate-claim', 9, 'Two law-firm notes on N.J.S.A. 3B:22-4', 'secondary', '2005-02-27'),
} as const satisfies Readonly<Record<string, readonly DatedRow<number>[]>>;

export type SpecialFigure = keyof typeof specialFigures;

/** The row in force on a day, or the first row for a day before it. Throws only for a figure without any row. */
export function specialFigure(key: SpecialFigure, on: CalendarDate): DatedRow<number> {
  const rows: readonly DatedRow<number>[] = specialFigures[key];
  const row = rowOn(rows, on) ?? rows[0];
  if (row === undefined) throw new RangeError(`${key} has no row`);
  return row;
}
