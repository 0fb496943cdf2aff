import { dayOf } from '../../pack/dated-rows.ts';
import type { Certainty, DatedRow } from '../../pack.ts';

const READ_ON = '2026-11-22';

/** Where one special rule stands, where it was read, and how sure it is. */
export function row(
  key: string,
  cite: string,
  source: string,
  certainty: Certainty,
  readOn = READ_ON,
): DatedRow<string> {
  return {
    id: `rule.${key}@${readOn}`,
    value: cite,
    from: null,
    to: null,
    source,
    checkedOn: dayOf(readOn),
    certainty,
  };
}
