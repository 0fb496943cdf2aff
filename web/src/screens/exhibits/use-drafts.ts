import type { ExhibitWire } from '@plainclaim/contract';
import { useState } from 'react';

/** What is being typed about an exhibit. `happenedOn`: "2026-03-03", unfinished, or empty. */
export type Draft = {
  readonly description: string;
  readonly happenedOn: string;
  /** The certified letter whose return receipt it is said to be; '' for none. */
  readonly receiptOf: string;
};

export type Drafts = {
  /** What is typed; null while nothing of this exhibit is being changed. */
  readonly of: (exhibitId: string) => Draft | null;
  readonly set: (exhibitId: string, draft: Draft | null) => void;
  /** The exhibits with words that are not saved. */
  readonly unsavedIds: readonly string[];
};

/** Unsaved words live here and not in the rows, so that loading the list again loses none. */
export function useDrafts(exhibits: readonly ExhibitWire[]): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const isUnsaved = ({ id, description, happened_on }: ExhibitWire): boolean => {
    const draft = drafts[id];
    return (
      draft !== undefined &&
      (draft.description !== description || draft.happenedOn !== happened_on || draft.receiptOf !== '')
    );
  };
  return {
    of: (id) => drafts[id] ?? null,
    set: (id, draft) =>
      setDrafts(({ [id]: _before, ...others }) => (draft === null ? others : { ...others, [id]: draft })),
    unsavedIds: exhibits.filter(isUnsaved).map(({ id }) => id),
  };
}
