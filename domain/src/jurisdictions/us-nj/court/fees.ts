import type { CalendarDate } from '../../../calendar/index.ts';
import { type Cents, cents } from '../../../money/index.ts';
import { dayOf, leastSure, rowOn } from '../../pack/dated-rows.ts';
import type { Certainty, CourtFees, CourtPart, DatedRow } from '../../pack.ts';
import { limitsOn } from './limits.ts';

const CHECKED_ON = dayOf('2026-11-21');
/** Day of the last revision of the fee schedule, R. 1:43; that these fees began then is inferred. */
const SCHEDULE = '2014-11-17';
const SMALL_CLAIMS_PAGE =
  'New Jersey Courts FAQ, cost of a small claims case (njcourts.gov/faq/how-much-does-it-cost-file-small-claims-case); R. 1:43';
const SPECIAL_CIVIL_PAGE = 'New Jersey Courts, Special Civil FAQ answers (njcourts.gov); R. 1:43';

const smallClaimsFirst = [row('small-claims-complaint', SCHEDULE, 35_00, SMALL_CLAIMS_PAGE, 'official')];
const smallClaimsFurther = [row('small-claims-defendant', SCHEDULE, 5_00, SMALL_CLAIMS_PAGE, 'official')];
/** For an amount that would also fit Small Claims. */
const specialCivilLow = [row('special-civil-complaint-low', SCHEDULE, 50_00, SPECIAL_CIVIL_PAGE, 'official')];
const specialCivilHigh = [row('special-civil-complaint-high', SCHEDULE, 75_00, SPECIAL_CIVIL_PAGE, 'official')];
const specialCivilFurther = [row('special-civil-defendant', SCHEDULE, 5_00, SPECIAL_CIVIL_PAGE, 'official')];

/** The court mails the papers, certified and ordinary, to each defendant. */
const serviceByMail: readonly DatedRow<Cents>[] = [
  {
    ...row(
      'service-by-mail',
      '2009-04-01',
      7_00,
      'New Jersey Judiciary notice of 2009-03-23 (notices/2009/n090324a)',
      'official',
    ),
    to: dayOf('2023-01-12'),
  },
  // The day $10 began was not found; $7 was last seen on 2023-01-12, so the row starts the day after.
  // Another undated page of the same courts still says $7, so that the person is told to confirm it.
  row(
    'service-by-mail',
    '2023-01-13',
    10_00,
    `${SPECIAL_CIVIL_PAGE}; an undated Small Claims answer of the same site still says $7`,
    'secondary',
  ),
];

/** Six jurors, in the regular docket only: whether Small Claims has juries is disputed. */
const juryOfSix = [
  row(
    'jury-of-six',
    SCHEDULE,
    100_00,
    'New Jersey Appleseed guide (2025) and a county court fee list copied by a third party; older lists say 50',
    'secondary',
  ),
];

export const feeRows: readonly DatedRow<Cents>[] = [
  ...smallClaimsFirst,
  ...smallClaimsFurther,
  ...specialCivilLow,
  ...specialCivilHigh,
  ...specialCivilFurther,
  ...serviceByMail,
  ...juryOfSix,
];

/**
 * What filing costs, with service by court mail to `mailed` of the defendants: the court mails to nobody outside the
 * State (R. 6:2-3). Null for the Law Division, which serves nobody by mail and is no
 * court for papers made by a self-represented person, and for days before the fee schedule we know.
 */
export function feesOf(
  part: CourtPart,
  demand: Cents,
  defendants: number,
  on: CalendarDate,
  mailed = defendants,
): CourtFees | null {
  if (part === 'law_division') return null;
  const low = demand <= limitsOn(on).small.value;
  const filingRows = part === 'small_claims' ? smallClaimsFirst : low ? specialCivilLow : specialCivilHigh;
  const filing = rowOn(filingRows, on);
  const further = rowOn(part === 'small_claims' ? smallClaimsFurther : specialCivilFurther, on);
  const service = rowOn(serviceByMail, on);
  if (filing === null || further === null || service === null) return null;
  const used = defendants > 1 ? [filing, further, service] : [filing, service];
  const extraDefendants = cents(further.value * Math.max(0, defendants - 1));
  const served = cents(service.value * mailed);
  const jury = part === 'special_civil' ? rowOn(juryOfSix, on) : null;
  return {
    filing: filing.value,
    extraDefendants,
    service: served,
    mailed,
    serviceEach: service.value,
    total: cents(filing.value + extraDefendants + served),
    jury: jury === null ? null : { fee: jury.value, certainty: jury.certainty, rowId: jury.id },
    rowIds: used.map((fee) => fee.id),
    certainty: leastSure(used.map((fee) => fee.certainty)),
  };
}

function row(name: string, from: string, value: number, source: string, certainty: Certainty): DatedRow<Cents> {
  return {
    id: `fee.${name}@${from}`,
    value: cents(value),
    from: dayOf(from),
    to: null,
    source,
    checkedOn: CHECKED_ON,
    certainty,
  };
}
