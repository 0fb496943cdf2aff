import type { CalendarDate } from '../../../calendar/index.ts';
import { dayOf, rowOn } from '../../pack/dated-rows.ts';
import type { Certainty, CourtForm, CourtFormKey, DatedRow, PapersPart } from '../../pack.ts';

const CHECKED_ON = '2026-11-21';

/**
 * The court's own forms our sheets follow. None of the blank forms was in hand, so every sheet says that it is to be
 * compared with the current one.
 */
export const formRows: readonly DatedRow<CourtForm>[] = [
  form(
    'small-claims-complaint',
    ['Small Claims Complaint: Contract, Security Deposit, Rent, or Tort', 'CN 10532', 'XI-C', '07/01/2022'],
    'Form definitions of a public repository (Thoxie/Small-Claims-Genie) for CN 10532, revised 07/01/2022',
    'secondary',
  ),
  form(
    'small-claims-vehicle',
    ['Small Claims Complaint: Motor Vehicle Accident', 'CN 10148', 'XI-D', '06/13/2018'],
    'CN 10148 small claims motor vehicle kit, rev. 06/13/2018, in a third party copy; appendix letter from memory',
    'unverified',
  ),
  form(
    'small-claims-kit',
    ['How to Sue for Up To $5,000 in Small Claims Court: Non-Motor Vehicle Case', 'CN 10151', null, null],
    'New Jersey Courts, list of self-help kits, as seen earlier',
    'official',
  ),
  form(
    'small-claims-vehicle-kit',
    ['How to Sue in Small Claims Court: Motor Vehicle Case', 'CN 10148', null, null],
    'New Jersey Courts, list of self-help kits, as seen earlier; kit of 06/13/2018 in a third party copy',
    'official',
  ),
  form(
    'special-civil-kit',
    ['Special Civil Part Complaint and Summons', 'CN 10541', null, null],
    'CN 10541 Special Civil complaint kit (2007 and 2014 copies); New Jersey Courts search listing of the kit',
    'official-copy',
  ),
  form(
    'small-claims-summons',
    ['Small Claims Summons and Return of Service', 'CN 10534', 'XI-A(2)', '09/01/2018'],
    'CN 10534 (Appendix XI-A(2)), revised effective 9/1/2018, in a third party copy',
    'official-copy',
  ),
  form(
    'special-civil-complaint',
    ['Special Civil Part Complaint', 'CN 10541', null, null],
    'CN 10541 Special Civil complaint kit (2007 and 2014 copies); New Jersey Courts search listing of the kit',
    'official-copy',
  ),
  form(
    'special-civil-summons',
    ['Special Civil Part Summons and Return of Service', null, 'XI-A(1)', null],
    'Notice to the Bar, September 2018: current versions of Special Civil Part appendices',
    'official-copy',
  ),
  form(
    'fee-waiver',
    ['Certification in Support of a Fee Waiver', 'CN 11208', null, '09/25/2018'],
    'CN 11208 fee waiver kit, rev. 09/25/2018, in a third party copy',
    'official-copy',
  ),
  form(
    'default-proof',
    ['How to Request a Default Judgment, with the Certification of Proof', 'CN 10914', null, '09/19/2018'],
    'CN 10914 default judgment kit, rev. 09/19/2018, in a third party copy',
    'official-copy',
  ),
];

const SERIES: Readonly<Record<PapersPart, Readonly<Record<CourtFormKey, string>>>> = {
  small_claims: {
    complaint: 'small-claims-complaint',
    vehicle_complaint: 'small-claims-vehicle',
    summons: 'small-claims-summons',
    fee_waiver: 'fee-waiver',
    default_proof: 'default-proof',
    kit: 'small-claims-kit',
    vehicle_kit: 'small-claims-vehicle-kit',
  },
  special_civil: {
    complaint: 'special-civil-complaint',
    // The regular docket has one complaint for every kind of claim.
    vehicle_complaint: 'special-civil-complaint',
    summons: 'special-civil-summons',
    fee_waiver: 'fee-waiver',
    default_proof: 'default-proof',
    kit: 'special-civil-kit',
    vehicle_kit: 'special-civil-kit',
  },
};

export const courtFormOf = (key: CourtFormKey, part: PapersPart, on: CalendarDate): DatedRow<CourtForm> | null =>
  rowOn(
    formRows.filter(({ id }) => id.startsWith(`form.${SERIES[part][key]}@`)),
    on,
  );

function form(
  name: string,
  [title, number, appendix, revision]: readonly [string, string | null, string | null, string | null],
  source: string,
  certainty: Certainty,
): DatedRow<CourtForm> {
  return {
    id: `form.${name}@${CHECKED_ON}`,
    value: { title, number, appendix, revision },
    from: null,
    to: null,
    source,
    checkedOn: dayOf(CHECKED_ON),
    certainty,
  };
}
