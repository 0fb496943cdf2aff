import type { Card } from '../../fact-cards/index.ts';
import type { TrialElement } from '../../jurisdictions/pack.ts';

/** Whether a card speaks of a point: all that the point names must hold. A point that names nothing is told by none. */
export function speaksOf({ told: { elements, phases, cards } }: TrialElement, card: Card): boolean {
  if (elements === undefined && phases === undefined && cards === undefined) return false;
  return (
    (elements === undefined || elements.some((element) => card.feeds.elements?.includes(element) === true)) &&
    (phases === undefined || phases.includes(card.phase)) &&
    (cards === undefined || cards.includes(card.key))
  );
}
