import type { FitClaim } from '../../../claims/claim.ts';
import { IN_TRADE } from '../../../claims/questions/questions.ts';

const [IN_A_TRADE] = IN_TRADE;

/**
 * Rules of a trade bind whoever is in it: a company, a person who does it for a living, and an owner who is sued beside
 * the firm. A favor among friends is no trade.
 */
export const isInTrade = ({ defendants, answers }: FitClaim): boolean =>
  defendants.some(({ name }) => name.kind === 'business') || answers.sellerInTrade === IN_A_TRADE;
