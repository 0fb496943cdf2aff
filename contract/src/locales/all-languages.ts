import { trialPoints as esPoints } from '@plainclaim/domain/served-words/es-trial';
import { trialPoints as ptPoints } from '@plainclaim/domain/served-words/pt-trial';
import { trialPoints as trPoints } from '@plainclaim/domain/served-words/tr-trial';
import type { Catalogue } from '../catalogue/sentences.ts';
import type { WordsOfLists } from '../catalogue/words.ts';
import type { Language } from '../languages.ts';
import { en, type MessageCode } from './en.ts';
import { es } from './es.ts';
import { categoryWords as esCategories } from './es/reference/category-words.ts';
import { referenceWords as esLists } from './es/reference/reference-words.ts';
import { pt } from './pt.ts';
import { categoryWords as ptCategories } from './pt/reference/category-words.ts';
import { referenceWords as ptLists } from './pt/reference/reference-words.ts';
import { tr } from './tr.ts';
import { categoryWords as trCategories } from './tr/reference/category-words.ts';
import { referenceWords as trLists } from './tr/reference/reference-words.ts';

/** The sentences for every code, in every language. */
export const CATALOGUES: Readonly<Record<Language, Catalogue<MessageCode>>> = { en, es, tr, pt };

/** How the lists the server answers with read; null for English, whose words are in the lists themselves. */
export const LISTS: Readonly<Record<Language, WordsOfLists | null>> = {
  en: null,
  es: { ...esLists, categories: esCategories, trialPoints: esPoints },
  tr: { ...trLists, categories: trCategories, trialPoints: trPoints },
  pt: { ...ptLists, categories: ptCategories, trialPoints: ptPoints },
};
