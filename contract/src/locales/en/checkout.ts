export const checkoutMessages = {
  'coupon.empty': 'Please enter a coupon code',
  'coupon.invalid': 'Invalid coupon code or coupon is not active',

  'claim.incomplete': 'Some answers are still missing. Please go back and finish them.',

  'checkout.package_unavailable': 'That package is not available. Please choose another one.',
  'checkout.price_changed':
    'The price is not the one you saw. You were not charged. Please check the new price and pay again.',
  'checkout.declined': 'The card was declined. You were not charged. Please try another card.',
  'checkout.key_reused': 'This payment was already used for another order. Please reload the page and try again.',
  'checkout.stopped': 'We cannot take payment for this claim. {reasons} Nothing is lost.',
  'checkout.late_unread':
    'Please read this first: {reasons} On the card that shows where your claim fits, tick that you have read it. Then you can pay. You were not charged, and nothing is lost.',
  'checkout.email': 'Please enter a valid email address',
} as const;
