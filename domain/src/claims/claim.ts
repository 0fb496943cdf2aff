import type { CalendarDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import type { Claimant, Defendant, PostalAddress } from '../parties/index.ts';
import { type CourtDetails, NO_COURT_DETAILS } from './court-details.ts';
import { emptyDraft } from './draft.ts';
import type { Answer, QuestionKey } from './fields/answers.ts';
import type { CoClaimant } from './fields/parties.ts';
import { type PartOfClaim, partOfClaim } from './fields/read-fields.ts';

/** How the claimant would like to be paid. Empty strings and an empty list mean: not offered. */
export type PaymentPreference = PartOfClaim<'payment'>;

/**
 * What the rules of the court look at, typed and parsed. It can be there long before the claim is complete: the story
 * may be empty and questions unanswered. Fields that are read from one field of the form come from its registry.
 */
export type FitClaim = PartOfClaim<'subject'> &
  PartOfClaim<'chosen'> & {
    /** What the letter asks for before anything is given up. */
    readonly amount: Cents;
    /** What the court will be asked for: the amount, or more where a law multiplies it and only the court is asked. */
    readonly courtAmount: Cents;
    readonly happenedOn: CalendarDate;
    readonly happenedAt: PostalAddress;
    readonly claimant: Claimant;
    /** The first defendant, then up to three more. Never empty. */
    readonly defendants: readonly [Defendant, ...Defendant[]];
    readonly answers: Readonly<Record<QuestionKey, Answer>>;
    readonly courtDetails: CourtDetails;
    /** They are plaintiffs too; the letter comes from the claimant alone. */
    readonly coClaimants: readonly CoClaimant[];
  };

/** A claim whose court questions are all still open, given without cards. */
export const NOTHING_CHOSEN: PartOfClaim<'chosen'> & Pick<FitClaim, 'courtDetails' | 'coClaimants'> = {
  ...partOfClaim('chosen', emptyDraft),
  courtDetails: NO_COURT_DETAILS,
  coClaimants: [],
};

/** A complete claim: every value is there, parsed and true to the field rules. Letters and papers are made from this. */
export type Claim = FitClaim & PartOfClaim<'letter'> & { readonly payment: PaymentPreference };
