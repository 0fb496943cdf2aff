export const checkoutMessages = {
  'coupon.empty': 'Please enter a coupon code',
  'coupon.invalid': 'Invalid coupon code or coupon is not active',
  'coupon.percent_off': '{percent}% off your package',
  'coupon.amount_off': '{amount} off your package',

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
  'checkout.expired':
    'This payment was not finished. You were not charged, and nothing is lost. Please press Pay again.',
  'checkout.provider_away':
    'We could not reach the payment service. You were not charged, and nothing is lost. Please try again in a few minutes.',
  'checkout.unconfirmed':
    'We do not know yet if your payment went through. Please do not pay again. We ask the payment service every few minutes. Your receipt comes by email as soon as we know.',
  'checkout.in_progress':
    'A payment for this claim was just begun in another tab or on another device. Please finish it there, or wait a minute and try again. Nothing is lost.',
  'checkout.other_browser':
    'This payment was begun in another browser. If you paid, your receipt comes by email. Its link opens your claim on any device.',
  'checkout.line.extra_recipients': 'More people get the letter',
  'checkout.line.mailing': 'Printing and mailing the letter',
  'checkout.line.tax': 'Sales tax',
  'webhook.refused': 'This message was refused: its signature is missing, wrong or too old.',

  'refund.not_found': 'We could not find this order.',
  'refund.letter_approved':
    'The letter was approved, so it may be on its way. Please write to us about a refund. Nothing is lost.',
  'refund.nothing_left': 'There is nothing left to pay back on this order.',
  'refund.disputed': 'Your bank is looking into this payment. It decides first. Your documents stay here.',
} as const;
