import type { Claim } from '../../claims/claim.ts';
import { listWith } from './letter-wording.ts';

/**
 * What the letter is about, by the reason the person ticked: the words of the RE line, then those after "This is
 * about". They name the thing alone: what was done with it is in the facts, as the person gave them. A reason was
 * pressed because it came nearest, and says more than some of those who press it mean. A reason without a row falls
 * back to its category.
 */
type Subject = readonly [re: string, purpose: string];

const REASONS: Readonly<Record<string, Subject>> = {
  'deposit-not-returned': ['Security deposit', 'a security deposit'],
  'deposit-unfair-deductions': ['Security deposit', 'a security deposit and charges'],
  'repairs-not-made': ['Repairs', 'repairs in a rental'],
  'locked-out': ['Rental', 'a rental'],
  'belongings-kept-or-dumped': ['Belongings', 'belongings at a rental'],
  'rent-or-fees-overcharged': ['Rent and fees', 'rent or fees'],
  'tenant-owes-rent': ['Rent', 'rent'],
  'tenant-damaged-rental': ['Damage to a rental', 'damage to a rental'],
  'personal-loan': ['Loan', 'a loan'],
  'unpaid-invoice': ['Bill', 'a bill'],
  'unpaid-work': ['Payment for work', 'payment for work'],
  'bad-check': ['Returned payment', 'a returned payment'],
  'shared-bills': ['Shared bills', 'shared bills'],
  'unpaid-goods': ['Payment for goods', 'payment for goods'],
  'paid-by-mistake': ['Payment', 'a payment'],
  'service-not-done': ['Service', 'a service'],
  'service-done-badly': ['Service', 'a service'],
  'event-vendor': ['Event service', 'an event service'],
  mover: ['Moving job', 'a moving job'],
  'gym-or-class': ['Membership or class', 'a membership or class'],
  'deal-backed-out': ['Agreement', 'an agreement'],
  'business-contract': ['Business agreement', 'a business agreement'],
  'deposit-no-work': ['Deposit for a job', 'a deposit for a job'],
  'unfinished-work': ['Job', 'a building or repair job'],
  'bad-work': ['Job', 'a building or repair job'],
  'damage-during-work': ['Damage during a job', 'damage during a job'],
  'price-went-up': ['Price of a job', 'the price of a job'],
  'no-contract-or-registration': ['Job', 'a building or repair job'],
  'homeowner-did-not-pay': ['Payment for a job', 'payment for a job'],
  'bad-repair': ['Vehicle repair', 'a vehicle repair'],
  'repair-not-approved': ['Vehicle work', 'work on a vehicle'],
  'over-estimate': ['Vehicle work', 'the price of work on a vehicle'],
  'damaged-at-shop': ['Damage to a vehicle', 'damage to a vehicle'],
  'shop-keeps-car': ['Return of a vehicle', 'the return of a vehicle'],
  'used-car': ['Used vehicle', 'a used vehicle'],
  tow: ['Tow', 'a tow'],
  'customer-did-not-pay-shop': ['Repair bill', 'a repair bill'],
  'car-crash': ['Vehicle damage', 'damage from a vehicle crash'],
  'parked-car': ['Vehicle damage', 'damage to a parked vehicle'],
  'neighbor-yard': ['Damage to property', 'damage to property'],
  'water-leak': ['Water damage', 'damage from water'],
  animal: ['Damage by an animal', 'damage by an animal'],
  'cleaner-or-storage': ['Property', 'property'],
  'lent-item': ['Property', 'property'],
  'public-body': ['Damage to property', 'damage to property'],
  'broken-or-defective': ['Purchase', 'a purchase'],
  'not-as-promised': ['Purchase', 'a purchase'],
  'never-came': ['Order', 'an order'],
  'furniture-appliance': ['Furniture or appliance order', 'a furniture or appliance order'],
  'warranty-refused': ['Warranty', 'a warranty'],
  'sick-pet': ['Purchase of a pet', 'the purchase of a pet'],
  'private-or-online-seller': ['Purchase', 'a purchase'],
  'took-my-things': ['Loss of property', 'the loss of property'],
  'will-not-return': ['Return of property', 'the return of property'],
  'ex-or-roommate': ['Property', 'property'],
  'money-taken': ['Money', 'a sum of money'],
  'worker-took': ['Loss of property', 'the loss of property'],
  'held-by-storage-or-landlord': ['Property', 'property'],
  'promised-to-pay': ['Promise to pay', 'a promise to pay'],
  'promised-work': ['Promised work', 'promised work'],
  'promised-return': ['Promised return', 'a promised return'],
  'split-cost': ['Shared cost', 'a shared cost'],
  'promised-price': ['Promised price', 'a promised price'],
  'promised-job-or-pay': ['Promised pay', 'promised pay'],
  'dog-bite': ['Injury by a dog', 'an injury by a dog'],
  'slip-or-fall': ['Injury from a fall', 'an injury from a fall'],
  'crash-injury': ['Injury in a crash', 'an injury in a crash'],
  'store-salon-gym': ['Injury', 'an injury'],
  'product-hurt-me': ['Injury by a product', 'an injury by a product'],
  'hurt-on-purpose': ['Injury', 'an injury'],
  'other-injury': ['Injury', 'an injury'],
  'refund-refused': ['Refund', 'a refund'],
  'charged-without-ok': ['Charge', 'a charge'],
  'wrong-amount': ['Charge', 'a charge'],
  'kept-charging': ['Charges', 'charges'],
  'lost-card-dispute': ['Charge', 'a charge'],
  'customer-chargeback': ['Payment dispute', 'a payment dispute'],
};

