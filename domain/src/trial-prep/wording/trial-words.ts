import type { CardLanguage } from '../../fact-cards/index.ts';
import { TRIAL_WORDS } from './all-languages.ts';
import type { TrialWords } from './en/trial-words.ts';

export type { TrialWords } from './en/trial-words.ts';

export const trialWordsIn = (language: CardLanguage): TrialWords => TRIAL_WORDS[language];
