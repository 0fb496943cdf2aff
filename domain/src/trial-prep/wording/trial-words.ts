import type { CardLanguage } from '../../fact-cards/index.ts';
import { trialWords as en, type TrialWords } from './en/trial-words.ts';
import { trialWords as es } from './es/trial-words.ts';
import { trialWords as tr } from './tr/trial-words.ts';

export type { TrialWords } from './en/trial-words.ts';

const words: Readonly<Record<CardLanguage, TrialWords>> = { en, es, tr };

export const trialWordsIn = (language: CardLanguage): TrialWords => words[language];
