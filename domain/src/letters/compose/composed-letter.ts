import type { CalendarDate } from '../../calendar/index.ts';
import type { ClaimFacts } from '../../claim-facts/index.ts';
import type { Claim } from '../../claims/claim.ts';
import type { CourtPart, JurisdictionPack, LawSentence } from '../../jurisdictions/pack.ts';
import type { SuitAhead } from '../../jurisdictions/pack/announced-suit.ts';
import type { TranslatedCode } from '../../languages.ts';
import type { LetterDecisions, LetterQuestion } from './letter-decisions.ts';

/** The form values a letter can quote. */
export type LetterField =
  | 'claimant'
  | 'defendants'
  | 'amount'
  | 'reasons'
  | 'happenedOn'
  | 'happenedAt'
  | 'payment'
  | 'issuedOn'
  | 'deadline'
  | 'deliveryLine'
  | 'agreementKind'
  | 'askedMoneyBefore'
  | 'paymentPlan';

/** Where a sentence of ours came from: a frame filled with confirmed facts, a sum, a law, or fixed words. */
export type OurSource =
  | { readonly kind: 'card'; readonly entry: string; readonly card: string }
  /** What follows from cards: days between, a clock of the law, what is left. */
  | { readonly kind: 'derived'; readonly entry: string; readonly key: string }
  | { readonly kind: 'proof' }
  /** What the person answered to a question about the letter. */
  | { readonly kind: 'answer'; readonly question: string }
  | { readonly kind: 'field'; readonly field: LetterField }
  | { readonly kind: 'sum' }
  | { readonly kind: 'law'; readonly key: string }
  | { readonly kind: 'rule'; readonly rowIds: readonly string[] }
  | { readonly kind: 'fixed' };

/** Where words of theirs stand: places count UTF-16 units in the cleaned text (`cleanTyped`). */
export type TheirSource =
  | { readonly kind: 'story'; readonly start: number; readonly end: number }
  | { readonly kind: 'calculation'; readonly start: number; readonly end: number };

/** `from` is what stood there before the person accepted a suggestion. */
export type AcceptedSource = { readonly kind: 'accepted'; readonly from: string };

export type Source = OurSource | TheirSource | AcceptedSource;

/**
 * The only three kinds of sentences: ours, theirs letter for letter, or theirs after a suggestion that they accepted by
 * a press.
 */
export type LetterVoice = 'ours' | 'theirs' | 'accepted';

export const voiceOf = ({ kind }: Pick<Source, 'kind'>): LetterVoice =>
  kind === 'story' || kind === 'calculation' ? 'theirs' : kind === 'accepted' ? 'accepted' : 'ours';

/** The same sentence in the languages of reading copies, where it was made in them too. */
export type Copies = Readonly<Record<TranslatedCode, string>>;

/** One sentence or line of the letter. `start` and `end` are its place in the letter's text. */
export type LetterSentence = {
  readonly text: string;
  readonly source: Source;
  readonly copies?: Copies;
  /** Typed words inside a frame of ours: they are looked at like words of theirs. */
  readonly typed?: readonly string[];
  readonly start: number;
  readonly end: number;
};

export type ComposeInput = {
  readonly claim: Claim;
  readonly pack: JurisdictionPack;
  /** What the claim's cards say on the day of the letter (`claimFacts`). */
  readonly facts: ClaimFacts;
  readonly issuedOn: CalendarDate;
  readonly deadline: CalendarDate;
  readonly court: {
    readonly part: CourtPart;
    readonly counties: readonly string[];
    readonly countyToConfirm: boolean;
    /** What may be said of a suit there. */
    readonly ahead: SuitAhead;
  };
  /** The sentences that fit the claim; `decisions.lawOut` takes some of them out. */
  readonly law: readonly LawSentence[];
  /** What the person settled so far. */
  readonly decisions?: LetterDecisions;
  /** The words the law prescribes for the notice about a returned check. No source of ours holds them: an operator must. */
  readonly returnedCheckNotice?: { readonly english: string; readonly spanish: string };
  /** Only a way of sending that will be used. */
  readonly deliveryLine?: string;
};

export type LawChoice = LawSentence & { readonly isOut: boolean };

/** A notice with prescribed wording that goes beside the letter. `text` is null until an operator supplies the wording. */
export type SeparateNotice = { readonly code: 'returned_check'; readonly text: string | null };

/** How the person's own words are in the letter. `none`: nothing was typed, or only cards speak. */
export type OwnWordsState = {
  readonly isTyped: boolean;
  readonly isIn: boolean;
  /** What they are written in, as far as it is known. */
  readonly language: string;
  readonly isSure: boolean;
};

export type ComposedLetter = {
  readonly text: string;
  readonly sentences: readonly LetterSentence[];
  /** "Demand for payment of $2,450.00". */
  readonly subject: string;
  readonly questions: readonly LetterQuestion[];
  readonly ownWords: OwnWordsState;
  /** Every law sentence that fits, those taken out too. */
  readonly law: readonly LawChoice[];
  /** An offer to take less, on a separate page (the pack's `settlementRule`). Never part of the letter's text. */
  readonly settlementOffer: { readonly text: string } | null;
  readonly notice: SeparateNotice | null;
};
