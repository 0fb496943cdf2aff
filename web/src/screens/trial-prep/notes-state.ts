import type { TrialNotesWire } from '@plainclaim/contract';

export type WitnessNotes = TrialNotesWire['witnesses'][number];
export type PaymentNotes = TrialNotesWire['payments'][number];
export type ProofSide = 'exhibit_ids' | 'witness_ids';

/** An id that no witness of these notes has. */
function freeWitnessId({ witnesses }: TrialNotesWire): string {
  const taken = new Set(witnesses.map(({ id }) => id));
  let number = witnesses.length + 1;
  while (taken.has(`w${number}`)) number += 1;
  return `w${number}`;
}

export const withWitness = (notes: TrialNotesWire): TrialNotesWire => ({
  ...notes,
  witnesses: [...notes.witnesses, { id: freeWitnessId(notes), name: '', saw: '', contact: '' }],
});

/** Without the witness, and without the points they were named for. */
export const withoutWitness = (notes: TrialNotesWire, id: string): TrialNotesWire => ({
  ...notes,
  witnesses: notes.witnesses.filter((one) => one.id !== id),
  proofs: notes.proofs.map((link) => ({ ...link, witness_ids: link.witness_ids.filter((one) => one !== id) })),
});

export const changedWitness = (notes: TrialNotesWire, id: string, patch: Partial<WitnessNotes>): TrialNotesWire => ({
  ...notes,
  witnesses: notes.witnesses.map((one) => (one.id === id ? { ...one, ...patch } : one)),
});

/** A witness with the name and the words that the answers hold. */
export const withKnownWitness = (notes: TrialNotesWire, known: Pick<WitnessNotes, 'name' | 'saw'>): TrialNotesWire => ({
  ...notes,
  witnesses: [...notes.witnesses, { id: freeWitnessId(notes), contact: '', ...known }],
});

export const speaks = (notes: TrialNotesWire, text: string): boolean => notes.spoken.includes(text);

/** Chooses an own sentence for the one-page story, or takes it out. */
export const withSpoken = (notes: TrialNotesWire, text: string, isChosen: boolean): TrialNotesWire => {
  const others = notes.spoken.filter((one) => one !== text);
  return { ...notes, spoken: isChosen ? [...others, text] : others };
};

export const withPayment = (notes: TrialNotesWire): TrialNotesWire => ({
  ...notes,
  payments: [...notes.payments, { paid_on: '', amount: '' }],
});

export const withoutPayment = (notes: TrialNotesWire, at: number): TrialNotesWire => ({
  ...notes,
  payments: notes.payments.filter((_, index) => index !== at),
});

export const changedPayment = (notes: TrialNotesWire, at: number, patch: Partial<PaymentNotes>): TrialNotesWire => ({
  ...notes,
  payments: notes.payments.map((one, index) => (index === at ? { ...one, ...patch } : one)),
});

export const proves = (notes: TrialNotesWire, element: string, side: ProofSide, id: string): boolean =>
  notes.proofs.some((link) => link.element === element && link[side].includes(id));

/** Ties an exhibit or a witness to a point, or unties it. */
export function withProof(
  notes: TrialNotesWire,
  element: string,
  side: ProofSide,
  id: string,
  isTied: boolean,
): TrialNotesWire {
  const before = notes.proofs.find((link) => link.element === element);
  const link = before ?? { element, exhibit_ids: [], witness_ids: [] };
  const others = link[side].filter((one) => one !== id);
  const after = { ...link, [side]: isTied ? [...others, id] : others };
  return {
    ...notes,
    proofs: before === undefined ? [...notes.proofs, after] : notes.proofs.map((one) => (one === before ? after : one)),
  };
}

/** As they are saved: rows with nothing in them, and points with no proof, are left out. */
export const withoutEmpty = (notes: TrialNotesWire): TrialNotesWire => ({
  ...notes,
  witnesses: notes.witnesses.filter(({ name, saw, contact }) => (name + saw + contact).trim() !== ''),
  payments: notes.payments.filter(({ paid_on, amount }) => (paid_on + amount).trim() !== ''),
  proofs: notes.proofs.filter(({ exhibit_ids, witness_ids }) => exhibit_ids.length + witness_ids.length > 0),
});

/** Whether saving would change something. Amounts count by what they come to. */
export function isSame(one: TrialNotesWire, other: TrialNotesWire): boolean {
  const plain = (notes: TrialNotesWire): string => {
    const { payments, lowest_amount, proofs, spoken, ...rest } = withoutEmpty(notes);
    const money = (typed: string): string => (typed === '' ? '' : String(Number(typed)));
    return JSON.stringify({
      ...rest,
      payments: payments.map(({ paid_on, amount }) => [paid_on, money(amount)]),
      spoken: spoken.toSorted(),
      lowest: money(lowest_amount),
      proofs: proofs
        .map(({ element, exhibit_ids, witness_ids }) => [element, exhibit_ids.toSorted(), witness_ids.toSorted()])
        .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
    });
  };
  return plain(one) === plain(other);
}
