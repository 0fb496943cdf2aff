import type { CalendarDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import type { Claimant, Defendant, PostalAddress } from '../parties/index.ts';
import type { Answer, PaymentType, QuestionKey } from './draft.ts';

/** How the claimant would like to be paid. Empty strings and an empty list mean: not offered. */
export type PaymentPreference = {
  readonly venmo: string;
  readonly cashapp: string;
  readonly zelle: string;
  readonly types: readonly PaymentType[];
};

/** A complete claim: every value is there, parsed and true to the field rules. Letters and papers are made from this. */
export type Claim = {
  /** Category value, such as "tenant-landlord". */
  readonly situation: string;
  /** Subcategory values, such as "deposit-not-returned"; empty for "other". */
  readonly reasons: readonly string[];
  readonly amount: Cents;
  readonly happenedOn: CalendarDate;
  readonly happenedAt: PostalAddress;
  readonly claimant: Claimant;
  /** The first defendant, then up to three more. Never empty. */
  readonly defendants: readonly [Defendant, ...Defendant[]];
  readonly story: string;
  readonly calculation: string;
  readonly payment: PaymentPreference;
  readonly answers: Readonly<Record<QuestionKey, Answer>>;
};