const CATEGORIES: Readonly<Record<string, Subject>> = {
  'tenant-landlord': ['Rental', 'a matter about a rental'],
  debt: ['Money owed', 'money owed'],
  'broken-contract': ['Agreement', 'an agreement'],
  construction: ['Job', 'a building or repair job'],
  auto: ['Vehicle', 'a matter about a vehicle'],
  'damaged-property': ['Damage to property', 'damage to property'],
  product: ['Purchase', 'a purchase'],
  'stolen-property': ['Property', 'property'],
  'verbal-promise': ['Promise', 'a promise'],
  injury: ['Injury', 'an injury'],
  chargeback: ['Charge or refund', 'a charge or refund'],
  other: ['Money owed', 'what is told below'],
};

/** Every subject by the reason's or the category's value. */
export const LETTER_SUBJECTS: Readonly<Record<string, Subject>> = { ...CATEGORIES, ...REASONS };

/** Said beside another reason of the same kind, these would only say its word again. */
const NO_MORE: ReadonlySet<string> = new Set(
  ['unfinished-work', 'service-not-done', 'deal-backed-out', 'broken-or-defective', 'never-came'].flatMap(
    (reason) => REASONS[reason]?.[1] ?? [],
  ),
);
const NO_MATCH: Subject = ['', ''];
/** "charges" beside "a charge". */
const severalOf = (words: string): string => `${words.replace(/^an? /, '')}s`;

/** The words for the RE line and for "This is about ...". Both are empty when nothing fitting was ticked. */
export function subjectOf(claim: Claim): { readonly re: string; readonly purpose: string } {
  const ticked = claim.reasons.map((reason) => REASONS[reason]).filter((subject) => subject !== undefined);
  const [re, purpose] = ticked[0] ?? CATEGORIES[claim.situation] ?? NO_MATCH;
  const all = [...new Set(ticked.map(([, words]) => words))];
  // Words that say no more than the other reason does.
  const telling = all.filter(
    (words) =>
      !NO_MORE.has(words) &&
      !all.some((other) => other !== words && (` ${other} `.includes(` ${words} `) || other === severalOf(words))),
  );
  const purposes = (telling.length === 0 ? all : telling).slice(0, 2);
  return { re, purpose: purposes.length === 0 ? purpose : listWith('and', purposes) };
}

export const hasSubject = (reason: string): boolean => REASONS[reason] !== undefined;
