import type { Cents } from '../money/index.ts';
import type { CardOption, Conditions } from './card.ts';
import type { WhoValue } from './entry.ts';
import type { TypedDay } from './sentences/say-days.ts';

/**
 * What one slot holds, read and typed. `option` is the ready-made answer that was pressed; null for typed words. `isMany`
 * is known of things of the vocabulary only.
 */
export type FilledSlot =
  | { readonly kind: 'day'; readonly day: TypedDay }
  | { readonly kind: 'money'; readonly cents: Cents }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'yesno'; readonly value: 'yes' | 'no' }
  | { readonly kind: 'choice'; readonly option: CardOption }
  | { readonly kind: 'who'; readonly who: WhoValue; readonly role: CardOption | null }
  | {
      readonly kind: 'thing' | 'words';
      readonly option: CardOption | null;
      readonly text: string;
      readonly isMany?: boolean;
      /** What was typed, where `text` is its meaning in English: reading copies say it. */
      readonly original?: string;
    }
  /** `meaning` is what words in another language mean in English; '' where nobody said. */
  | { readonly kind: 'quote'; readonly text: string; readonly meaning: string };

/** Whether conditions hold: the slots have these choices, are filled or empty, typed, or name several things ("many"). */
export function holds(conditions: Conditions, filled: ReadonlyMap<string, FilledSlot>): boolean {
  return Object.entries(conditions).every(([key, wanted]) => {
    const slot = filled.get(key);
    if (wanted === 'filled') return slot !== undefined;
    if (wanted === 'empty') return slot === undefined;
    // A choice may have an answer of that name: "The amount was typed wrong."
    if (wanted === 'typed' && slot?.kind !== 'choice')
      return slot !== undefined && 'text' in slot && !('option' in slot && slot.option !== null);
    if (wanted === 'many') return slot !== undefined && 'isMany' in slot && slot.isMany;
    const values = typeof wanted === 'string' ? [wanted] : wanted;
    return slot !== undefined && values.includes(valueOf(slot));
  });
}

/** The value conditions compare: a choice's, yes or no, whose side, or the ready-made answer's. */
export function valueOf(slot: FilledSlot): string {
  if (slot.kind === 'choice') return slot.option.value;
  if (slot.kind === 'yesno') return slot.value;
  // Conditions name sides as the catalogue does: me, you, other.
  if (slot.kind === 'who') return { us: 'me', them: 'you', other: 'other', '': '' }[slot.who.side];
  if (slot.kind === 'thing' || slot.kind === 'words') return slot.option?.value ?? '';
  return '';
}
