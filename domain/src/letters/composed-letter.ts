import type { CalendarDate } from '../calendar/index.ts';
import type { Claim } from '../claims/claim.ts';
import type { CourtPart, JurisdictionPack, LawSentence } from '../jurisdictions/pack.ts';
import type { Cents } from '../money/index.ts';

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
  | 'askedMoneyBefore'
  | 'paymentPlan';

/**
 * Where a sentence came from. Story positions count UTF-16 units in the story after Unicode normalisation (NFC), which
 * is what the person typed in nearly every case.
 */
export type Source =
  | { readonly kind: 'story'; readonly start: number; readonly end: number }
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
  | 'not_a_fact';

/** Something the person typed that the letter leaves out, and why, so that it can be shown. */
export type Removed = { readonly kind: RemovedKind; readonly text: string };

export type ChangedKind = 'residue' | 'insult' | 'spelling' | 'capitals' | 'date' | 'year' | 'recipient';

/** Words the letter shows in another form than typed. Shown too: no change is silent. */
export type Changed = { readonly kind: ChangedKind; readonly from: string; readonly to: string };

/** What only the person can settle. The sentence for each code stands in the catalogues. */
export type LetterQuestion =
  | { readonly code: 'letter.sum_mismatch'; readonly sum: Cents; readonly amount: Cents }
  | { readonly code: 'letter.story_not_english' }
  | { readonly code: 'letter.story_short'; readonly words: number }
  | { readonly code: 'letter.story_long'; readonly words: number }
  | { readonly code: 'letter.year_inferred'; readonly typed: string; readonly written: string }
  | { readonly code: 'letter.date_unclear'; readonly typed: string }
  | { readonly code: 'letter.first_owner_unknown' };

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
  };
  /** The sentences the claimant has not taken out. */
  readonly law: readonly LawSentence[];
  /** Only a way of sending that will be used. */
  readonly deliveryLine?: string;
};

export type ComposedLetter = {
  readonly text: string;
  readonly sentences: readonly LetterSentence[];
  /** "Demand for payment of $2,450.00". */
  readonly subject: string;
  readonly removed: readonly Removed[];
  readonly changed: readonly Changed[];
  readonly questions: readonly LetterQuestion[];
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
