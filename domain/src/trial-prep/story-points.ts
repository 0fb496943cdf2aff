import type { CourtSentence } from '../court-papers/complaint-facts.ts';
import type { Card } from '../fact-cards/index.ts';
import type { TrialElement } from '../jurisdictions/pack.ts';

/** What an outline of one page has room for, and whether there is more. */
export type Outline = {
  /** What was agreed; empty for harm, where nothing was. */
  readonly agreed: readonly string[];
  readonly happened: readonly string[];
  /** What was paid, and what it cost. */
  readonly money: readonly string[];
  /** That the other side was asked or told. */
  readonly asked: readonly string[];
  /** In the claimant's own words, in their order: nobody sorts them. */
  readonly own: readonly string[];
  readonly hasMore: boolean;
};

/** A line of speech that can be read out in one breath. */
export const LONGEST_POINT = 260;
const ROOM = { agreed: 420, happened: 700, money: 420, asked: 260, ownBesideCards: 300, ownAlone: 1_700 } as const;

type Part = Exclude<keyof Outline, 'hasMore'>;

/** A card has one place: what happened comes before what it cost. */
function partOf(card: Card, isHarm: boolean): Part {
  const { elements = [] } = card.feeds;
  if (elements.includes('event')) return 'happened';
  if (elements.includes('duty')) return isHarm ? 'happened' : 'agreed';
  if (elements.includes('notice')) return 'asked';
  return elements.includes('sum') || elements.includes('harm') ? 'money' : 'happened';
}

/** The facts by what their cards feed; own words as they follow each other. Sentences are left out whole, never cut. */
export function outlineOf(sentences: readonly CourtSentence[], isHarm: boolean): Outline {
  const short = sentences.filter(({ text }) => text.length <= LONGEST_POINT);
  const hasCards = sentences.some(({ entry }) => entry !== null);
  const textsIn = (part: Part): readonly string[] =>
    short.flatMap(({ text, entry }) => ((entry === null ? 'own' : partOf(entry.card, isHarm)) === part ? [text] : []));
  const parts = {
    agreed: fitting(ROOM.agreed, textsIn('agreed')),
    happened: fitting(ROOM.happened, textsIn('happened')),
    money: fitting(ROOM.money, textsIn('money')),
    asked: fitting(ROOM.asked, textsIn('asked')),
    own: fitting(hasCards ? ROOM.ownBesideCards : ROOM.ownAlone, textsIn('own')),
  };
  return { ...parts, hasMore: Object.values(parts).flat().length < sentences.length };
}

/** As many as fit, from the first on; one that is too long is passed over. */
function fitting(room: number, all: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let left = room;
  for (const text of all) {
    if (text.length > left) continue;
    kept.push(text);
    left -= text.length;
  }
  return kept;
}

/** Whether a card speaks of a point: all that the point names must hold. A point that names nothing is told by none. */
export function speaksOf({ told: { elements, phases, cards } }: TrialElement, card: Card): boolean {
  if (elements === undefined && phases === undefined && cards === undefined) return false;
  return (
    (elements === undefined || elements.some((element) => card.feeds.elements?.includes(element) === true)) &&
    (phases === undefined || phases.includes(card.phase)) &&
    (cards === undefined || cards.includes(card.key))
  );
}
