import type { CalendarDate } from '../../../calendar/index.ts';
import { dayOf, rowOn } from '../../pack/dated-rows.ts';
import type { Certainty, DatedRow } from '../../pack.ts';

const CHECKED_ON = dayOf('2026-11-21');
const TORT_CLAIMS_ACT = 'N.J.S.A. 59:8-8 (statutes.laws.com; a second copy updated 2026-05-17)';

/** Times the law sets before or beside a claim: days, and for the wait months. */
export const noticeRows = {
  /** Days to give a public body its notice of claim, from the day of the harm. */
  publicBodyDays: [row('public-body', null, 90, TORT_CLAIMS_ACT, 'official-copy')],
  /** Months to wait after a public body has its notice. */
  publicBodyWaitMonths: [row('public-body-wait', null, 6, TORT_CLAIMS_ACT, 'official-copy')],
  /** Years within which a court may still allow a late notice to a public body, in rare cases. */
  publicBodyLateYears: [row('public-body-late', null, 1, 'N.J.S.A. 59:8-9 (legalfix.com, 2019)', 'official-copy')],
  /** Days to give the State itself notice of a claim about a contract. */
  stateContractDays: [
    row('state-contract', null, 90, 'N.J.S.A. 59:13-5 (FindLaw, current January 1, 2024)', 'official-copy'),
  ],
  /** Days the writer of a returned check has after the notice of the law on bad checks. */
  badCheckDays: [row('bad-check', null, 35, 'N.J.S.A. 2A:32A-1 (casetext, read 2026-11-21)', 'official-copy')],
  /** Days after the first bill before steps to collect for health care may begin. */
  medicalBillDays: [
    row(
      'medical-bill',
      '2025-07-22',
      120,
      'Louisa Carman Medical Debt Relief Act, P.L. 2024 c. 48, as told by New Jersey Appleseed (2025)',
      'secondary',
    ),
  ],
} as const satisfies Readonly<Record<string, readonly DatedRow<number>[]>>;

/** The row in force on a day, or null before the first. */
export const noticeOn = (notice: keyof typeof noticeRows, on: CalendarDate): DatedRow<number> | null =>
  rowOn(noticeRows[notice], on);

function row(name: string, from: string | null, value: number, source: string, certainty: Certainty): DatedRow<number> {
  return {
    id: `notice.${name}@${from ?? '2026-11-21'}`,
    value,
    from: from === null ? null : dayOf(from),
    to: null,
    source,
    checkedOn: CHECKED_ON,
    certainty,
  };
}
