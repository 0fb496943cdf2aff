import type { CalendarDate } from '../../../calendar/index.ts';
import type { FitClaim } from '../../../claims/claim.ts';
import type { Finding, FindingSeverity } from '../../pack.ts';
import { contradictionFindings } from './contradictions.ts';
import { amountFindings } from './findings-amount.ts';
import { lawyerFindings } from './findings-lawyer.ts';
import { matterFindings } from './findings-matter.ts';
import { assignedFindings, peopleFindings } from './findings-people.ts';
import { timeLimitFindings } from './findings-time.ts';
import { specialRulesFor } from '../special-rules/index.ts';
import { venueFindings } from './findings-venue.ts';

const SEVERITIES: readonly FindingSeverity[] = ['stop', 'warning', 'info'];

/** General rules that touch the claim, stops first. Nothing here says that a claim is good or in time. */
export function findingsFor(claim: FitClaim, today: CalendarDate): readonly Finding[] {
  const findings = [
    ...peopleFindings(claim),
    ...assignedFindings(claim),
    ...amountFindings(claim, today),
    ...lawyerFindings(claim, today),
    ...contradictionFindings(claim),
    ...timeLimitFindings(claim, today),
    ...specialRulesFor(claim, today).map(({ finding }) => finding),
    ...matterFindings(claim, today),
    ...venueFindings(claim),
  ];
  return findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
