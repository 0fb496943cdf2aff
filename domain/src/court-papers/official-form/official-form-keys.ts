import type { CourtDetailKey } from '../../claims/court-details.ts';
import { LIMITS } from '../../claims/fields/limits.ts';
import { ACCIDENT_DAMAGES } from '../../claims/questions/questions.ts';
import type { ComplaintKind } from '../../jurisdictions/pack.ts';
import { QUESTIONS, VEHICLE } from '../wording/complaint.ts';
import * as words from '../wording/official-form.ts';

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

/** The place where a plaintiff signs: the first one's is seat 0. Its day is at the same key with ".date". */
export const signatureKey = (seat: number): string => (seat === 0 ? 'signature' : `signature${seat + 1}`);
const SEATS = Array.from({ length: LIMITS.coClaimants + 1 }, (_, seat) => seat);

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
  ['facts.calculation', LABELS.calculation],
  ...Array.from({ length: LIMITS.coClaimants }, (_, index) =>
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
  ...SEATS.flatMap(
    (seat) =>
      [
        [`${signatureKey(seat)}.date`, LABELS.signedOn],
        [`${signatureKey(seat)}.note`, LABELS.signedHow],
      ] as const,
  ),
]);

const KINDS = Object.keys(words.KIND_LABELS).filter((kind): kind is ComplaintKind => kind in words.KIND_LABELS);
export const kindKey = (kind: ComplaintKind): string => `kind.${kind}`;

const QUESTION_KEYS = {
  other_case: QUESTIONS.otherCase,
  interpreter: QUESTIONS.interpreter,
  other_action: QUESTIONS.otherAction,
  other_parties: QUESTIONS.joined,
  accommodation: QUESTIONS.accommodation,
} as const;

const [PROPERTY_ONLY, ...INJURIES] = ACCIDENT_DAMAGES;

/**
 * The boxes that can be ticked, and what each says. What the claimant was not asked stays open for them to tick by hand.
 */
export const FORM_CHECK_LABELS: ReadonlyMap<string, string> = new Map([
  ...KINDS.map((kind) => [kindKey(kind), words.KIND_LABELS[kind]] as const),
  ...Object.entries(QUESTION_KEYS).flatMap(
    ([key, question]) =>
      [
        [`${key}.yes`, `${question} ${words.ANSWERS.yes}`],
        [`${key}.no`, `${question} ${words.ANSWERS.no}`],
      ] as const,
  ),
  ['damage.property_only', PROPERTY_ONLY],
  ['damage.injury', INJURIES.join(' / ')],
]);
export const FORM_CHECK_KEYS: readonly string[] = [...FORM_CHECK_LABELS.keys()];

/** Where a form is signed on the screen. Only a complaint is: no other form is shown to be read first. */
export const FORM_MARK_KEYS: readonly string[] = SEATS.map(signatureKey);

const PARTIES: readonly (readonly string[])[] = [['plaintiff.name'], ['defendant1.name', 'defendants']];
const COMPLAINT = [...PARTIES, ['demand.amount'], ['facts', 'facts.story']];

/** A paper is not complete without one of each of these rows, so a form's map must name a place for each. */
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
