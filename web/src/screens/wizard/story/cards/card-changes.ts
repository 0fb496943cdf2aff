import { CARD_LIMITS, type CardEntry, isEmptyValue, type SlotValue } from '@plainclaim/domain';

/** What happens to the fillings of cards. Each change gives new ones, or the same list when nothing can change. */
export type Entries = readonly CardEntry[];

/** A card that was opened and not filled yet. It joins the claim with its first answer. */
export const blankEntry = (id: string, card: string): CardEntry => ({
  id,
  card,
  values: {},
  defendant: '',
  counts: '',
  proof: [],
  isLeftOut: false,
});

export const isFull = (entries: Entries): boolean => entries.length >= CARD_LIMITS.entries;

/** Changes one filling, which joins the others when it is new. */
export function withEntry(entries: Entries, entry: CardEntry, change: (entry: CardEntry) => CardEntry): CardEntry[] {
  if (entries.some(({ id }) => id === entry.id)) return entries.map((one) => (one.id === entry.id ? change(one) : one));
  return isFull(entries) ? [...entries] : [...entries, change(entry)];
}

/** A slot's new value; null empties it. */
export function withValue(entry: CardEntry, slot: string, value: SlotValue | null): CardEntry {
  const { [slot]: _before, ...others } = entry.values;
  return { ...entry, values: value === null ? others : { ...others, [slot]: value } };
}

export const withProof = (entry: CardEntry, key: string, isThere: boolean): CardEntry => ({
  ...entry,
  proof: isThere ? [...new Set([...entry.proof, key])] : entry.proof.filter((one) => one !== key),
});

/** Nothing was answered, written or ticked. */
export const saysNothing = ({ values, proof, own = '' }: CardEntry): boolean =>
  proof.length === 0 && own.trim() === '' && Object.values(values).every(isEmptyValue);

/** A card that is folded with nothing in it is no card: its chip is there again. */
export const withoutBlank = (entries: Entries, id: string): CardEntry[] =>
  entries.filter((entry) => entry.id !== id || !saysNothing(entry));

/** Left out, with its answers kept. One without answers goes altogether. */
export const leftOut = (entries: Entries, id: string): CardEntry[] =>
  withoutBlank(entries, id).map((entry) => (entry.id === id ? { ...entry, isLeftOut: true } : entry));

export const broughtBack = (entries: Entries, id: string): CardEntry[] =>
  entries.map((entry) => (entry.id === id ? { ...entry, isLeftOut: false } : entry));
