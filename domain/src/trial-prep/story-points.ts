import type { CourtSentence } from '../court-papers/complaint/complaint-facts.ts';
import type { Card } from '../fact-cards/index.ts';
import { TRIAL_LIMITS } from './trial-notes.ts';

/** What an outline of one page has room for, and whether there is more. */
export type Outline = {
  /** What was agreed; empty for harm, where nothing was. */
  readonly agreed: readonly string[];
  readonly happened: readonly string[];
  /** What was paid, and what it cost. */
  readonly money: readonly string[];
  /** That the other side was asked or told. */
  readonly asked: readonly string[];
  /** In the claimant's own words, as they chose them. */
  readonly own: readonly string[];
  readonly hasMore: boolean;
};

/** A line of speech that can be read out in one breath. */
export const LONGEST_POINT = TRIAL_LIMITS.spokenLength;
const ROOM = { agreed: 380, happened: 600, money: 380, asked: 260, ownBesideCards: 300, ownAlone: 1_300 } as const;

/** A letter counts days up to its own date. Spoken in court there is no such letter. */
export const countsToTheLetter = (text: string): boolean => /\bthis letter\b/i.test(text);

type Part = Exclude<keyof Outline, 'hasMore'>;

/** A card has one place: what happened comes before what it cost. */
function partOf(card: Card, isHarm: boolean): Part {
  const { elements = [] } = card.feeds;
  if (elements.includes('event')) return 'happened';
  if (elements.includes('duty')) return isHarm ? 'happened' : 'agreed';
  if (elements.includes('notice')) return 'asked';
  return elements.includes('sum') || elements.includes('harm') ? 'money' : 'happened';
}

/** Own sentences that can be spoken, in the order of the story. */
export const ownSentences = (sentences: readonly CourtSentence[]): readonly string[] =>
  sentences.flatMap(({ text, entry }) =>
    entry === null && text.length <= LONGEST_POINT && !countsToTheLetter(text) ? [text] : [],
  );

/**
 * The facts by what their cards feed; own words as the claimant chose them. Where nothing was chosen and no card tells
 * the story, own words come in their order: the page would be empty. Sentences are left out whole, never cut.
 */
export function outlineOf(
  all: readonly CourtSentence[],
  { isHarm, spoken }: { readonly isHarm: boolean; readonly spoken: readonly string[] },
): Outline {
  const sentences = all.filter(({ text }) => !countsToTheLetter(text));
  const short = sentences.filter(({ text }) => text.length <= LONGEST_POINT);
  const hasCards = sentences.some(({ entry }) => entry !== null);
  const textsIn = (part: Part): readonly string[] =>
    short.flatMap(({ text, entry }) => ((entry === null ? 'own' : partOf(entry.card, isHarm)) === part ? [text] : []));
  const offered = textsIn('own');
  const chosen = offered.filter((text) => spoken.includes(text));
  const own = chosen.length > 0 || hasCards ? chosen : offered;
  const parts = {
    agreed: fitting(ROOM.agreed, textsIn('agreed')),
    happened: fitting(ROOM.happened, textsIn('happened')),
    money: fitting(ROOM.money, textsIn('money')),
    asked: fitting(ROOM.asked, textsIn('asked')),
    own: fitting(hasCards ? ROOM.ownBesideCards : ROOM.ownAlone, own),
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
