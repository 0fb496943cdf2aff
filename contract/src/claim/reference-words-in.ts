import type { WordsOfLists } from '../catalogue/words.ts';
import type { Language } from '../languages.ts';
import { LISTS } from '../locales/all-languages.ts';

/**
 * How the lists the server answers with read in a language; null for English, whose words are in the lists themselves.
 * For the server: it brings every language along.
 */
export const wordsOfListsIn = (language: Language): WordsOfLists | null => LISTS[language];
