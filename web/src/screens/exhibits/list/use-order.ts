import type { ExhibitWire } from '@plainclaim/contract';
import { exhibitMark, moved } from '@plainclaim/domain';
import { useRef, useState } from 'react';
import { orderExhibits } from '../../../api/exhibits.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import type { Exhibits } from '../use-exhibits.ts';

export type Order = {
  /** The exhibits in the order the person wants, with the marks that gives them. */
  readonly shown: readonly ExhibitWire[];
  readonly move: (from: number, to: number) => void;
  /** The order on the screen is not the one the server has. */
  readonly isUnsaved: boolean;
  readonly failure: ApiFailure | null;
  readonly saveAgain: () => void;
};

/** The exhibits in the order of `ids`; those it does not name come last, as they were. */
export function inOrder(exhibits: readonly ExhibitWire[], ids: readonly string[]): readonly ExhibitWire[] {
  const placeOf = ({ id }: ExhibitWire) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return exhibits
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((one, index) => ({ ...one, mark: exhibitMark(index) }));
}

/** Shows a new order at once and saves it; several quick moves are saved one after the other, the last one last. */
export function useOrder(caseId: string, exhibits: readonly ExhibitWire[], change: Exhibits['change']): Order {
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const newest = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);
  const shown = wanted === null ? exhibits : inOrder(exhibits, wanted);

  const want = (ids: readonly string[] | null) => {
    newest.current = ids;
    setWanted(ids);
  };
  const save = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    setFailure(null);
    for (let isSaved = false; !isSaved && newest.current !== null; ) {
      const ids = newest.current;
      const got = await change(() => orderExhibits(caseId, ids));
      if (newest.current !== ids) continue;
      isSaved = true;
      // Refused means that the list is not the one the person saw: the true one is loaded again and shown.
      if (got.ok || got.error.code === 'exhibits.order_changed') want(null);
      if (!got.ok) setFailure(got.error);
    }
    isSaving.current = false;
  };
  return {
    shown,
    move: (from, to) => {
      const ids = shown.map(({ id }) => id);
      const next = moved(ids, from, to);
      if (from === to || next === ids) return;
      want(next);
      void save();
    },
    isUnsaved: wanted !== null,
    failure,
    saveAgain: () => void save(),
  };
}
