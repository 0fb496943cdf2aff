import type { CalendarDate } from '../../../calendar/index.ts';
import { dayOf, rowOn } from '../../pack/dated-rows.ts';
import type { ElectronicFiling, FiledKind, FilingRow, OutsideStep, PaymentWay } from '../../pack/filing-rules.ts';
import type { Certainty, DatedRow, PapersPart } from '../../pack.ts';
import { courtFigureRows } from './court-figures.ts';
import { courtTextRows } from './court-texts.ts';

const CHECKED_ON = '2026-11-22';
const JEDS_2021 = 'New Jersey Courts, JEDS self-help page, snapshot of 2021-04-15 (njcourts.gov/selfhelp/jeds.html)';
const SAID_2021 = '2021-04-15';
const JEDS_SECOND_HAND = 'A JEDS instruction sheet retold by a third party, without a day';
const FROM_MEMORY = 'From memory; not read on any page';
const BULK_GUIDE = 'Judiciary Bulk Filing User Guide for Special Civil (2019-12-01), in a third party copy';
const SERVICE_RULES =
  'R. 6:2-3(a) and (b) as amended through 2024-04-29 (casetext.com); R. 4:4-4(b)(1), 4:4-5(b) as told by law-firm notes';

const official = <T>(name: string, value: T) => row(name, value, JEDS_2021, 'official', SAID_2021);

/** JEDS, by which people without a lawyer file. The newest page read is of 2021, so each limit says its day. */
export const eFilingRows = {
  formats: [official<readonly string[]>('formats', ['pdf', 'docx', 'jpg'])],
  plainNames: [row('plain-names', true as const, JEDS_SECOND_HAND, 'secondary', null)],
  unlocked: [row('unlocked', true as const, JEDS_SECOND_HAND, 'secondary', null)],
  noEvidence: [official('no-evidence', true as const)],
  oneSubmission: [official('one-submission', true as const)],
  computerOnly: [official('computer-only', true as const)],
  payments: [official<readonly PaymentWay[]>('payments', ['credit_card', 'debit_card', 'bank_transfer'])],
  ownAccount: [row('own-account', true as const, 'LegalClarity on New Jersey e-filing', 'secondary', null)],
  cardSurcharge: [row('card-surcharge', null, FROM_MEMORY, 'unverified', null)],
  smallClaimsType: [official('case-type-small-claims', 'Small Claims')],
  specialCivilType: [official('case-type-special-civil', 'Special Civil')],
  documentTypes: [
    row<Readonly<Record<FiledKind, string>>>(
      'document-types',
      { complaint: 'Complaint', summons: 'Summons', service: 'Request for Service' },
      FROM_MEMORY,
      'unverified',
      null,
    ),
  ],
  /** The first page of the case records holds the names of both sides. */
  captionLetters: [row('caption-letters', 123, BULK_GUIDE, 'official-copy', '2019-12-01')],
  copies: [
    row(
      'copies',
      { eachDefendant: 1, own: 1 },
      `${FROM_MEMORY}; the office tells how many it wants`,
      'unverified',
      null,
    ),
  ],
  outsideSteps: [
    row<readonly OutsideStep[]>(
      'outside-steps',
      ['no_court_mail', 'by_hand', 'who_may', 'then_mail', 'tell_court'],
      SERVICE_RULES,
      'secondary',
      '2024-04-29',
    ),
  ],
} as const satisfies Readonly<Record<string, readonly FilingRow<unknown>[]>>;

/** What JEDS takes for a part's papers; null on a day no row covers. */
export function electronicFiling(part: PapersPart, on: CalendarDate): ElectronicFiling | null {
  const rows = eFilingRows;
  const megabytes = rowOn(courtFigureRows.fileMegabytes, on);
  const nameLetters = rowOn(courtFigureRows.fileNameLetters, on);
  const name = rowOn(courtTextRows.electronicFiling, on);
  const caseType = filingRow(part === 'small_claims' ? rows.smallClaimsType : rows.specialCivilType, on);
  if (megabytes === null || nameLetters === null || name === null) return null;
  return {
    name: said(name, SAID_2021),
    formats: filingRow(rows.formats, on),
    megabytes: said(megabytes, SAID_2021),
    nameLetters: said(nameLetters, null),
    plainNames: filingRow(rows.plainNames, on),
    unlocked: filingRow(rows.unlocked, on),
    noEvidence: filingRow(rows.noEvidence, on),
    oneSubmission: filingRow(rows.oneSubmission, on),
    computerOnly: filingRow(rows.computerOnly, on),
    payments: filingRow(rows.payments, on),
    ownAccount: filingRow(rows.ownAccount, on),
    cardSurcharge: filingRow(rows.cardSurcharge, on),
    caseType,
    documentTypes: filingRow(rows.documentTypes, on),
  };
}

export function filingRow<T>(rows: readonly FilingRow<T>[], on: CalendarDate): FilingRow<T> {
  const found = rows.find((one) => rowOn([one], on) !== null);
  if (found === undefined) throw new RangeError('every filing row covers every day');
  return found;
}

/** Rows of the court papers that come from the same page. */
const said = <T>(known: DatedRow<T>, day: string | null): FilingRow<T> => ({
  ...known,
  saidOn: day === null ? null : dayOf(day),
});

function row<T>(name: string, value: T, source: string, certainty: Certainty, saidOn: string | null): FilingRow<T> {
  return {
    id: `filing.${name}@${CHECKED_ON}`,
    value,
    from: null,
    to: null,
    source,
    checkedOn: dayOf(CHECKED_ON),
    certainty,
    saidOn: saidOn === null ? null : dayOf(saidOn),
  };
}
