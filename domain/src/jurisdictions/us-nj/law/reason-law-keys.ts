/** Keys of rules of law a reason may touch. What they say is in law-sentences.ts. */
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
  | 'sda-new-owner'
  | 'sda-return'
  | 'sol-check'
  | 'tca'
  | 'tenant-property'
  | 'towing'
  | 'ucc-notice'
  | 'ucc-price'
  | 'ucc-remedy'
  | 'ucc-warranty'
  | 'used-car'
  | 'wages';

/** Keys of time limits. The years and their source are in limitation-rows.ts. */
export type LimitationKey =
  | 'check-3y'
  | 'contract-6y'
  | 'goods-4y'
  | 'injury-2y'
  | 'libel-1y'
  | 'mover-2y'
  | 'property-6y'
  | 'wages-6y';

/** What this court system's law makes of a reason. */
export type ReasonLaw = {
  /** Rules that may fit, most specific first; law-sentences.ts decides which of them a claim is known to meet. */
  readonly law: readonly LawKey[];
  readonly limitation: LimitationKey;
};

const rule = (limitation: LimitationKey, ...law: readonly LawKey[]): ReasonLaw => ({ law, limitation });

/** By the reason's value, in the order the reasons are shown. */
const REASON_LAW: Readonly<Record<string, ReasonLaw>> = {
  'deposit-not-returned': rule('contract-6y', 'sda-return', 'sda-new-owner', 'sda-act'),
  'deposit-unfair-deductions': rule('contract-6y', 'sda-return', 'sda-new-owner', 'sda-act'),
  'repairs-not-made': rule('contract-6y', 'habitability', 'contract'),
  'locked-out': rule('property-6y', 'lockout', 'tenant-property'),
  'belongings-kept-or-dumped': rule('property-6y', 'tenant-property', 'conversion'),
  'rent-or-fees-overcharged': rule('contract-6y', 'contract'),
  'tenant-owes-rent': rule('contract-6y', 'contract'),
  'tenant-damaged-rental': rule('property-6y', 'contract', 'negligence'),
  'personal-loan': rule('contract-6y', 'contract'),
  'unpaid-invoice': rule('contract-6y', 'contract'),
  'unpaid-work': rule('wages-6y', 'wages', 'contract'),
  'bad-check': rule('check-3y', 'bad-check', 'sol-check'),
  'shared-bills': rule('contract-6y', 'contract'),
  'unpaid-goods': rule('goods-4y', 'ucc-price'),
  'paid-by-mistake': rule('contract-6y', 'contract'),
  'service-not-done': rule('contract-6y', 'contract', 'cfa'),
  'service-done-badly': rule('contract-6y', 'contract', 'cfa'),
  'event-vendor': rule('contract-6y', 'contract', 'cfa'),
  mover: rule('mover-2y', 'movers', 'cfa', 'contract'),
  'gym-or-class': rule('contract-6y', 'health-club', 'cfa'),
  'deal-backed-out': rule('contract-6y', 'contract', 'frauds'),
  'business-contract': rule('contract-6y', 'contract'),
  'deposit-no-work': rule('contract-6y', 'cfa', 'hip', 'cbra', 'contract'),
  'unfinished-work': rule('contract-6y', 'cfa', 'hip', 'contract'),
  'bad-work': rule('contract-6y', 'cfa', 'hip', 'contract', 'negligence'),
  'damage-during-work': rule('property-6y', 'negligence', 'contract'),
  'price-went-up': rule('contract-6y', 'cfa', 'hip'),
  'no-contract-or-registration': rule('contract-6y', 'hip', 'cbra', 'cfa'),
  'homeowner-did-not-pay': rule('contract-6y', 'contract'),
  'bad-repair': rule('contract-6y', 'auto-regs', 'cfa', 'contract'),
  'repair-not-approved': rule('contract-6y', 'auto-regs', 'cfa'),
  'over-estimate': rule('contract-6y', 'auto-regs', 'cfa'),
  'damaged-at-shop': rule('property-6y', 'bailment', 'negligence'),
  'shop-keeps-car': rule('property-6y', 'conversion', 'auto-regs'),
  'used-car': rule('goods-4y', 'ucc-warranty', 'cfa', 'used-car'),
  tow: rule('property-6y', 'towing', 'bailment', 'negligence'),
  'customer-did-not-pay-shop': rule('contract-6y', 'contract'),
  'car-crash': rule('property-6y', 'negligence', 'comparative', 'no-fault'),
  'parked-car': rule('property-6y', 'negligence'),
  'neighbor-yard': rule('property-6y', 'negligence'),
  'water-leak': rule('property-6y', 'negligence'),
  animal: rule('property-6y', 'negligence'),
  'cleaner-or-storage': rule('property-6y', 'bailment', 'cfa'),
  'lent-item': rule('property-6y', 'bailment', 'negligence'),
  'public-body': rule('property-6y', 'tca'),
  'broken-or-defective': rule('goods-4y', 'ucc-warranty', 'ucc-notice', 'ucc-remedy'),
  'not-as-promised': rule('goods-4y', 'ucc-warranty', 'cfa'),
  'never-came': rule('goods-4y', 'ucc-remedy', 'cfa'),
  'furniture-appliance': rule('goods-4y', 'furniture', 'ucc-warranty', 'cfa'),
  'warranty-refused': rule('goods-4y', 'ucc-warranty'),
  'sick-pet': rule('goods-4y', 'pet', 'ucc-warranty'),
  'private-or-online-seller': rule('goods-4y', 'ucc-warranty'),
  'took-my-things': rule('property-6y', 'conversion'),
  'will-not-return': rule('property-6y', 'conversion'),
  'ex-or-roommate': rule('property-6y', 'conversion', 'ring'),
  'money-taken': rule('property-6y', 'conversion'),
  'worker-took': rule('property-6y', 'conversion'),
  'held-by-storage-or-landlord': rule('property-6y', 'conversion', 'tenant-property'),
  'promised-to-pay': rule('contract-6y', 'contract', 'estoppel'),
  'promised-work': rule('contract-6y', 'contract', 'estoppel'),
  'promised-return': rule('contract-6y', 'contract', 'conversion'),
  'split-cost': rule('contract-6y', 'contract', 'estoppel'),
  'promised-price': rule('contract-6y', 'contract', 'cfa'),
  'promised-job-or-pay': rule('contract-6y', 'contract', 'estoppel', 'wages'),
  'dog-bite': rule('injury-2y', 'dog', 'negligence', 'comparative'),
  'slip-or-fall': rule('injury-2y', 'negligence', 'comparative'),
  'crash-injury': rule('injury-2y', 'no-fault', 'negligence'),
  'store-salon-gym': rule('injury-2y', 'negligence', 'comparative'),
  'product-hurt-me': rule('injury-2y', 'product-liability'),
  'hurt-on-purpose': rule('injury-2y', 'negligence'),
  'other-injury': rule('injury-2y', 'negligence'),
  'refund-refused': rule('contract-6y', 'contract', 'refund-policy', 'cfa'),
  'charged-without-ok': rule('contract-6y', 'fcba', 'cfa'),
  'wrong-amount': rule('contract-6y', 'contract', 'fcba'),
  'kept-charging': rule('contract-6y', 'contract', 'cfa', 'health-club'),
  'lost-card-dispute': rule('contract-6y', 'fcba', 'contract'),
  'customer-chargeback': rule('contract-6y', 'contract', 'ucc-price'),
};

/** Null for a reason this court system's law says nothing about. */
export const lawOfReason = (value: string): ReasonLaw | null => REASON_LAW[value] ?? null;
