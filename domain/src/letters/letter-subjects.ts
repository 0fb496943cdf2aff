import type { Claim } from '../claims/claim.ts';
import { listWith } from './letter-wording.ts';

/**
 * What the letter is about, by the reason the person ticked: the words of the RE line, then those after "This is about".
 * They say what was ticked and nothing harsher. A reason without a row falls back to its category.
 */
type Subject = readonly [re: string, purpose: string];

const REASONS: Readonly<Record<string, Subject>> = {
  'deposit-not-returned': ['Security deposit', 'a security deposit that was not returned'],
  'deposit-unfair-deductions': ['Security deposit', 'charges taken from a security deposit'],
  'repairs-not-made': ['Repairs not made', 'a rental where needed repairs were not made'],
  'locked-out': ['Lockout', 'being locked out of a rental'],
  'belongings-kept-or-dumped': ['Belongings', 'belongings that were kept or thrown out'],
  'rent-or-fees-overcharged': ['Rent and fees', 'rent or fees that were charged in error'],
  'tenant-owes-rent': ['Unpaid rent', 'unpaid rent'],
  'tenant-damaged-rental': ['Damage to a rental', 'damage to a rental'],
  'personal-loan': ['Loan', 'a loan that was not paid back in full'],
  'unpaid-invoice': ['Unpaid bill', 'a bill that was not paid in full'],
  'unpaid-work': ['Unpaid work', 'work that was not paid in full'],
  'bad-check': ['Returned payment', 'a payment that was returned unpaid'],
  'shared-bills': ['Shared bills', 'your share of the bills'],
  'unpaid-goods': ['Unpaid goods', 'goods that were not paid in full'],
  'paid-by-mistake': ['Overpayment', 'money that was paid by mistake'],
  'service-not-done': ['Service not done', 'a service that was paid for and not done'],
  'service-done-badly': ['Service', 'a service that was not done as agreed'],
  'event-vendor': ['Event service', 'an event service that was not as agreed'],
  mover: ['Moving job', 'a moving job that was not as agreed'],
  'gym-or-class': ['Membership refund', 'a refund for a membership or class'],
  'deal-backed-out': ['Broken agreement', 'a deal that was not kept'],
  'business-contract': ['Business agreement', 'a business agreement that was not kept'],
  'deposit-no-work': ['Deposit for a job', 'a deposit for work that was not started'],
  'unfinished-work': ['Unfinished job', 'a job that was not finished'],
  'bad-work': ['Home work', 'work that was not done right'],
  'damage-during-work': ['Damage during a job', 'damage that happened during a job'],
  'price-went-up': ['Price of a job', 'a price above the one we agreed on'],
  'no-contract-or-registration': ['Home job', 'a home job'],
  'homeowner-did-not-pay': ['Unpaid job', 'a job that was done and not paid in full'],
  'bad-repair': ['Vehicle repair', 'a vehicle repair that was not done right'],
  'repair-not-approved': ['Vehicle repair', 'vehicle work that was not approved'],
  'over-estimate': ['Vehicle repair', 'a charge above the estimate'],
  'damaged-at-shop': ['Damage at a shop', 'damage to a vehicle at a shop'],
  'shop-keeps-car': ['Vehicle held by a shop', 'a vehicle that has not been given back'],
  'used-car': ['Used vehicle', 'a used vehicle that was not as sold'],
  tow: ['Tow', 'the cost of a tow'],
  'customer-did-not-pay-shop': ['Unpaid repair bill', 'a repair bill that was not paid in full'],
  'car-crash': ['Vehicle damage', 'damage from a vehicle crash'],
  'parked-car': ['Vehicle damage', 'damage to a parked vehicle'],
  'neighbor-yard': ['Property damage', 'damage to a yard, tree, or fence'],
  'water-leak': ['Water damage', 'damage from water or a leak'],
  animal: ['Damage by an animal', 'harm done by an animal'],
  'cleaner-or-storage': ['Property damage', 'property that was damaged'],
  'lent-item': ['Damaged item', 'an item that was lent and came back broken'],
  'public-body': ['Property damage', 'damage to property'],
  'broken-or-defective': ['Purchase', 'a product that did not work'],
  'not-as-promised': ['Purchase', 'a product that was not as promised'],
  'never-came': ['Purchase', 'an order that never came'],
  'furniture-appliance': ['Furniture or appliance order', 'furniture or an appliance that came late or damaged'],
  'warranty-refused': ['Warranty', 'a warranty that was not honored'],
  'sick-pet': ['Pet purchase', 'a pet that was sick when sold'],
  'private-or-online-seller': ['Purchase', 'an item that was not as described'],
  'took-my-things': ['Property taken', 'property that was taken'],
  'will-not-return': ['Property not returned', 'property that was not given back'],
  'ex-or-roommate': ['Property not returned', 'property that was kept or sold'],
  'money-taken': ['Money taken', 'money that was taken'],
  'worker-took': ['Property taken', 'property that was taken'],
  'held-by-storage-or-landlord': ['Property not returned', 'property that was kept or sold'],
  'promised-to-pay': ['Promise to pay', 'a promise to pay that was not kept'],
  'promised-work': ['Promised work', 'promised work that was not done'],
  'promised-return': ['Promised return', 'a promise to give something back'],
  'split-cost': ['Shared cost', 'your share of a cost we agreed to split'],
  'promised-price': ['Agreed price', 'a price above the one that was promised'],
  'promised-job-or-pay': ['Promised pay', 'pay that was promised'],
  'dog-bite': ['Injury by a dog', 'the cost of an injury by a dog'],
  'slip-or-fall': ['Injury from a fall', 'the cost of an injury from a fall'],
  'crash-injury': ['Injury in a crash', 'the cost of an injury in a crash'],
  'store-salon-gym': ['Injury', 'the cost of an injury'],
  'product-hurt-me': ['Injury by a product', 'the cost of an injury by a product'],
  'hurt-on-purpose': ['Injury', 'the cost of an injury'],
  'other-injury': ['Injury', 'the cost of an injury'],
  'refund-refused': ['Refund', 'a refund that was refused'],
  'charged-without-ok': ['Card charge', 'a charge that was not approved'],
  'wrong-amount': ['Card charge', 'a charge in the wrong amount'],
  'kept-charging': ['Card charges', 'charges made after a service was canceled'],
  'lost-card-dispute': ['Card charge', 'a card charge'],
  'customer-chargeback': ['Payment taken back', 'a payment that was taken back'],
};

