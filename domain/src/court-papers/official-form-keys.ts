import { type CourtDetailKey, MOST_CO_CLAIMANTS } from '../claims/court-details.ts';
import type { ComplaintKind } from '../jurisdictions/pack.ts';
import { QUESTIONS, VEHICLE } from './wording/complaint.ts';
import * as words from './wording/official-form.ts';

/** A claim names at most so many. */
export const MOST_DEFENDANTS = 4;

const { LABELS, PARTY_LABELS } = words;

/** Lines of the claimant's for the court's questions, by their place in a form. */
export const DETAIL_KEYS: readonly { readonly key: string; readonly from: CourtDetailKey; readonly label: string }[] = [
  { key: 'other_case.details', from: 'otherCaseDetails', label: QUESTIONS.otherCase },
  { key: 'other_action.details', from: 'otherActionDetails', label: QUESTIONS.otherAction },
  { key: 'other_parties.names', from: 'otherPartyNames', label: QUESTIONS.joined },
  { key: 'accident.time', from: 'accidentTime', label: VEHICLE.time },
  { key: 'accident.own_vehicle', from: 'ownVehicle', label: VEHICLE.ownVehicle },
  { key: 'accident.own_driver', from: 'ownDriver', label: LABELS.ownDriver },
  { key: 'accident.other_vehicle', from: 'otherVehicle', label: VEHICLE.otherVehicle },
  { key: 'accident.other_driver', from: 'otherDriver', label: LABELS.otherDriver },
  { key: 'accident.other_owner', from: 'otherOwner', label: LABELS.otherOwner },
  { key: 'accident.deductible', from: 'insuranceDeductible', label: VEHICLE.deductible },
];

/** What can be written into a court's own form, and what each is called on the sheet that takes what does not fit. */
export const FORM_TEXT_KEYS: ReadonlyMap<string, string> = new Map([
  ['court.county', LABELS.county],
  ...partyKeys('plaintiff', LABELS.plaintiff, { ...PARTY_LABELS, email: words.EMAIL_LABEL }),
  ...Array.from({ length: MOST_DEFENDANTS }, (_, index) =>
    partyKeys(`defendant${index + 1}`, LABELS.defendant(index + 1), { ...PARTY_LABELS, contact: words.CONTACT_LABEL }),
  ).flat(),
  ['defendants', LABELS.defendants],
  ['demand.amount', LABELS.amount],
  ['demand.waived', LABELS.waived],
  ['event.date', LABELS.eventDate],
  ['event.place', LABELS.eventPlace],
  ['facts', LABELS.facts],
  ['facts.story', LABELS.story],
  ['facts.reckoning', LABELS.reckoning],
  ...Array.from({ length: MOST_CO_CLAIMANTS }, (_, index) =>
    partyKeys(`plaintiff${index + 2}`, LABELS.plaintiffNumber(index + 2), PARTY_LABELS),
  ).flat(),
  ...DETAIL_KEYS.map(({ key, label }) => [key, label] as const),
  ['interpreter.language', LABELS.language],
  ['accommodation.which', LABELS.accommodation],
  ['signer.name', LABELS.signer],
  ['court.office', LABELS.office],
  ['fees.filing', LABELS.filingFee],
  ['fees.service', LABELS.serviceFee],
  ['summons.total', LABELS.total],
]);

const KINDS: readonly ComplaintKind[] = ['contract', 'security_deposit', 'rent', 'tort', 'motor_vehicle'];
export const kindKey = (kind: ComplaintKind): string => `kind.${kind}`;

/** The boxes that can be ticked. What the claimant was not asked stays open for them to tick by hand. */
export const FORM_CHECK_KEYS: readonly string[] = [
  ...KINDS.map(kindKey),
  'other_case.yes',
  'other_case.no',
  'interpreter.yes',
  'interpreter.no',
  'other_action.yes',
  'other_action.no',
  'other_parties.yes',
  'other_parties.no',
  'accommodation.yes',
  'accommodation.no',
  'damage.property_only',
  'damage.injury',
];

const PARTIES: readonly (readonly string[])[] = [['plaintiff.name'], ['defendant1.name', 'defendants']];
const COMPLAINT = [...PARTIES, ['demand.amount'], ['facts', 'facts.story']];

/** A paper without one of each of its rows is none, so a form's map must name a place for it. */
export const NEEDED_FORM_KEYS = {
  complaint: COMPLAINT,
  vehicle_complaint: COMPLAINT,
  summons: [...PARTIES, ['demand.amount']],
  fee_waiver: [['plaintiff.name']],
  default_proof: PARTIES,
} as const;

function partyKeys(
  key: string,
  party: string,
  labels: Readonly<Record<string, string>>,
): (readonly [string, string])[] {
  return Object.entries(labels).map(([part, label]) => [`${key}.${part}`, words.partyLabel(party, label)] as const);
}
