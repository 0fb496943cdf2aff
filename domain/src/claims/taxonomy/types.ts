/** The twelve icon keys of the specification; a key the browser does not know gets a fallback icon. */
export type CategoryIcon =
  | 'PersonalInjury'
  | 'BrokenContract'
  | 'TenantLandlordDispute'
  | 'DebtCollection'
  | 'StolenProperty'
  | 'PoorConstruction'
  | 'ProductDefect'
  | 'AutoRepair'
  | 'DamagedProperty'
  | 'BrokenVerbalPromise'
  | 'Chargeback'
  | 'Other';

/** Who the claimant is in this kind of dispute when the law turns on it; absent means the buyer's or tenant's side. */
export type ClaimantRole = 'landlord' | 'contractor' | 'shop' | 'merchant';

/** Keys of rules of law a reason may touch. What they say stands in the jurisdiction's pack. */
export type LawKey =
  | 'auto-regs'
  | 'bad-check'
  | 'bailment'
  | 'cbra'
  | 'cfa'
  | 'comparative'
  | 'contract'
  | 'conversion'
  | 'dog'
  | 'estoppel'
  | 'fcba'
  | 'frauds'
  | 'furniture'
  | 'habitability'
  | 'health-club'
  | 'hip'
  | 'lockout'
  | 'movers'
  | 'negligence'
  | 'no-fault'
  | 'pet'
  | 'product-liability'
  | 'refund-policy'
  | 'ring'
  | 'sda-act'
  | 'sda-return'
  | 'sol-check'
  | 'tca'
  | 'tenant-property'
  | 'ucc-notice'
  | 'ucc-price'
  | 'ucc-remedy'
  | 'ucc-warranty'
  | 'used-car'
  | 'wages';

/** Keys of time limits. The years and their source stand in the jurisdiction's pack. */
export type LimitationKey = 'check-3y' | 'contract-6y' | 'goods-4y' | 'injury-2y' | 'property-6y' | 'wages-6y';
