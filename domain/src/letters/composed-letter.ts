import type { CalendarDate } from '../calendar/index.ts';
import type { Claim } from '../claims/claim.ts';
import type { CourtPart, JurisdictionPack, LawSentence } from '../jurisdictions/pack.ts';
import type { SuitAhead } from '../jurisdictions/pack/stops.ts';
import type { LetterDecisions, LetterQuestion } from './letter-decisions.ts';

/** The form values a letter can quote. */
export type LetterField =
  | 'claimant'
  | 'defendants'
  | 'amount'
  | 'reasons'
  | 'happenedOn'
  | 'happenedAt'
  | 'calculation'
  | 'payment'
  | 'issuedOn'
  | 'deadline'
  | 'deliveryLine'
  | 'agreementKind'
  | 'askedMoneyBefore'
  | 'paymentPlan';

/**
 * Where a sentence came from. Story positions count UTF-16 units in the story after Unicode normalisation (NFC), which
 * is what the person typed in nearly every case.
 */
export type Source =
  | { readonly kind: 'story'; readonly start: number; readonly end: number }
  /** A part of the calculation, with positions as in a story. */
  | { readonly kind: 'calculation'; readonly start: number; readonly end: number }
  /** What the person answered to a question about the letter. */
  | { readonly kind: 'answer'; readonly question: string }
  | { readonly kind: 'field'; readonly field: LetterField }
  | { readonly kind: 'sum' }
  | { readonly kind: 'law'; readonly key: string }
  | { readonly kind: 'fixed' }
  | { readonly kind: 'rule'; readonly rowIds: readonly string[] };

export type RemovedKind =
  | 'residue'
  | 'emoji'
  | 'private_number'
  | 'instruction'
  | 'threat'
  | 'insult'
  | 'demand_above_claim'
  | 'repeated'
  | 'not_a_fact'
  | 'private_detail'
  | 'typed_law'
  | 'hurts_own_case'
  | 'shortened';

/** Something the person typed that the letter leaves out, and why, so that it can be shown. */
export type Removed = { readonly kind: RemovedKind; readonly text: string };

export type ChangedKind =
  | 'residue'
  | 'insult'
  | 'spelling'
  | 'capitals'
  | 'date'
  | 'year'
  | 'recipient'
  | 'amount'
  | 'voice';

/** Words the letter shows in another form than typed. Shown too: no change is silent. */
export type Changed = { readonly kind: ChangedKind; readonly from: string; readonly to: string };

/** One sentence or line of the letter. `start` and `end` are its place in the letter's text. */
export type LetterSentence = {
  readonly text: string;
  readonly source: Source;
  readonly start: number;
  readonly end: number;
};

export type ComposeInput = {
  readonly claim: Claim;
  readonly pack: JurisdictionPack;
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

export type ComposedLetter = {
  readonly text: string;
  readonly sentences: readonly LetterSentence[];
  /** "Demand for payment of $2,450.00". */
  readonly subject: string;
  readonly removed: readonly Removed[];
  readonly changed: readonly Changed[];
  readonly questions: readonly LetterQuestion[];
  /** Every law sentence that fits, those taken out too. */
  readonly law: readonly LawChoice[];
  /** An offer to take less, on a page of its own (the pack's `settlementRule`). Never part of the letter's text. */
  readonly settlementOffer: { readonly text: string } | null;
  readonly notice: SeparateNotice | null;
};

/** Collects what was left out or changed while one letter is made. */
export type Ledger = { readonly removed: Removed[]; readonly changed: Changed[] };

export const emptyLedger = (): Ledger => ({ removed: [], changed: [] });

export function noteRemoved(ledger: Ledger, kind: RemovedKind, text: string): void {
  if (text.trim() !== '') ledger.removed.push({ kind, text: text.trim() });
}

export function noteChanged(ledger: Ledger, kind: ChangedKind, from: string, to: string): void {
  if (from !== to) ledger.changed.push({ kind, from, to });
}
