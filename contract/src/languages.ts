import { isLanguageCode, LANGUAGE_CODES, type LanguageCode, languageOfCode } from '@plainclaim/domain/languages';

/** The languages people can choose. English comes first: it is what everybody gets who has not chosen. */
export const LANGUAGES = LANGUAGE_CODES;

export type Language = LanguageCode;

export const DEFAULT_LANGUAGE: Language = 'en';

/** The cookie that remembers the choice. It holds one of the codes and nothing about the person. */
export const LANGUAGE_COOKIE = 'lang';

/** The language of a cookie, a path or a stored row; null for anything else. */
export const parseLanguage = (text: string | null | undefined): Language | null =>
  isLanguageCode(text ?? null) ? (LANGUAGES.find((language) => language === text) ?? null) : null;

/** A language by the name its own speakers give it. Never translated. */
export const nameOfLanguage = (language: Language): string => languageOfCode(language).name;

/** How a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => languageOfCode(language).direction;
