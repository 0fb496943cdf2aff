import type { Language } from './languages.ts';
import { en, type MessageCode } from './locales/en.ts';
import { es } from './locales/es.ts';
import { tr } from './locales/tr.ts';
import { type Catalogue, type MessageParams, sentenceOf } from './catalogue/sentences.ts';

export type { MessageCode } from './locales/en.ts';

const catalogues: Readonly<Record<Language, Catalogue<MessageCode>>> = { en, es, tr };

/**
 * The sentence for a code of any area in a language, with its parameters filled in. For the server, which says all of
 * them: it brings the whole catalogues along, so pages name the areas they need.
 */
export const messageIn = (language: Language, code: MessageCode, params: MessageParams = {}): string =>
  sentenceOf(catalogues[language], code, params);
