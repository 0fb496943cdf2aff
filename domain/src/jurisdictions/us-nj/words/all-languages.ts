import type { LanguageCode } from '../../../languages.ts';
import type { LocalWords } from '../../pack/local-words.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as pt } from './pt.ts';
import { words as tr } from './tr.ts';

/** How the state and its courts are spoken of, in every language. */
export const LOCAL_WORDS: Readonly<Record<LanguageCode, LocalWords>> = { en, es, tr, pt };
