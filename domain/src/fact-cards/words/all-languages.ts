import type { LanguageCode, TranslatedCode } from '../../languages.ts';
import type { CardWords, CopyWords } from './card-words.ts';
import { cardWords as en } from './en.ts';
import { cardWords as es } from './es.ts';
import { cardWords as pt } from './pt.ts';
import { cardWords as tr } from './tr.ts';

export type { CardWords, CopyWords, DayWords, Other, Person } from './card-words.ts';

/** For the languages a letter is translated into. */
export const COPY_WORDS: Readonly<Record<TranslatedCode, CopyWords>> = { es, tr, pt };

export const CARD_WORDS: Readonly<Record<LanguageCode, CardWords>> = { en, ...COPY_WORDS };

/** Null for English, which the letter itself is in. */
export const copyWordsOf = (language: LanguageCode): CopyWords | null =>
  language === 'en' ? null : COPY_WORDS[language];
