import type { Claim } from '../../claims/claim.ts';
import { RESPONSE_DAYS } from '../../claims/questions.ts';

/** N.J.S.A. 2A:32A-1 gives the writer of a returned check 35 days (casetext, read 2026-11-21; official copy). */
export const BAD_CHECK_DAYS = 35;
/** Our own choice: no law sets the days for other letters. */
export const USUAL_DAYS = 14;

export const isAboutBadCheck = (claim: Claim): boolean => claim.reasons.includes('bad-check');

export const responseDays = (claim: Claim): { readonly least: number; readonly usual: number } =>
  isAboutBadCheck(claim)
    ? { least: BAD_CHECK_DAYS, usual: BAD_CHECK_DAYS }
    : { least: Math.min(...RESPONSE_DAYS), usual: USUAL_DAYS };
