import type { CostWire, OutcomeWire, RecordOutcomeRequest } from '@plainclaim/contract';
import { OUTCOME_KINDS } from '@plainclaim/domain';

export type Line = OutcomeWire | CostWire;
/** A line as it is being typed. */
export type Typed = Omit<NonNullable<RecordOutcomeRequest['outcome']>, 'kind'> & { readonly kind: Line['kind'] | '' };

/** Both forms can be open on the page, each with a day and an amount. */
export const fieldId = (kind: Typed['kind'], field: string): string => (kind === 'cost' ? `cost-${field}` : field);

export const kindIn = (value: string) => OUTCOME_KINDS.find((kind) => kind === value) ?? '';

export const typedOf = ({ kind, on, amount, by, words }: Line): Typed => ({
  kind,
  on,
  amount: amount === null ? '' : (amount / 100).toFixed(2),
  by: by ?? '',
  words,
});
