import type { CardLanguage } from '../../fact-cards/index.ts';
import { trialWords as en, type TrialWords } from './en/trial-words.ts';
import { trialWords as es } from './es/trial-words.ts';
import { trialWords as pt } from './pt/trial-words.ts';
import { trialWords as tr } from './tr/trial-words.ts';

/** What a person keeps for the day in court, in every language. */
export const TRIAL_WORDS: Readonly<Record<CardLanguage, TrialWords>> = { en, es, tr, pt };
