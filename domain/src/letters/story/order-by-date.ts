import type { CalendarDate } from '../../calendar/index.ts';

type Dated = { readonly day: CalendarDate | null; readonly startsParagraph: boolean; readonly text: string };

/** Words that lean on the sentence before them in a way a move would break. */
const SUMS_UP = /^(?:in (?:total|all)|altogether|overall|so far|to this day|as of|since then|to date|until now)\b/i;

/** A date that was still to come: "hired for our wedding on June 14, 2025", "promised to pay by May 1, 2026". */
const STILL_TO_COME =
  /\b(?:by|until|till|before|due(?: on)?|scheduled for|expir\w+ on|valid (?:to|until)|(?:for (?:our|my|the|a|her|his) (?:\w+ )?(?:wedding|party|event|reunion|trip|week|concert|shower|ceremony|reception|move|delivery)|supposed|agreed|promised|would|will|going|booked|reserved|set|planned|was to|were to)\b[^.;]{0,60}?\b(?:on|by|for|from)) (?:\w+day,? )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/;
/** The first date stands alone in front: "On March 3, 2026 I agreed to ...". */
const LEADS =
  /^(?:\w+ ){0,3}(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/;

const orderDay = ({ day, text }: Dated): CalendarDate | null =>
  day !== null && !SUMS_UP.test(text) && (LEADS.test(text) || !STILL_TO_COME.test(text)) ? day : null;

/**
 * Oldest first. A sentence without a date stays behind the dated one it follows, those before the first date stay in
 * front, and equal days keep their order. What is in order already comes back as it is.
 */
export function orderByDate<S extends Dated>(sentences: readonly S[]): readonly S[] {
  const groups: { day: CalendarDate | null; items: S[] }[] = [];
  for (const sentence of sentences) {
    const last = groups.at(-1);
    const day = orderDay(sentence);
    if (last === undefined || day !== null) groups.push({ day, items: [sentence] });
    else last.items.push(sentence);
  }
  const stepsBack = groups.filter((group, index) => (groups[index - 1]?.day ?? '') > (group.day ?? ''));
  // One look back inside a sentence ("sold on June 2") is how people tell; moving it would break the thread.
  const isTold = stepsBack.length <= 1 && stepsBack.every(({ items }) => !LEADS.test(items[0]?.text ?? ''));
  if (isTold) return sentences;
  const sorted = groups.toSorted((a, b) =>
    (a.day ?? '') < (b.day ?? '') ? -1 : (a.day ?? '') > (b.day ?? '') ? 1 : 0,
  );
  return sorted.flatMap((group) => group.items);
}
