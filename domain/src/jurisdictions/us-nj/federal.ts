import type { FitClaim } from '../../claims/claim.ts';
import { looksFederal } from '../../claims/party-names.ts';
import type { Rule } from './make-finding.ts';

/** Against the United States: by the claimant's answer, and without one by a name only a federal office carries. */
export const isFederal = ({ answers, defendants }: FitClaim): boolean =>
  answers.isFederal === true ||
  (answers.isFederal !== false &&
    defendants.some(({ name }) => name.kind === 'business' && looksFederal(name.legalName)));

/** The agency first, then a federal court. */
export const federalRule: Rule = { source: '28 U.S.C. 2675', certainty: 'unverified' };
