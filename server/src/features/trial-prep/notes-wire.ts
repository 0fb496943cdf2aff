import type { TrialNotesWire } from '@plainclaim/contract';
import {
  err,
  type LowestFigure,
  ok,
  parseCalendarDate,
  parseUsd,
  type ProofLink,
  type Result,
  type TrialNotes,
} from '@plainclaim/domain';
import type { StoredNotes } from './trial-notes-repository.ts';

/** `index` counts payments from 0; null for what is none. */
export type UnreadableNotes = {
  readonly code: 'trial.payment_day' | 'trial.payment_amount' | 'trial.lowest_amount';
  readonly index: number | null;
};

/** What notes may point to. */
export type Known = {
  readonly elements: readonly string[];
  readonly exhibitIds: readonly string[];
  /** Own sentences that are offered. */
  readonly sentences: readonly string[];
};

export type ReadNotes = { readonly notes: TrialNotes; readonly lowest: LowestFigure };

/** Typed notes as values, or the first field that cannot be read. Rows with nothing in them are left out. */
export function readNotes(wire: TrialNotesWire, known: Known): Result<ReadNotes, UnreadableNotes> {
  const witnesses = wire.witnesses
    .map(({ id, name, saw, contact }) => ({ id, name: name.trim(), saw: saw.trim(), contact: contact.trim() }))
    .filter(({ name, saw, contact }) => name + saw + contact !== '');
  const typed = wire.payments.filter((one) => one.paid_on.trim() + one.amount.trim() !== '');
  const payments: TrialNotes['payments'][number][] = [];
  for (const [index, one] of typed.entries()) {
    const paidOn = parseCalendarDate(one.paid_on);
    if (!paidOn.ok) return err({ code: 'trial.payment_day', index });
    const amount = parseUsd(one.amount);
    if (!amount.ok || amount.value === 0) return err({ code: 'trial.payment_amount', index });
    payments.push({ paidOn: paidOn.value, cents: amount.value });
  }
  const lowest = wire.lowest_amount.trim() === '' ? null : parseUsd(wire.lowest_amount);
  if (lowest !== null && (!lowest.ok || lowest.value === 0)) return err({ code: 'trial.lowest_amount', index: null });
  const spoken = known.sentences.filter((text) => wire.spoken.includes(text));
  const witnessIds = witnesses.map(({ id }) => id);
  const notes = {
    witnesses,
    payments,
    wantsInterest: wire.wants_interest,
    proofs: linksOf(wire, known, witnessIds),
    spoken,
  };
  return ok({ notes, lowest: lowest === null ? null : lowest.value });
}

/** One link a point, and nothing that is not there. */
function linksOf(wire: TrialNotesWire, known: Known, witnessIds: readonly string[]): readonly ProofLink[] {
  const only = (ids: readonly string[], there: readonly string[]): readonly string[] =>
    there.filter((id) => ids.includes(id));
  return known.elements.flatMap((element) => {
    const links = wire.proofs.filter((link) => link.element === element);
    const exhibits = only(
      links.flatMap(({ exhibit_ids }) => exhibit_ids),
      known.exhibitIds,
    );
    const witnesses = only(
      links.flatMap(({ witness_ids }) => witness_ids),
      witnessIds,
    );
    return exhibits.length + witnesses.length === 0 ? [] : [{ element, exhibitIds: exhibits, witnessIds: witnesses }];
  });
}

/** "1500.00": as the fields of the page hold it. */
const typedAmount = (value: number): string => `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`;

export const notesWire = ({ notes, lowest }: Omit<StoredNotes, 'revision'>): TrialNotesWire => ({
  witnesses: notes.witnesses.map(({ id, name, saw, contact }) => ({ id, name, saw, contact })),
  payments: notes.payments.map((one) => ({ paid_on: one.paidOn, amount: typedAmount(one.cents) })),
  wants_interest: notes.wantsInterest,
  lowest_amount: lowest === null ? '' : typedAmount(lowest),
  proofs: notes.proofs.map(({ element, exhibitIds, witnessIds }) => ({
    element,
    exhibit_ids: [...exhibitIds],
    witness_ids: [...witnessIds],
  })),
  spoken: [...notes.spoken],
});
