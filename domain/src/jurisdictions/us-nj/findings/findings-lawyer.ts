import type { CalendarDate } from '../../../calendar/index.ts';
import type { FitClaim } from '../../../claims/claim.ts';
import { formatUsd } from '../../../money/index.ts';
import { limitsOn } from '../court/limits.ts';
import type { Finding } from '../../pack.ts';
import { claimantKindOf, demandIn } from '../law/entity.ts';
import { type Rule, stopPapers, warning } from './make-finding.ts';

const COMPANIES: Rule = { source: 'R. 6:11; R. 1:21-1(c)', certainty: 'official-copy' };

/** A company above the small-claims limit. With a claim it was given it has a finding of its own as well. */
export function lawyerFindings(claim: FitClaim, today: CalendarDate): readonly Finding[] {
  const small = limitsOn(today).small.value;
  if (demandIn(claim, today) <= small) return [];
  const params = { limit: formatUsd(small) };
  switch (claimantKindOf(claim)) {
    case 'entity':
      return [stopPapers('fit.entity_needs_lawyer', COMPANIES, params)];
    case 'unclear':
      return [warning('fit.business_may_need_lawyer', COMPANIES, params)];
    default:
      return [];
  }
}