const CATEGORIES: Readonly<Record<string, Subject>> = {
  'tenant-landlord': ['Rental', 'a matter about a rental'],
  debt: ['Money owed', 'money that was not paid'],
  'broken-contract': ['Broken agreement', 'an agreement that was not kept'],
  construction: ['Home job', 'a home job'],
  auto: ['Vehicle', 'a matter about a vehicle'],
  'damaged-property': ['Property damage', 'damage to property'],
  product: ['Purchase', 'a purchase'],
  'stolen-property': ['Property not returned', 'property that was taken or kept'],
  'verbal-promise': ['Broken promise', 'a promise that was not kept'],
  injury: ['Injury', 'the cost of an injury'],
  chargeback: ['Card charge or refund', 'a card charge or refund'],
  other: ['Money owed', 'what is told below'],
};

/** Every subject by the reason's or the category's value. */
export const LETTER_SUBJECTS: Readonly<Record<string, Subject>> = { ...CATEGORIES, ...REASONS };

/** Said beside another reason of the same kind, it would only sound like a form. */
const NO_MORE = CATEGORIES['construction']?.[1];
const NO_MATCH: Subject = ['', ''];

/** The words for the RE line and for "This is about ...". Both are empty when nothing fitting was ticked. */
export function subjectOf(claim: Claim): { readonly re: string; readonly purpose: string } {
  const ticked = claim.reasons.map((reason) => REASONS[reason]).filter((subject) => subject !== undefined);
  const [re, purpose] = ticked[0] ?? CATEGORIES[claim.situation] ?? NO_MATCH;
  const all = [...new Set(ticked.map(([, words]) => words))];
  // Words that say no more than the other reason does.
  const telling = all.filter((words) => words !== NO_MORE);
  const purposes = (telling.length === 0 ? all : telling).slice(0, 2);
  return { re, purpose: purposes.length === 0 ? purpose : listWith('and', purposes) };
}

export const hasSubject = (reason: string): boolean => REASONS[reason] !== undefined;
