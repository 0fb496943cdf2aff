import { emptyDraft } from './draft.ts';
import { type FieldsOf, fieldsOf, lineBelow, type PartOfClaim, partOfClaim } from './fields/read-fields.ts';

/**
 * What only court papers say, in the claimant's words. Any of it may stay empty: the paper then has a line to write on.
 * Each belongs to an answer and is asked only with it.
 */
export type CourtDetails = PartOfClaim<'courtDetails'>;
export type CourtDetailKey = FieldsOf<'courtDetails'>;

export const COURT_DETAIL_KEYS = fieldsOf('courtDetails');
export const NO_COURT_DETAILS: CourtDetails = partOfClaim('courtDetails', emptyDraft);

/** Those of a vehicle accident, in the order of the complaint. */
export const ACCIDENT_KEYS = COURT_DETAIL_KEYS.filter((key) => lineBelow(key).question === 'accidentDamage');

export const isCourtDetail = (name: string): name is CourtDetailKey => COURT_DETAIL_KEYS.some((key) => key === name);
