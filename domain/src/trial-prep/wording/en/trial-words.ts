import type { Wide } from '../../../court-papers/wording/guide-words.ts';
import { COLLECTING } from '../collecting.ts';
import { COURT_DAY } from '../court-day.ts';
import { HEARING, OTHER_SIDE } from '../hearing.ts';
import { MEDIATION, SETTLEMENT } from '../mediation.ts';
import { MONEY } from '../money.ts';
import { COVER, OUTLINE, PURPOSE, READING } from '../outline.ts';
import { QUESTIONS, SUBPOENA, WITNESSES } from '../witnesses.ts';

export const trialWords = {
  COVER,
  PURPOSE,
  COURT_DAY,
  COLLECTING,
  HEARING,
  OTHER_SIDE,
  WITNESSES,
  QUESTIONS,
  SUBPOENA,
  MEDIATION,
  OUTLINE,
  MONEY,
  SETTLEMENT,
  READING,
} as const;

/**
 * Sheets to keep, in the person's language. What is read out, handed over or signed is English; a sheet to keep tells what it
 * says.
 */
export type TrialWords = Wide<typeof trialWords>;
