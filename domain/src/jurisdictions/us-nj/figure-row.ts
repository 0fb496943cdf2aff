import { dayOf } from '../pack/dated-rows.ts';
import type { Certainty, DatedRow } from '../pack.ts';

/**
 * Makes the rows of one list of figures. Their ids begin with `list`; all were looked up on `checkedOn`. A row without a
 * first day holds as far back as anybody asks.
 */
export const figureRowsOf =
  (list: string, checkedOn: string) =>
  (
    name: string,
    value: number,
    source: string,
    certainty: Certainty,
    from: string | null = null,
  ): DatedRow<number> => ({
    id: `${list}.${name}@${from ?? checkedOn}`,
    value,
    from: from === null ? null : dayOf(from),
    to: null,
    source,
    checkedOn: dayOf(checkedOn),
    certainty,
  });
