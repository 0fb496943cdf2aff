import { isBefore } from '../../calendar/index.ts';
import { type Card, exactDay, holds, type ReadEntry } from '../../fact-cards/index.ts';
import type { TrialElement } from '../../jurisdictions/pack.ts';

/**
 * Whether a card covers a point: every condition of the point must be met. No card covers a point without conditions.
 */
export function speaksOf({ statedBy: { elements, phases, cards } }: TrialElement, card: Card): boolean {
  if (elements === undefined && phases === undefined && cards === undefined) return false;
  return (
    (elements === undefined || elements.some((element) => card.feeds.elements?.includes(element) === true)) &&
    (phases === undefined || phases.includes(card.phase)) &&
    (cards === undefined || cards.includes(card.key))
  );
}

/**
 * Whether a filled card covers a point. Some cards do so by an answer: how a crash came about says whether there was
 * care.
 */
export function tells(element: TrialElement, { card, filled }: Pick<ReadEntry, 'card' | 'filled'>): boolean {
  const answers = element.statedBy.only?.[card.key];
  return speaksOf(element, card) && (answers === undefined || answers.some((one) => holds(one, filled)));
}

type Filled = Pick<ReadEntry, 'card' | 'filled'>;

/** Whether a point counts in this case: a tenant who stayed to the end of the lease left nobody to be found anew. */
export function matters({ statedBy: { needless } }: TrialElement, entries: readonly Filled[]): boolean {
  if (needless === undefined) return true;
  const { answers, notBefore } = needless;
  const dayIn = ({ card, slot }: { readonly card: string; readonly slot: string }) => {
    const value = entries.find((one) => one.card.key === card)?.filled.get(slot);
    return value?.kind === 'day' ? exactDay(value.day) : null;
  };
  const [day, other] = [dayIn(notBefore.day), dayIn(notBefore.other)];
  const isInTime = day !== null && other !== null && !isBefore(day, other);
  return (
    !isInTime && !entries.some(({ card, filled }) => answers[card.key]?.some((one) => holds(one, filled)) === true)
  );
}
