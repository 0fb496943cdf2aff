/** The languages people can choose. English comes first: it is what everybody gets who has not chosen. */
export const LANGUAGES = ['en', 'es', 'tr'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The cookie that remembers the choice. It holds one of the three codes and nothing about the person. */
export const LANGUAGE_COOKIE = 'lang';

/** The language of a cookie, a path or a stored row; null for anything else. */
export const parseLanguage = (text: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => language === text) ?? null;

/** Each language by the name its own speakers give it. Never translated. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', tr: 'Türkçe' };

/** How the languages are written. All three run from left to right. */
export const directionOf = (_language: Language): 'ltr' | 'rtl' => 'ltr';
