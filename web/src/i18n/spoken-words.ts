import type { CategoryWords, ReferenceWords } from '@plainclaim/contract';

/** What a language says besides the screens' own messages. English says it where it stands. */
export type Words = {
  readonly sentences: Readonly<Partial<Record<string, string>>>;
  readonly categories: CategoryWords;
  readonly lists: ReferenceWords | null;
  /** A person has read what is translated. English is what we wrote. */
  readonly isRead: boolean;
};

export const ENGLISH: Words = { sentences: {}, categories: {}, lists: null, isRead: true };

let words = ENGLISH;

/** For `i18n.ts`, which shows a language. */
export function speakFrom(next: Words): void {
  words = next;
}

/** The sentences both sides know, in the language on the screen, by code; where one is missing English is to be taken. */
export const currentSentences = (): Words['sentences'] => words.sentences;

/** What the categories are called in the language on the screen; empty for English. */
export const categoryWords = (): CategoryWords => words.categories;

/** The words of the wizard's lists in the language on the screen; null for English, and until they are here. */
export const referenceWords = (): ReferenceWords | null => words.lists;

/** Whether a person has read the language on the screen. */
export const isReadByPerson = (): boolean => words.isRead;
