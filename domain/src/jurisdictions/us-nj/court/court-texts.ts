import type { CalendarDate } from '../../../calendar/index.ts';
import { dayOf, rowOn } from '../../pack/dated-rows.ts';
import type { Certainty, CourtTextKey, DatedRow } from '../../pack.ts';
import { freeHelpLine } from '../words/free-help.ts';

const CHECKED_ON = '2026-11-21';
const JEDS = 'New Jersey Courts, JEDS self-help page of 2021-04-15';

/** Words a rule prescribes are here letter by letter. */
export const courtTextRows: Readonly<Record<CourtTextKey, readonly DatedRow<string>[]>> = {
  certification: [
    row(
      'certification',
      'I certify that the foregoing statements made by me are true. I am aware that if any of the foregoing statements made by me are wilfully false, I am subject to punishment.',
      'R. 1:4-4(b), as quoted by courtcaddy.com',
      'official-copy',
    ),
  ],
  redaction: [
    row(
      'redaction',
      'I certify that confidential personal identifiers have been redacted from documents now submitted to the court, and will be redacted from all documents submitted in the future in accordance with Rule 1:38-7(b).',
      'R. 1:38-7(c); Notice to the Bar of 2009-11-20',
      'official',
    ),
  ],
  identifiers: [
    row(
      'identifiers',
      'Social Security, driver’s license, vehicle plate, insurance policy, active bank account and active credit card numbers',
      'R. 1:38-7(a); New Jersey Courts FAQ, how to file a case in small claims court',
      'official',
    ),
  ],
  payee: [
    row('payee', 'Treasurer, State of New Jersey', 'New Jersey Courts FAQ, cost of a small claims case', 'official'),
  ],
  electronicFiling: [row('electronic-filing', 'JEDS (Judiciary Electronic Document Submission)', JEDS, 'official')],
  electronicFormats: [row('electronic-formats', 'PDF', JEDS, 'official')],
  relay: [
    row(
      'relay',
      '711 or 1-800-852-7897',
      'New Jersey Courts search result, Title II ADA Coordinator Directory',
      'official',
    ),
  ],
  formsPage: [
    row(
      'forms-page',
      'https://www.njcourts.gov/self-help/forms',
      'Address as several public sites give it',
      'secondary',
    ),
  ],
  smallClaimsPage: [
    row(
      'small-claims-page',
      'https://www.njcourts.gov/faq/how-do-i-file-case-small-claims-court',
      'New Jersey Courts FAQ, how to file a case in small claims court',
      'official',
    ),
  ],
  specialCivilPage: [
    row(
      'special-civil-page',
      'https://njcourts.gov/self-help/special-civil-court',
      'New Jersey Courts, Special Civil Court self-help page, after July 2022',
      'official',
    ),
  ],
  electronicFilingPage: [
    row(
      'electronic-filing-page',
      'https://www.njcourts.gov/self-help/jeds',
      `Address as a public site gives it; ${JEDS} had another one`,
      'secondary',
    ),
  ],
  feeWaiverPage: [
    row(
      'fee-waiver-page',
      'https://www.njcourts.gov/node/479211',
      'New Jersey Courts, court fees and fee waivers, read at the same number under a language',
      'secondary',
    ),
  ],
  militaryPage: [
    row('military-page', 'https://scra.dmdc.osd.mil/', 'Department of Defense, SCRA website, copy of 2017', 'official'),
  ],
  businessPage: [
    row(
      'business-page',
      'https://www.njportal.com/DOR/BusinessNameSearch/Search/BusinessName',
      'Division of Revenue, business name search; address as several public repositories give it',
      'secondary',
    ),
  ],
  freeHelp: [row('free-help', freeHelpLine, 'The help line the findings name too; number from memory', 'unverified')],
};

export function courtText(key: CourtTextKey, on: CalendarDate): DatedRow<string> {
  const text = rowOn(courtTextRows[key], on);
  if (text === null) throw new RangeError('every text covers every day');
  return text;
}

function row(name: string, value: string, source: string, certainty: Certainty): DatedRow<string> {
  const id = `papers-text.${name}@${CHECKED_ON}`;
  return { id, value, from: null, to: null, source, checkedOn: dayOf(CHECKED_ON), certainty };
}
