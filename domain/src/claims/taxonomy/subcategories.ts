import type { ClaimantRole } from './types.ts';

/** A reason within a category. Its values are unique over all categories, yet (category, value) is its identity. */
export type Subcategory = {
  readonly category: string;
  readonly value: string;
  readonly label: string;
  /** A Lucide icon name. */
  readonly icon: string;
  readonly order: number;
  readonly claimantRole?: ClaimantRole;
};

type Row = readonly [value: string, label: string, icon: string, claimantRole?: ClaimantRole];

const of = (category: string, rows: readonly Row[]): readonly Subcategory[] =>
  rows.map(([value, label, icon, claimantRole], i) => {
    const subcategory = { category, value, label, icon, order: i + 1 };
    return claimantRole === undefined ? subcategory : { ...subcategory, claimantRole };
  });

/** In the order they are shown. The category "other" has none. Which law a reason touches is in the packs. */
export const subcategories: readonly Subcategory[] = [
  ...of('tenant-landlord', [
    ['deposit-not-returned', 'My deposit was not returned', 'PiggyBank'],
    ['deposit-unfair-deductions', 'Unfair charges were taken from my deposit', 'ReceiptText'],
    ['repairs-not-made', 'Heat, water, mold, or repairs were not fixed', 'Thermometer'],
    ['locked-out', 'I was locked out or forced out', 'KeyRound'],
    ['belongings-kept-or-dumped', 'My things were kept or thrown out', 'Trash2'],
    ['rent-or-fees-overcharged', 'I was charged too much rent or fees', 'Banknote'],
    ['tenant-owes-rent', 'A tenant owes me rent', 'Wallet', 'landlord'],
    ['tenant-damaged-rental', 'A tenant damaged my rental', 'Hammer', 'landlord'],
  ]),
  ...of('debt', [
    ['personal-loan', 'I lent money and was not paid back', 'HandCoins'],
    ['unpaid-invoice', 'A customer did not pay my bill', 'ReceiptText'],
    ['unpaid-work', 'I was not paid for my work', 'Briefcase'],
    ['bad-check', 'I got a bad check or a bounced payment', 'FileX2'],
    ['shared-bills', 'A roommate or partner did not pay their share', 'Users'],
    ['unpaid-goods', 'Someone did not pay for things I sold', 'Tag'],
    ['paid-by-mistake', 'I paid too much or paid by mistake', 'Undo2'],
  ]),
  ...of('broken-contract', [
    ['service-not-done', 'I paid for a service I did not get', 'CalendarX'],
    ['service-done-badly', 'The service was done badly', 'ThumbsDown'],
    ['event-vendor', 'A wedding or event vendor let me down', 'PartyPopper'],
    ['mover', 'A mover lost, broke, or held my things', 'Truck'],
    ['gym-or-class', 'A gym, class, or membership will not refund me', 'Dumbbell'],
    ['deal-backed-out', 'Someone backed out of a deal', 'Handshake'],
    ['business-contract', 'A business deal was broken', 'BriefcaseBusiness'],
  ]),
  ...of('construction', [
    ['deposit-no-work', 'They took a deposit and never started', 'CalendarX'],
    ['unfinished-work', 'They left the job unfinished', 'Construction'],
    ['bad-work', 'The work is bad or unsafe', 'HardHat'],
    ['damage-during-work', 'They damaged my home while working', 'BrickWall'],
    ['price-went-up', 'They charged more than we agreed', 'ReceiptText'],
    ['no-contract-or-registration', 'No written contract or no registration', 'FileWarning'],
    ['homeowner-did-not-pay', 'I did the work and was not paid', 'Wallet', 'contractor'],
  ]),
  ...of('auto', [
    ['bad-repair', 'The repair was done badly', 'Wrench'],
    ['repair-not-approved', 'They did work I did not approve', 'Ban'],
    ['over-estimate', 'They charged more than the estimate', 'Gauge'],
    ['damaged-at-shop', 'My car was damaged at the shop', 'CarFront'],
    ['shop-keeps-car', 'The shop will not give my car back', 'CircleParking'],
    ['used-car', 'I bought a used car with hidden problems', 'Car'],
    ['tow', 'A tow was wrong or damaged my car', 'Truck'],
    ['customer-did-not-pay-shop', 'A customer did not pay my shop', 'Store', 'shop'],
  ]),
  ...of('damaged-property', [
    ['car-crash', 'Another driver hit my car', 'CarFront'],
    ['parked-car', 'My parked car was hit', 'CircleParking'],
    ['neighbor-yard', 'A neighbor damaged my yard, tree, or fence', 'Fence'],
    ['water-leak', 'Water or a leak damaged my home', 'Droplets'],
    ['animal', 'An animal hurt my pet or my things', 'PawPrint'],
    ['cleaner-or-storage', 'A cleaner, storage place, or shop damaged my things', 'Shirt'],
    ['lent-item', 'Someone broke what I lent them', 'Laptop'],
    ['public-body', 'Damage from a road, city truck, or public place', 'TrafficCone'],
  ]),
  ...of('product', [
    ['broken-or-defective', 'It broke or never worked', 'PackageX'],
    ['not-as-promised', 'It was not what was promised', 'Tag'],
    ['never-came', 'It never came', 'MailX'],
    ['furniture-appliance', 'Furniture or an appliance came late or damaged', 'Sofa'],
    ['warranty-refused', 'They will not honor the warranty', 'ShieldAlert'],
    ['sick-pet', 'I bought a sick pet', 'Dog'],
    ['private-or-online-seller', 'A private or online seller misled me', 'ShoppingCart'],
  ]),
  ...of('stolen-property', [
    ['took-my-things', 'Someone took my things', 'UserX'],
    ['will-not-return', 'Someone will not give my things back', 'Undo2'],
    ['ex-or-roommate', 'An ex or roommate kept or sold my things', 'Users'],
    ['money-taken', 'Someone took money from me', 'Wallet'],
    ['worker-took', 'A worker or helper took from me', 'BriefcaseBusiness'],
    ['held-by-storage-or-landlord', 'A landlord, storage place, or shop kept my things', 'Warehouse'],
  ]),
  ...of('verbal-promise', [
    ['promised-to-pay', 'They promised to pay and did not', 'Handshake'],
    ['promised-work', 'They promised to do work and did not', 'Hammer'],
    ['promised-return', 'They promised to give something back', 'Undo2'],
    ['split-cost', 'We agreed to split a cost', 'Users'],
    ['promised-price', 'They promised a price and charged more', 'Tag'],
    ['promised-job-or-pay', 'A boss or client promised pay', 'Briefcase'],
  ]),
  ...of('injury', [
    ['dog-bite', 'A dog bit or hurt me', 'Dog'],
    ['slip-or-fall', 'I slipped, tripped, or fell', 'Footprints'],
    ['crash-injury', 'I was hurt in a car crash', 'CarFront'],
    ['store-salon-gym', 'I was hurt at a store, salon, or gym', 'Scissors'],
    ['product-hurt-me', 'A product hurt me', 'TriangleAlert'],
    ['hurt-on-purpose', 'Someone hurt me on purpose', 'Bandage'],
    ['other-injury', 'Another kind of injury', 'HeartPulse'],
  ]),
  ...of('chargeback', [
    ['refund-refused', 'A seller will not refund me', 'Undo2'],
    ['charged-without-ok', 'I was charged without my OK', 'CreditCard'],
    ['wrong-amount', 'I was charged twice or the wrong amount', 'Repeat'],
    ['kept-charging', 'They kept charging after I canceled', 'CalendarX'],
    ['lost-card-dispute', 'I lost the dispute with my bank', 'Landmark'],
    ['customer-chargeback', 'A customer took back a payment', 'Store', 'merchant'],
  ]),
];
