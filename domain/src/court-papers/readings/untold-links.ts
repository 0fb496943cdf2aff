import { catalogueOf } from '../../fact-cards/catalogue/index.ts';
import { type Card, isAsked, type ReadEntry, valueOf } from '../../fact-cards/index.ts';
import type { PaperCase } from '../packet/paper-context.ts';

/** Cards up to this place in the order of asking tell what a reason is about. */
const LAST_MAIN_RANK = 3;

/**
 * Ticked reasons of which no card tells. Only cards that a reason does not share with all others say so: where it has none
 * of its own among the first, nothing is said. Own words are nobody's to sort.
 */
export function unstatedReasons({ claim, sentences }: Pick<PaperCase, 'claim' | 'sentences'>): readonly string[] {
  if (sentences.length === 0 || sentences.some(({ entry }) => entry === null)) return [];
  const filled = new Set(sentences.flatMap(({ entry }) => entry?.card.key ?? []));
  const { cards } = catalogueOf(claim.situation);
  return claim.reasons.filter((reason) => {
    const others = claim.reasons.filter((one) => one !== reason);
    const own = cards.filter(
      ({ reasons }) =>
        reasons.includes(reason) && (others.length === 0 || !others.every((other) => reasons.includes(other))),
    );
    return own.some((card) => rankFor(card, reason) <= LAST_MAIN_RANK) && !own.some(({ key }) => filled.has(key));
  });
}

const rankFor = ({ rank, offer = {} }: Card, reason: string): number => offer[reason] ?? rank;

/** The slot that asks why one side answers for what somebody else did. */
const LINK = 'why';
/** That a vehicle is theirs does not tell by itself why they answer for its driver. */
const NO_LINK = 'owner';
/** Whoever works for them: the name of the role tells it. */
const THEIR_WORKERS: ReadonlySet<string> = new Set(['your-worker', 'your-manager', 'your-stylist', 'your-trainer']);

/** Somebody else did it, and the card does not tell why the other side answers for them. */
export function isAnswerForUnstated({ card, filled }: ReadEntry): boolean {
  const slot = card.slots.find(({ key }) => key === LINK);
  if (slot === undefined || !isAsked(slot, filled)) return false;
  const who = filled.get('who');
  if (who?.kind === 'who' && THEIR_WORKERS.has(who.role?.value ?? '')) return false;
  const stated = filled.get(LINK);
  return stated === undefined || valueOf(stated) === NO_LINK;
}
