import type { Language } from '@plainclaim/contract';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import type { InformationWords } from './information-words.ts';
import { words as pt } from './pt.ts';
import { words as tr } from './tr.ts';

/** The pages about the product, in every language. */
export const INFORMATION_WORDS: Readonly<Record<Language, InformationWords>> = { en, es, tr, pt };
