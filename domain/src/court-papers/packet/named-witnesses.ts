import type { Card } from '../../fact-cards/index.ts';
import type { CourtSentence } from '../complaint/complaint-facts.ts';

/** Somebody a card names as one who saw or heard it. */
export type NamedWitness = {
  /** "Luis (my mechanic)": what the card says of them. */
  readonly name: string;
  /** The bare name; '' where only a role is known. */
  readonly person: string;
  readonly sentence: string;
  readonly card: Card;
};

/** People the cards name, each once, with the first sentence that names them. */
export function namedWitnesses(sentences: readonly CourtSentence[]): readonly NamedWitness[] {
  const found = new Map<string, NamedWitness>();
  for (const { text, entry } of sentences) {
    if (entry === null) continue;
    for (const key of entry.card.feeds.witness ?? []) {
      const slot = entry.filled.get(key);
      if (slot?.kind !== 'who' || slot.who.side !== 'other') continue;
      const role = slot.role?.en ?? slot.who.role;
      const name = slot.who.name === '' ? role : role === '' ? slot.who.name : `${slot.who.name} (${role})`;
      if (!found.has(name)) found.set(name, { name, person: slot.who.name, sentence: text, card: entry.card });
    }
  }
  return [...found.values()];
}
