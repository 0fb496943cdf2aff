import {
  type CardCatalogue,
  type CardLanguage,
  CARD_LANGUAGES,
  type ClaimDraft,
  draftFacts,
  type Facts,
  type ReadEntry,
  type SentencePiece,
  sayPieces,
  speakerOf,
  type Telling,
  type WizardFacts,
} from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { nameOfSlot } from '../../../components/cards/slot-props.ts';
import type { MarkedText } from './own-words/story-issues.ts';

/** What the letter beside the form shows of the card that is being filled. */
export type OpenCard = { readonly entry: string; readonly slot: string | null };

/** One sentence of "What happened", in the reader's language, and as it is in the English letter. */
export type LiveSentence = {
  readonly key: string;
  readonly pieces: readonly SentencePiece[];
  readonly english: string;
  readonly isOpen: boolean;
};

/** Cards speak the languages of the interface; any other reads English. */
export const cardLanguage = (locale: string): CardLanguage => CARD_LANGUAGES.find((one) => one === locale) ?? 'en';

export const factsOfDraft = (draft: ClaimDraft, cards: CardCatalogue, { today }: Pick<WizardFacts, 'today'>): Facts =>
  draftFacts(draft, cards, { today, clockDays: (clock) => served.clockDays(clock, today) });

/** A card's sentence while it is filled: in a language, with the place of each answer. */
export function livePieces(draft: ClaimDraft, read: ReadEntry, language: CardLanguage): readonly SentencePiece[] {
  const telling: Telling = { speaker: speakerOf(draft), language, mentionedDay: null };
  return sayPieces(read, telling, (slot) => nameOfSlot(slot, language)) ?? [];
}

export const textOfPieces = (pieces: readonly SentencePiece[]): string => pieces.map(({ text }) => text).join('');

const plain = (text: string): readonly SentencePiece[] => [{ text, slot: null, isEmpty: false }];

/**
 * Everything the cards tell, in the letter's order. The open card is shown with its gaps, as soon as it has an answer.
 */
export function liveSentences(
  draft: ClaimDraft,
  facts: Facts,
  language: CardLanguage,
  open: OpenCard | null,
): readonly LiveSentence[] {
  return facts.entries.flatMap((read): readonly LiveSentence[] => {
    const { id, isLeftOut } = read.entry;
    const isOpen = open?.entry === id;
    const said = facts.sentences.filter(({ source }) => source.entry === id);
    if (said.length === 0) {
      if (!isOpen || !read.isStarted || isLeftOut) return [];
      const english = textOfPieces(livePieces(draft, read, 'en'));
      return [{ key: id, pieces: livePieces(draft, read, language), english, isOpen }];
    }
    return said.map(({ text, copies, source }) => {
      const key = source.kind === 'derived' ? `${id} ${source.key}` : id;
      return { key, pieces: plain(copies[language]), english: text, isOpen: isOpen && source.kind === 'card' };
    });
  });
}

/** Whether the person's own words are in the letter, by the letter's own rule. */
export const showsOwnWords = ({ claimDescription, storyInLetter }: ClaimDraft, hasCards: boolean): boolean =>
  claimDescription.trim() !== '' && (storyInLetter === 'yes' || (storyInLetter === '' && !hasCards));

/** What the story screen knows beside the answers: the letter shows it while somebody works there. */
export type LiveLetter = {
  readonly open: OpenCard | null;
  /** The own words, with the places that were marked. */
  readonly words: readonly MarkedText[];
  readonly toDecide: number;
  /** There are two letters to choose from: with the own words, and without. */
  readonly hasTwoLetters: boolean;
};
