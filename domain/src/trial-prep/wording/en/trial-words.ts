import type { Wide } from '../../../court-papers/wording/guide-words.ts';
import { COLLECTING } from '../collecting.ts';
import { COURT_DAY } from '../court-day.ts';
import { COVER, PURPOSE } from '../outline.ts';

export const trialWords = { COVER, PURPOSE, COURT_DAY, COLLECTING } as const;

/** Guides to keep, in the person's language. What is read out, handed over or signed is English. */
export type TrialWords = Wide<typeof trialWords>;
