import type { CardLanguage } from '../../fact-cards/index.ts';
import { guideWords as en, type GuideWords } from './en/guide-words.ts';
import { guideWords as es } from './es/guide-words.ts';
import { guideWords as pt } from './pt/guide-words.ts';
import { guideWords as tr } from './tr/guide-words.ts';

/** What a person keeps of their court papers, in every language. */
export const GUIDE_WORDS: Readonly<Record<CardLanguage, GuideWords>> = { en, es, tr, pt };
