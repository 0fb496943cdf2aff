import { type Card, holds, type ReadEntry } from '../../fact-cards/index.ts';
import type { TrialElement } from '../../jurisdictions/pack.ts';

/**
 * Whether a card covers a point: every condition of the point must be met. No card covers a point without conditions.
 */
export function speaksOf({ told: { elements, phases, cards } }: TrialElement, card: Card): boolean {
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
  const answers = element.told.only?.[card.key];
  return speaksOf(element, card) && (answers === undefined || answers.some((one) => holds(one, filled)));
}
