import { emptyLedger, type Ledger } from '../letters/composed-letter.ts';
import { formValue } from '../letters/form-value.ts';
import { withoutPrivateNumbers } from '../letters/own-words.ts';
import { endSentence } from '../letters/punctuation.ts';
import { traced } from '../letters/traced-text.ts';
import type { TrialExhibit } from './trial-record.ts';
import type { TrialNotes } from './trial-notes.ts';

export type CleanNotes = {
  readonly notes: TrialNotes;
  readonly exhibits: readonly TrialExhibit[];
  /** A number that may not reach a court was cut. */
  readonly hasLeftOutNumbers: boolean;
};

/** Typed notes as papers print them: on one line, without leftovers of programs and without private numbers. */
export function cleanNotes(notes: TrialNotes, exhibits: readonly TrialExhibit[]): CleanNotes {
  const ledger: Ledger = emptyLedger();
  const clean = (text: string): string =>
    formValue(withoutPrivateNumbers(traced(text.normalize('NFC')), ledger).text, ledger);
  const witnesses = notes.witnesses.map((one) => ({
    ...one,
    name: clean(one.name),
    saw: endSentence(clean(one.saw)),
    contact: clean(one.contact),
  }));
  const shown = exhibits.map((one) => ({ ...one, description: clean(one.description) }));
  return {
    notes: { ...notes, witnesses },
    exhibits: shown,
    hasLeftOutNumbers: ledger.removed.some(({ kind }) => kind === 'private_number'),
  };
}
