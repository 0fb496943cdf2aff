import { type CalendarDate, type ClaimDraft, parseCalendarDate, type ReadEntry } from '@plainclaim/domain';
import { exactDayOf } from '../../../../components/cards/day-value.ts';

/** A day the person already gave. `card` is the key of the card it is in; null for the day of step 1. */
export type KnownDay = { readonly day: CalendarDate; readonly card: string | null };

const MOST = 3;

/** Days to offer in a slot, each once: that of the claim first, then those of other cards. Never the one that is there. */
export function knownDays(
  draft: Pick<ClaimDraft, 'date'>,
  entries: readonly ReadEntry[],
  current: string,
): readonly KnownDay[] {
  const first = parseCalendarDate(draft.date);
  const known: KnownDay[] = first.ok ? [{ day: first.value, card: null }] : [];
  for (const { entry, card } of entries) {
    if (entry.isLeftOut) continue;
    for (const slot of card.slots) {
      const value = entry.values[slot.key];
      const day = slot.kind === 'day' && typeof value === 'string' ? exactDayOf(value) : null;
      if (day !== null) known.push({ day, card: card.key });
    }
  }
  const once = known.filter(({ day }, index) => known.findIndex((one) => one.day === day) === index);
  return once.filter(({ day }) => day !== current).slice(0, MOST);
}
