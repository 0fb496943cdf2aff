import type { Claim } from '../../claims/claim.ts';
import { subcategories } from '../../claims/taxonomy/index.ts';

/** True when a landlord, contractor, shop or merchant claims: then the tenant or customer is the other side. */
export const isSellerSide = (claim: Claim): boolean =>
  subcategories.some(({ value, claimantRole }) => claimantRole !== undefined && claim.reasons.includes(value));
