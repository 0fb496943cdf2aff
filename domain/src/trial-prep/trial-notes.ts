import { type CalendarDate, isAfter } from '../calendar/index.ts';
import { type Cents, sumCents } from '../money/index.ts';

/** Somebody who will speak for the claimant. `id` is the page's own, to point to from proofs. */
export type TrialWitness = {
  readonly id: string;
  readonly name: string;
  /** What they saw or heard themselves. */
  readonly saw: string;
  readonly contact: string;
};

/** Money that came in after the claim was worked out. */
export type TrialPayment = { readonly paidOn: CalendarDate; readonly cents: Cents };

/** What shows one point of the claim. */
export type ProofLink = {
  readonly element: string;
  readonly exhibitIds: readonly string[];
  readonly witnessIds: readonly string[];
};

/** What the claimant tells for the trial. */
export type TrialNotes = {
  readonly witnesses: readonly TrialWitness[];
  readonly payments: readonly TrialPayment[];
  readonly wantsInterest: boolean;
  readonly proofs: readonly ProofLink[];
  /** Own sentences to speak in court, word for word as the complaint has them. None: nothing was chosen. */
  readonly spoken: readonly string[];
};

/** The lowest sum the claimant would settle for. It reaches the owner's own sheet for the mediation and nothing else. */
export type LowestFigure = Cents | null;

export const NO_TRIAL_NOTES: TrialNotes = { witnesses: [], payments: [], wantsInterest: false, proofs: [], spoken: [] };

export const TRIAL_LIMITS = {
  witnesses: 8,
  payments: 24,
  nameLength: 120,
  sawLength: 1_500,
  contactLength: 200,
  proofs: 40,
  linksAPoint: 20,
  spoken: 20,
  spokenLength: 260,
} as const;

export type NotesProblemCode =
  | 'trial.witness_name'
  | 'trial.witness_saw'
  | 'trial.witness_twice'
  | 'trial.payment_later'
  | 'trial.payments_too_high'
  | 'trial.lowest_too_high';

/** `index` counts witnesses or payments from 0; null for what concerns none of them alone. */
export type NotesProblem = { readonly code: NotesProblemCode; readonly index: number | null };

/** What keeps the notes from being used, the first of it; null when nothing does. */
export function notesProblem(
  { witnesses, payments }: TrialNotes,
  lowest: LowestFigure,
  demand: Cents,
  today: CalendarDate,
): NotesProblem | null {
  const at = (code: NotesProblemCode, index: number): NotesProblem | null => (index < 0 ? null : { code, index });
  const ids = witnesses.map(({ id }) => id);
  const paid = sumCents(payments.map((one) => one.cents));
  return (
    at(
      'trial.witness_name',
      witnesses.findIndex(({ name }) => !/\p{L}/u.test(name)),
    ) ??
    at(
      'trial.witness_saw',
      witnesses.findIndex(({ saw }) => !/\p{L}/u.test(saw)),
    ) ??
    at(
      'trial.witness_twice',
      ids.findIndex((id, index) => ids.indexOf(id) !== index),
    ) ??
    at(
      'trial.payment_later',
      payments.findIndex(({ paidOn }) => isAfter(paidOn, today)),
    ) ??
    (paid >= demand && payments.length > 0 ? { code: 'trial.payments_too_high', index: null } : null) ??
    (lowest !== null && lowest > demand - paid ? { code: 'trial.lowest_too_high', index: null } : null)
  );
}
