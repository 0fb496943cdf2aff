import type { FitClaim } from '../../../claims/claim.ts';
import { looksFederal } from '../../../claims/party-names.ts';

/** Against the United States: by the claimant's answer, and without one by a name only a federal office carries. */
export const isFederal = ({ answers, defendants }: FitClaim): boolean =>
  answers.isFederal === true ||
  (answers.isFederal !== false &&
    defendants.some(({ name }) => name.kind === 'business' && looksFederal(name.legalName)));
