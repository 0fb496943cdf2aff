import type { Language } from './languages.ts';
import { CATALOGUES } from './locales/all-languages.ts';
import type { MessageCode } from './locales/en.ts';
import { type MessageParams, sentenceOf } from './catalogue/sentences.ts';

export type { MessageCode } from './locales/en.ts';

/**
 * The sentence for a code of any area in a language, with its parameters filled in. For the server, which says all of
 * them: it brings the whole catalogues along, so pages name the areas they need.
 */
export const messageIn = (language: Language, code: MessageCode, params: MessageParams = {}): string =>
  sentenceOf(CATALOGUES[language], code, params);
