import type { TrialNotesWire, TrialPrepAnswer } from '@plainclaim/contract';

/** What every part of the form gets. */
export type NoteFieldsProps = {
  readonly notes: TrialNotesWire;
  readonly onChange: (notes: TrialNotesWire) => void;
  /** The message of what is wrong with a field, by the name the server knows. */
  readonly errorOf: (field: string) => string | undefined;
};

export type LimitedFieldsProps = NoteFieldsProps & { readonly limits: TrialPrepAnswer['limits'] };
