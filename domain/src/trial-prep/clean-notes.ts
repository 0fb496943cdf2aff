import { hasPrivateNumber } from '../court-papers/complaint/kept-out.ts';
import { endSentence, formValue } from '../letters/wording/form-value.ts';
import type { TrialExhibit } from './trial-record.ts';
import type { TrialNotes } from './trial-notes.ts';
import { WITNESSES } from './wording/witnesses.ts';

export type CleanNotes = {
  readonly notes: TrialNotes;
  readonly exhibits: readonly TrialExhibit[];
  /** A line held a number that may not reach a court, and was left out as a whole. */
  readonly hasLeftOutNumbers: boolean;
};

/** Typed notes as papers print them: on one line, as typed. A line with a private number is left out whole. */
export function cleanNotes(notes: TrialNotes, exhibits: readonly TrialExhibit[]): CleanNotes {
  let hasLeftOutNumbers = false;
  const clean = (text: string): string => {
    const line = formValue(text);
    if (!hasPrivateNumber(line)) return line;
    hasLeftOutNumbers = true;
    return '';
  };
  const witnesses = notes.witnesses.map((one) => ({
    ...one,
    name: clean(one.name) || WITNESSES.unnamed,
    saw: endSentence(clean(one.saw)),
    contact: clean(one.contact),
  }));
  const shown = exhibits.map((one) => ({ ...one, description: clean(one.description) }));
  return { notes: { ...notes, witnesses }, exhibits: shown, hasLeftOutNumbers };
}
