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
