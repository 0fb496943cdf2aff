import type { CourtRangeAnswer } from '@plainclaim/contract';

/** A court part with the amounts it hears, in cents: more than `over`, at most `to`. */
export type PlacedPart = CourtRangeAnswer['parts'][number] & { readonly over: number; readonly to: number };

/** The parts one after the other, smallest first, up to the largest claim; parts beyond it have no place. */
export function placedParts(parts: CourtRangeAnswer['parts'], largest: number): readonly PlacedPart[] {
  return parts
    .map((part, index) => ({ ...part, over: parts[index - 1]?.upTo ?? 0, to: Math.min(part.upTo ?? largest, largest) }))
    .filter(({ over, to }) => over < to);
}
