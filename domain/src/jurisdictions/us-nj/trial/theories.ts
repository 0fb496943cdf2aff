import type { FitClaim } from '../../../claims/claim.ts';
import type { TrialTheory } from '../../pack.ts';
import { harmAndThings } from './harm-and-things.ts';
import { homes, OWNER_OCCUPIED } from './homes.ts';
import { moneyOwed } from './money-owed.ts';
import { workAndGoods } from './work-and-goods.ts';

export const theories: readonly TrialTheory[] = [...homes, ...moneyOwed, ...workAndGoods, ...harmAndThings];

/** What a judge must hear in all kinds of claims together, for those who translate it. */
export const TRIAL_POINTS = theories.flatMap(({ elements }) => elements);

/** Most ways one trial is prepared for: more would bury the points that count. */
const MOST_THEORIES = 3;
const GENERAL = 'general';

/** Each reason's theory. A reason says which side the claimant is on, so a landlord never gets a tenant's. */
const BY_REASON: Readonly<Record<string, string>> = {
  ...all('deposit', 'deposit-not-returned', 'deposit-unfair-deductions'),
  ...all('habitability', 'repairs-not-made'),
  ...all('lockout', 'locked-out'),
  ...all('overcharge', 'rent-or-fees-overcharged'),
  ...all('rent_owed', 'tenant-owes-rent'),
  ...all('rental_damage', 'tenant-damaged-rental'),
  ...all('loan', 'personal-loan'),
  ...all('bill', 'unpaid-invoice', 'homeowner-did-not-pay', 'customer-did-not-pay-shop', 'customer-chargeback'),
  ...all('wages', 'unpaid-work'),
  ...all('check', 'bad-check'),
  ...all('share', 'shared-bills', 'split-cost'),
  ...all('mistake', 'paid-by-mistake'),
  ...all('sale', 'unpaid-goods'),
  ...all('contract', 'service-not-done', 'service-done-badly', 'event-vendor', 'mover', 'gym-or-class'),
  ...all('contract', 'deal-backed-out', 'business-contract'),
  ...all('home_work', 'deposit-no-work', 'unfinished-work', 'bad-work', 'no-contract-or-registration'),
  ...all('car_repair', 'bad-repair', 'repair-not-approved', 'over-estimate'),
  ...all('in_care', 'damaged-at-shop', 'tow', 'cleaner-or-storage', 'lent-item'),
  ...all('careless', 'damage-during-work', 'car-crash', 'parked-car', 'neighbor-yard', 'water-leak', 'animal'),
  ...all('careless', 'public-body'),
  ...all('goods', 'used-car', 'broken-or-defective', 'not-as-promised', 'furniture-appliance', 'warranty-refused'),
  ...all('goods', 'sick-pet', 'private-or-online-seller'),
  ...all('not_delivered', 'never-came'),
  ...all('kept_things', 'belongings-kept-or-dumped', 'shop-keeps-car', 'took-my-things', 'will-not-return'),
  ...all('kept_things', 'ex-or-roommate', 'money-taken', 'worker-took', 'held-by-storage-or-landlord'),
  ...all('promise', 'promised-to-pay', 'promised-work', 'promised-return', 'promised-job-or-pay'),
  ...all('higher_price', 'price-went-up', 'promised-price'),
  ...all('dog', 'dog-bite'),
  ...all('on_purpose', 'hurt-on-purpose'),
  ...all('injury', 'slip-or-fall', 'crash-injury', 'store-salon-gym', 'product-hurt-me', 'other-injury'),
  ...all('card', 'refund-refused', 'charged-without-ok', 'wrong-amount', 'kept-charging', 'lost-card-dispute'),
};

/** The ways a court takes this claim apart, in the order of its reasons; at least one. */
export function theoriesOf({ reasons, answers }: Pick<FitClaim, 'reasons' | 'answers'>): readonly TrialTheory[] {
  const keys = [...new Set(reasons.map((reason) => BY_REASON[reason] ?? GENERAL))];
  const wanted = (keys.length === 0 ? [GENERAL] : keys).slice(0, MOST_THEORIES);
  return theories
    .filter(({ key }) => wanted.includes(key))
    .toSorted((a, b) => wanted.indexOf(a.key) - wanted.indexOf(b.key))
    .map((one) => ({
      ...one,
      defences: one.defences.filter(({ says }) => says !== OWNER_OCCUPIED || answers.ownerOccupied !== false),
    }));
}

function all(theory: string, ...reasons: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(reasons.map((reason) => [reason, theory]));
}
