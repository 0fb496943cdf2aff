import type { ClaimDraft } from './draft.ts';

/** Reasons about somebody's own home while they live in it. A tenant whose deposit was kept has moved out. */
const AT_HOME: readonly string[] = [
  'repairs-not-made',
  'deposit-no-work',
  'unfinished-work',
  'bad-work',
  'price-went-up',
  'no-contract-or-registration',
  'water-leak',
  'neighbor-yard',
];

/** Whether a claimant most likely lives where it happened, so that their address need not be typed twice. */
export const isLikelyAtHome = ({ userType, disputing }: Pick<ClaimDraft, 'userType' | 'disputing'>): boolean =>
  userType === '1' && disputing.length > 0 && disputing.every((reason) => AT_HOME.includes(reason));
