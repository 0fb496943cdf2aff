import type { CalendarDate } from '../calendar/index.ts';
import type { CardEntry, TypedRow } from '../fact-cards/entry.ts';
import type { Cents } from '../money/index.ts';
import type { Claimant, Defendant, PostalAddress } from '../parties/index.ts';
import { type CoClaimant, type CourtDetails, NO_COURT_DETAILS } from './court-details.ts';
import type {
  Answer,
  ExcessWaiver,
  KeptAnswer,
  MultipleChoice,
  PaymentType,
  QuestionKey,
  StoryChoice,
} from './draft.ts';

/** How the claimant would like to be paid. Empty strings and an empty list mean: not offered. */
export type PaymentPreference = {
  readonly venmo: string;
  readonly cashapp: string;
  readonly zelle: string;
  readonly types: readonly PaymentType[];
};

/**
 * What the rules of the court look at, typed and parsed. It can be there long before the claim is complete: the story
 * may be empty and questions unanswered.
 */
export type FitClaim = {
  /** Category value, such as "tenant-landlord". */
  readonly situation: string;
  /** Subcategory values, such as "deposit-not-returned"; empty for "other". */
  readonly reasons: readonly string[];
  /** What the letter asks for before anything is given up. */
  readonly amount: Cents;
  /** What the court will be asked for: the amount, or more where a law multiplies it and only the court is asked. */
  readonly courtAmount: Cents;
  /** What happened, card by card, as filled; also of reasons that are no longer ticked. */
  readonly cards: readonly CardEntry[];
  readonly amountRows: readonly TypedRow[];
  readonly multiple: MultipleChoice;
  readonly happenedOn: CalendarDate;
  readonly happenedAt: PostalAddress;
  readonly claimant: Claimant;
  /** The first defendant, then up to three more. Never empty. */
  readonly defendants: readonly [Defendant, ...Defendant[]];
  readonly story: string;
  readonly answers: Readonly<Record<QuestionKey, Answer>>;
  /** Answers the claimant kept although a name or the story goes against them. */
  readonly keptAnswers: readonly KeptAnswer[];
  /** The county the claimant confirmed as typed, 'unsure', or ''. A pack knows which counties there are. */
  readonly filingCounty: string;
  readonly waiveExcess: ExcessWaiver;
  /** Who acts for a claimant under 18; '' when nobody was named or nobody is needed. */
  readonly guardianName: string;
  /** Known only of a claimant under 18 who gave it. */
  readonly claimantBirthDate: CalendarDate | null;
  readonly lateFilingAcknowledged: boolean;
  readonly courtDetails: CourtDetails;
  /** They are plaintiffs too; the letter comes from the claimant alone. */
  readonly coClaimants: readonly CoClaimant[];
};

/** A claim whose court questions are all still open, told without cards. */
export const NOTHING_CHOSEN = {
  cards: [],
  amountRows: [],
  multiple: '',
  keptAnswers: [],
  filingCounty: '',
  waiveExcess: '',
  guardianName: '',
  claimantBirthDate: null,
  lateFilingAcknowledged: false,
  courtDetails: NO_COURT_DETAILS,
  coClaimants: [],
} as const satisfies Partial<FitClaim>;

/** A complete claim: every value is there, parsed and true to the field rules. Letters and papers are made from this. */
export type Claim = FitClaim & {
  readonly calculation: string;
  readonly storyInLetter: '' | 'yes' | 'no';
  readonly storyChoices: readonly StoryChoice[];
  readonly payment: PaymentPreference;
};
