import { en, type MessageCode } from './locales/en.ts';
import { type MessageParams, sentenceOf } from './sentences.ts';

export type { MessageCode } from './locales/en.ts';

/**
 * The sentence for a code of any area, with its parameters filled in. For the server, which says all of them: it brings
 * the whole catalogue along, so pages name the areas they need and ask `sentenceOf`.
 */
export const messageFor = (code: MessageCode, params: MessageParams = {}): string => sentenceOf(en, code, params);
