import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages.ts';

/** Where the first page, the wizard, is in each language: `/` in English, `/es` in Spanish. */
export const homeOf = (language: Language): string => (language === DEFAULT_LANGUAGE ? '/' : `/${language}`);
export const HOMES: readonly string[] = LANGUAGES.map(homeOf);
