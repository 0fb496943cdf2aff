import type { ClaimantRole, LawKey, LimitationKey } from './types.ts';

/** A reason within a category. Its values are unique over all categories, yet (category, value) is its identity. */
export type Subcategory = {
  readonly category: string;
  readonly value: string;
  readonly label: string;
  /** A Lucide icon name. */
  readonly icon: string;
  readonly order: number;
  /** Rules that may fit, most specific first; a pack decides which of them a claim is known to meet. */
  readonly law: readonly LawKey[];
  readonly limitation: LimitationKey;
  readonly claimantRole?: ClaimantRole;
};

type Row = readonly [
  value: string,
  label: string,
  icon: string,
  law: readonly LawKey[],
  limitation: LimitationKey,
  claimantRole?: ClaimantRole,
];

const of = (category: string, rows: readonly Row[]): readonly Subcategory[] =>
  rows.map(([value, label, icon, law, limitation, claimantRole], i) => {
    const subcategory = { category, value, label, icon, order: i + 1, law, limitation };
    return claimantRole === undefined ? subcategory : { ...subcategory, claimantRole };
  });

/** In the order they are shown. The category "other" has none. */
export const subcategories: readonly Subcategory[] = [
  ...of('tenant-landlord', [
    ['deposit-not-returned', 'My deposit was not returned', 'PiggyBank', ['sda-return', 'sda-act'], 'contract-6y'],
    [
      'deposit-unfair-deductions',
      'Unfair charges were taken from my deposit',
      'ReceiptText',
      ['sda-return', 'sda-act'],
      'contract-6y',
    ],
    [
      'repairs-not-made',
      'Heat, water, mold, or repairs were not fixed',
      'Thermometer',
      ['habitability', 'contract'],
      'contract-6y',
    ],
    ['locked-out', 'I was locked out or forced out', 'KeyRound', ['lockout', 'tenant-property'], 'property-6y'],
    [
      'belongings-kept-or-dumped',
      'My things were kept or thrown out',
      'Trash2',
      ['tenant-property', 'conversion'],
      'property-6y',
    ],
    ['rent-or-fees-overcharged', 'I was charged too much rent or fees', 'Banknote', ['contract'], 'contract-6y'],
    ['tenant-owes-rent', 'A tenant owes me rent', 'Wallet', ['contract'], 'contract-6y', 'landlord'],
    [
      'tenant-damaged-rental',
      'A tenant damaged my rental',
      'Hammer',
      ['contract', 'negligence'],
      'property-6y',
      'landlord',
    ],
  ]),
  ...of('debt', [
    ['personal-loan', 'I lent money and was not paid back', 'HandCoins', ['contract'], 'contract-6y'],
    ['unpaid-invoice', 'A customer did not pay my bill', 'ReceiptText', ['contract'], 'contract-6y'],
    ['unpaid-work', 'I was not paid for my work', 'Briefcase', ['wages', 'contract'], 'wages-6y'],
    ['bad-check', 'I got a bad check or a bounced payment', 'FileX2', ['bad-check', 'sol-check'], 'check-3y'],
    ['shared-bills', 'A roommate or partner did not pay their share', 'Users', ['contract'], 'contract-6y'],
    ['unpaid-goods', 'Someone did not pay for things I sold', 'Tag', ['ucc-price'], 'goods-4y'],
    ['paid-by-mistake', 'I paid too much or paid by mistake', 'Undo2', ['contract'], 'contract-6y'],
  ]),
  ...of('broken-contract', [
    ['service-not-done', 'I paid for a service I did not get', 'CalendarX', ['contract', 'cfa'], 'contract-6y'],
    ['service-done-badly', 'The service was done badly', 'ThumbsDown', ['contract', 'cfa'], 'contract-6y'],
    ['event-vendor', 'A wedding or event vendor let me down', 'PartyPopper', ['contract', 'cfa'], 'contract-6y'],
    ['mover', 'A mover lost, broke, or held my things', 'Truck', ['movers', 'cfa', 'contract'], 'contract-6y'],
    [
      'gym-or-class',
      'A gym, class, or membership will not refund me',
      'Dumbbell',
      ['health-club', 'cfa'],
      'contract-6y',
    ],
    ['deal-backed-out', 'Someone backed out of a deal', 'Handshake', ['contract', 'frauds'], 'contract-6y'],
    ['business-contract', 'A business deal was broken', 'BriefcaseBusiness', ['contract'], 'contract-6y'],
  ]),
  ...of('construction', [
    [
      'deposit-no-work',
      'They took a deposit and never started',
      'CalendarX',
      ['cfa', 'hip', 'cbra', 'contract'],
      'contract-6y',
    ],
    ['unfinished-work', 'They left the job unfinished', 'Construction', ['cfa', 'hip', 'contract'], 'contract-6y'],
    ['bad-work', 'The work is bad or unsafe', 'HardHat', ['cfa', 'hip', 'contract', 'negligence'], 'contract-6y'],
    [
      'damage-during-work',
      'They damaged my home while working',
      'BrickWall',
      ['negligence', 'contract'],
      'property-6y',
    ],
    ['price-went-up', 'They charged more than we agreed', 'ReceiptText', ['cfa', 'hip'], 'contract-6y'],
    [
      'no-contract-or-registration',
      'No written contract or no registration',
      'FileWarning',
      ['hip', 'cbra', 'cfa'],
      'contract-6y',
    ],
    ['homeowner-did-not-pay', 'I did the work and was not paid', 'Wallet', ['contract'], 'contract-6y', 'contractor'],
  ]),
  ...of('auto', [
    ['bad-repair', 'The repair was done badly', 'Wrench', ['auto-regs', 'cfa', 'contract'], 'contract-6y'],
    ['repair-not-approved', 'They did work I did not approve', 'Ban', ['auto-regs', 'cfa'], 'contract-6y'],
    ['over-estimate', 'They charged more than the estimate', 'Gauge', ['auto-regs', 'cfa'], 'contract-6y'],
    ['damaged-at-shop', 'My car was damaged at the shop', 'CarFront', ['bailment', 'negligence'], 'property-6y'],
    [
      'shop-keeps-car',
      'The shop will not give my car back',
      'CircleParking',
      ['conversion', 'auto-regs'],
      'property-6y',
    ],
    ['used-car', 'I bought a used car with hidden problems', 'Car', ['ucc-warranty', 'cfa', 'used-car'], 'goods-4y'],
    ['tow', 'A tow was wrong or damaged my car', 'Truck', ['bailment', 'negligence'], 'property-6y'],
    ['customer-did-not-pay-shop', 'A customer did not pay my shop', 'Store', ['contract'], 'contract-6y', 'shop'],
  ]),
  ...of('damaged-property', [
    ['car-crash', 'Another driver hit my car', 'CarFront', ['negligence', 'comparative', 'no-fault'], 'property-6y'],
    ['parked-car', 'My parked car was hit', 'CircleParking', ['negligence'], 'property-6y'],
    ['neighbor-yard', 'A neighbor damaged my yard, tree, or fence', 'Fence', ['negligence'], 'property-6y'],
    ['water-leak', 'Water or a leak damaged my home', 'Droplets', ['negligence'], 'property-6y'],
    ['animal', 'An animal hurt my pet or my things', 'PawPrint', ['negligence'], 'property-6y'],
    [
      'cleaner-or-storage',
      'A cleaner, storage place, or shop damaged my things',
      'Shirt',
      ['bailment', 'cfa'],
      'property-6y',
    ],
    ['lent-item', 'Someone broke what I lent them', 'Laptop', ['bailment', 'negligence'], 'property-6y'],
    ['public-body', 'Damage from a road, city truck, or public place', 'TrafficCone', ['tca'], 'property-6y'],
  ]),
  ...of('product', [
    [
      'broken-or-defective',
      'It broke or never worked',
      'PackageX',
      ['ucc-warranty', 'ucc-notice', 'ucc-remedy'],
      'goods-4y',
    ],
    ['not-as-promised', 'It was not what was promised', 'Tag', ['ucc-warranty', 'cfa'], 'goods-4y'],
    ['never-came', 'It never came', 'MailX', ['ucc-remedy', 'cfa'], 'goods-4y'],
    [
      'furniture-appliance',
      'Furniture or an appliance came late or damaged',
      'Sofa',
      ['furniture', 'ucc-warranty', 'cfa'],
      'goods-4y',
    ],
    ['warranty-refused', 'They will not honor the warranty', 'ShieldAlert', ['ucc-warranty'], 'goods-4y'],
    ['sick-pet', 'I bought a sick pet', 'Dog', ['pet', 'ucc-warranty'], 'goods-4y'],
    ['private-or-online-seller', 'A private or online seller misled me', 'ShoppingCart', ['ucc-warranty'], 'goods-4y'],
  ]),
  ...of('stolen-property', [
    ['took-my-things', 'Someone took my things', 'UserX', ['conversion'], 'property-6y'],
    ['will-not-return', 'Someone will not give my things back', 'Undo2', ['conversion'], 'property-6y'],
    ['ex-or-roommate', 'An ex or roommate kept or sold my things', 'Users', ['conversion', 'ring'], 'property-6y'],
    ['money-taken', 'Someone took money from me', 'Wallet', ['conversion'], 'property-6y'],
    ['worker-took', 'A worker or helper took from me', 'BriefcaseBusiness', ['conversion'], 'property-6y'],
    [
      'held-by-storage-or-landlord',
      'A landlord, storage place, or shop kept my things',
      'Warehouse',
      ['conversion', 'tenant-property'],
      'property-6y',
    ],
  ]),
  ...of('verbal-promise', [
    ['promised-to-pay', 'They promised to pay and did not', 'Handshake', ['contract', 'estoppel'], 'contract-6y'],
    ['promised-work', 'They promised to do work and did not', 'Hammer', ['contract', 'estoppel'], 'contract-6y'],
    ['promised-return', 'They promised to give something back', 'Undo2', ['contract', 'conversion'], 'contract-6y'],
    ['split-cost', 'We agreed to split a cost', 'Users', ['contract', 'estoppel'], 'contract-6y'],
    ['promised-price', 'They promised a price and charged more', 'Tag', ['contract', 'cfa'], 'contract-6y'],
    [
      'promised-job-or-pay',
      'A boss or client promised pay',
      'Briefcase',
      ['contract', 'estoppel', 'wages'],
      'contract-6y',
    ],
  ]),
  ...of('injury', [
    ['dog-bite', 'A dog bit or hurt me', 'Dog', ['dog', 'negligence', 'comparative'], 'injury-2y'],
    ['slip-or-fall', 'I slipped, tripped, or fell', 'Footprints', ['negligence', 'comparative'], 'injury-2y'],
    ['crash-injury', 'I was hurt in a car crash', 'CarFront', ['no-fault', 'negligence'], 'injury-2y'],
    ['store-salon-gym', 'I was hurt at a store, salon, or gym', 'Scissors', ['negligence', 'comparative'], 'injury-2y'],
    ['product-hurt-me', 'A product hurt me', 'TriangleAlert', ['product-liability'], 'injury-2y'],
    ['hurt-on-purpose', 'Someone hurt me on purpose', 'Bandage', ['negligence'], 'injury-2y'],
    ['other-injury', 'Another kind of injury', 'HeartPulse', ['negligence'], 'injury-2y'],
  ]),
  ...of('chargeback', [
    ['refund-refused', 'A seller will not refund me', 'Undo2', ['contract', 'refund-policy', 'cfa'], 'contract-6y'],
    ['charged-without-ok', 'I was charged without my OK', 'CreditCard', ['fcba', 'cfa'], 'contract-6y'],
    ['wrong-amount', 'I was charged twice or the wrong amount', 'Repeat', ['contract', 'fcba'], 'contract-6y'],
    [
      'kept-charging',
      'They kept charging after I canceled',
      'CalendarX',
      ['contract', 'cfa', 'health-club'],
      'contract-6y',
    ],
    ['lost-card-dispute', 'I lost the dispute with my bank', 'Landmark', ['fcba', 'contract'], 'contract-6y'],
    [
      'customer-chargeback',
      'A customer took back a payment',
      'Store',
      ['contract', 'ucc-price'],
      'contract-6y',
      'merchant',
    ],
  ]),
];
