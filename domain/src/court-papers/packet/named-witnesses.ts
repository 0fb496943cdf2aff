import { type Card, type CardLanguage, type CardOption, copyWordsOf } from '../../fact-cards/index.ts';
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

/** Whom the ready-made roles belong to, for a reader who is the plaintiff. */
const WHOSE: Readonly<Record<string, string>> = {
  '{my}': 'my',
  '{mine}': 'mine',
  '{me}': 'me',
  '{I}': 'I',
  '{your}': 'the other side’s',
  '{yours}': 'the other side’s',
  '{you}': 'the other side',
};
/**
 * A role as the plaintiff reads it. The words of a letter speak to the other side, so that "your employee" would be
 * theirs to whom it is sent, and not the reader's.
 */
function roleFor({ letter, ...copies }: CardOption, language: CardLanguage): string {
  const words = copyWordsOf(language);
  if (words === null) return letter.replaceAll(/\{\w+\}/g, (token) => WHOSE[token] ?? token);
  if (/\{you(?:r|rs)?\}/.test(letter)) return words.ofOtherSide;
  const role = copies[language];
  // It stands behind a name, within brackets.
  return role.charAt(0).toLocaleLowerCase(language) + role.slice(1);
}

/** People the cards name, each once, with the first sentence that names them. Roles are in the reader's language. */
export function namedWitnesses(
  sentences: readonly CourtSentence[],
  language: CardLanguage = 'en',
): readonly NamedWitness[] {
  const found = new Map<string, NamedWitness>();
  for (const { text, entry } of sentences) {
    if (entry === null) continue;
    for (const key of entry.card.feeds.witness ?? []) {
      const slot = entry.filled.get(key);
      if (slot?.kind !== 'who' || slot.who.side !== 'other') continue;
      const role = slot.role === null ? slot.who.role : roleFor(slot.role, language);
      const name = slot.who.name === '' ? role : role === '' ? slot.who.name : `${slot.who.name} (${role})`;
      if (!found.has(name)) found.set(name, { name, person: slot.who.name, sentence: text, card: entry.card });
    }
  }
  return [...found.values()];
}
