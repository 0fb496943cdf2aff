import { isAfter } from '../calendar/index.ts';
import type { CaseFacts } from './case-facts.ts';
import { isLost, ledgerOf } from './ledger.ts';

/** The word for a paid case. The first two are the specification's; the others come later in its life. */
export const CASE_STATUSES = [
  'pending',
  'completed',
  'paid',
  'part_paid',
  'answer_day_passed',
  'filed',
  'judgment',
] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export function caseStatusOf(
  facts: Pick<CaseFacts, 'today' | 'asked' | 'approvedOn' | 'answerBy' | 'court' | 'outcomes'>,
): CaseStatus {
  const { today, asked, approvedOn, answerBy, court, outcomes } = facts;
  if (approvedOn === null) return 'pending';
  const ledger = ledgerOf(asked, outcomes);
  const { open, paid } = ledger;
  if (isLost(ledger)) return 'judgment';
  if (open === 0) return 'paid';
  if (court.judgmentOn !== null) return 'judgment';
  if (court.filedOn !== null) return 'filed';
  if (paid > 0) return 'part_paid';
  return answerBy !== null && isAfter(today, answerBy) ? 'answer_day_passed' : 'completed';
}
