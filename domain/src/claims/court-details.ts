import * as z from 'zod/mini';

/** Answers are one line on a form; a longer one is refused, never cut. */
const LONGEST_LINE = 200;
const line = z._default(z.string().check(z.maxLength(LONGEST_LINE)), '');

/** One more person who makes the claim together with the claimant. */
export const coClaimantSchema = z.object({
  firstname: line,
  lastname: line,
  /** Street, town, State and ZIP on one line; '' is the claimant's own address. */
  address: line,
  phonenumber: line,
});
export type CoClaimant = z.infer<typeof coClaimantSchema>;

/** More lines than this no court form has. */
export const MOST_CO_CLAIMANTS = 3;

/**
 * What only court papers say, in the claimant's words. Any of it may stay empty: the paper then has a line to write on.
 * Each belongs to an answer and is asked only with it.
 */
export const courtDetailShape = {
  /** With `otherCase`: court, names and docket number. */
  otherCaseDetails: line,
  /** With `otherAction`. */
  otherActionDetails: line,
  /** With `otherParties`: the certification asks for their names. */
  otherPartyNames: line,
  /** With a `courtLanguage` the list does not name. */
  otherLanguage: line,
  /** With an `accommodation` the list does not name. */
  otherAccommodation: line,
  /** Of a vehicle accident. A vehicle is year, make and model: a plate is a private number. */
  accidentTime: line,
  ownVehicle: line,
  ownDriver: line,
  otherVehicle: line,
  otherDriver: line,
  otherOwner: line,
  insuranceDeductible: line,
} as const;

export const courtDetailsSchema = z.object(courtDetailShape);
export type CourtDetails = z.infer<typeof courtDetailsSchema>;
export type CourtDetailKey = keyof CourtDetails;

export const NO_COURT_DETAILS: CourtDetails = z.parse(courtDetailsSchema, {});
export const COURT_DETAIL_KEYS = [
  'otherCaseDetails',
  'otherActionDetails',
  'otherPartyNames',
  'otherLanguage',
  'otherAccommodation',
  'accidentTime',
  'ownVehicle',
  'ownDriver',
  'otherVehicle',
  'otherDriver',
  'otherOwner',
  'insuranceDeductible',
] as const satisfies readonly CourtDetailKey[];

/** The question whose answer asks for a detail. */
export const QUESTION_OF_DETAIL = {
  otherCaseDetails: 'otherCase',
  otherActionDetails: 'otherAction',
  otherPartyNames: 'otherParties',
  otherLanguage: 'courtLanguage',
  otherAccommodation: 'accommodation',
  accidentTime: 'accidentDamage',
  ownVehicle: 'accidentDamage',
  ownDriver: 'accidentDamage',
  otherVehicle: 'accidentDamage',
  otherDriver: 'accidentDamage',
  otherOwner: 'accidentDamage',
  insuranceDeductible: 'accidentDamage',
} as const satisfies Record<CourtDetailKey, string>;

/** Those of a vehicle accident, in the order of the complaint. */
export const ACCIDENT_KEYS = COURT_DETAIL_KEYS.slice(5);
