import type { FitClaim } from '../../../claims/claim.ts';
import { RESPONSE_DAYS } from '../../../claims/questions/questions.ts';
import { noticeRows } from './notices.ts';

/** Our own choice: no law sets the days for other letters. */
export const USUAL_DAYS = 14;

export const isAboutBadCheck = (claim: FitClaim): boolean => claim.reasons.includes('bad-check');

/** The writer of a returned check gets the days of that law's own notice, whichever row of it is the longest. */
const BAD_CHECK_DAYS = Math.max(...noticeRows.badCheckDays.map(({ value }) => value));

export const responseDays = (claim: FitClaim): { readonly least: number; readonly usual: number } =>
  isAboutBadCheck(claim)
    ? { least: BAD_CHECK_DAYS, usual: BAD_CHECK_DAYS }
    : { least: Math.min(...RESPONSE_DAYS), usual: USUAL_DAYS };
