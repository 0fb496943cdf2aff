import fc from 'fast-check';
import type { CardCatalogue, Slot } from '../card.ts';
import { type CardEntry, CARD_LIMITS, type SlotValue } from '../entry.ts';

const DAYS = ['2026-03-09', '2025-11', '~2024', '2023-06/2026-08-15', '[2026-01-05..2026-03]', 'unsure', ''];

function anyValue(
  { kind, options = [], common = [], roles = [] }: Slot,
  typed: fc.Arbitrary<string>,
): fc.Arbitrary<SlotValue> {
  const words = typed.map((text) => text.slice(0, CARD_LIMITS.value));
  switch (kind) {
    case 'day':
      return fc.constantFrom(...DAYS);
    case 'money':
      return fc.constantFrom('', '400', '1,250.50', 'much');
    case 'count':
      return fc.constantFrom('', '2', '30');
    case 'yesno':
      return fc.constantFrom('', 'yes', 'no');
    case 'choice':
      return fc.constantFrom('', ...options.map(({ value }) => value));
    case 'quote':
      return fc.oneof(
        words,
        words.map((text) => ({ text, meaning: text })),
      );
    case 'thing':
    case 'words':
      return fc.oneof(
        words.map((text) => ({ text })),
        fc.constantFrom('', ...common.map(({ value }) => value)).map((pick) => ({ pick })),
      );
    case 'who':
      return fc.record({
        side: fc.constantFrom('' as const, 'us' as const, 'them' as const, 'other' as const),
        role: fc.constantFrom('', 'my cousin', ...roles.map(({ value }) => value)),
        name: fc.constantFrom('', 'Luis Ortega', 'DeShawn'),
      });
  }
}

/** Up to six cards of some reasons, filled at random: whole, half, wrong, left out. `typed` is what is in own words. */
export function anyCards(
  catalogue: CardCatalogue,
  reasons: readonly string[],
  typed: fc.Arbitrary<string>,
): fc.Arbitrary<CardEntry[]> {
  const offered = catalogue.cards.filter((card) => card.reasons.some((one) => one === '*' || reasons.includes(one)));
  const aFilling = fc.constantFrom(...offered).chain((card) =>
    fc.record({
      card: fc.constant(card.key),
      values: fc.record(Object.fromEntries(card.slots.map((slot) => [slot.key, anyValue(slot, typed)]))),
      defendant: fc.constantFrom('' as const, 'all' as const, '0' as const, '1' as const),
      counts: fc.constantFrom('' as const, 'yes' as const, 'no' as const),
      proof: fc.subarray([...(card.proof ?? [])]),
      isLeftOut: fc.boolean().map((isOut) => isOut && card.slots.length % 2 === 0),
    }),
  );
  return fc.array(aFilling, { maxLength: 6 }).map((cards) => cards.map((one, at) => ({ ...one, id: `c${at}` })));
}
