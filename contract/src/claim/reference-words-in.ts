import type { LocalTrialPoints } from '@plainclaim/domain';
import { trialPoints as esPoints } from '@plainclaim/domain/served-words/es-trial';
import { trialPoints as trPoints } from '@plainclaim/domain/served-words/tr-trial';
import type { Language } from '../languages.ts';
import { categoryWords as esCategories } from '../locales/es/reference/category-words.ts';
import { referenceWords as es } from '../locales/es/reference/reference-words.ts';
import { categoryWords as trCategories } from '../locales/tr/reference/category-words.ts';
import { referenceWords as tr } from '../locales/tr/reference/reference-words.ts';
import type { CategoryWords, ReferenceWords } from '../catalogue/words.ts';

export type WordsOfLists = ReferenceWords & {
  readonly categories: CategoryWords;
  readonly trialPoints: LocalTrialPoints;
};

const words: Readonly<Record<Language, WordsOfLists | null>> = {
  en: null,
  es: { ...es, categories: esCategories, trialPoints: esPoints },
  tr: { ...tr, categories: trCategories, trialPoints: trPoints },
};

/**
 * How the lists the server answers with read in a language; null for English, whose words are in the lists themselves.
 * For the server: it brings every language along.
 */
export const wordsOfListsIn = (language: Language): WordsOfLists | null => words[language];
