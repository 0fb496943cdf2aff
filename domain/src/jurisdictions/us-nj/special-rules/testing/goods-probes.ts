import { about, card, firm, goods, mover, type Probe } from './probe.ts';

const refund = { ...about('chargeback', 'refund-refused'), ...firm('Oak Store'), publicBody: false };

export const GOODS_PROBES: readonly Probe[] = [
  {
    name: 'a tow',
    draft: { ...about('auto', 'tow'), ...firm('Oak Towing LLC') },
    finds: { 'fit.towing': 'info' },
  },
  {
    name: 'a used car of 20,000 miles from a dealer',
    draft: {
      ...about('auto', 'used-car'),
      ...firm('Oak Cars LLC'),
      cards: [card('auto.bought', { day: '2026-06-01', car: { text: '2022 sedan' }, price: '9000', miles: '20000' })],
    },
    finds: { 'fit.used_car': 'info' },
    params: { days: '90', miles: '3,000' },
  },
  {
    name: 'a used car from a private person',
    draft: { ...about('auto', 'used-car'), sellerInTrade: 'No, a favor or a one-time job' },
    findsNot: ['fit.used_car', 'fit.used_car_miles'],
    asks: ['sellerInTrade'],
  },
  {
    name: 'a brand new car',
    draft: { ...about('product', 'broken-or-defective'), claimDescription: 'I bought a brand new car.' },
    finds: { 'fit.new_car': 'info' },
  },
  {
    name: 'a mover inside the state, in time',
    draft: { ...mover, date: '2026-10-01', moveStayedInside: 'Yes' },
    finds: { 'fit.mover_claim': 'warning' },
    asks: ['moveStayedInside'],
    params: { days: '90', claimBy: '2026-12-30', years: '2' },
    lastDay: '2028-10-01',
  },
  {
    name: 'a mover inside the state, late',
    draft: { ...mover, moveStayedInside: 'Yes' },
    finds: { 'fit.mover_claim_may_be_late': 'warning' },
  },
  {
    name: 'a mover between states',
    draft: { ...mover, moveStayedInside: 'No, it crossed a state line' },
    finds: { 'fit.carrier_claim': 'warning' },
    params: { months: '9', claimBy: '2027-03-01', years: '2' },
  },
  {
    name: 'a mover, nobody knows where',
    draft: { ...mover, moveStayedInside: null },
    finds: { 'fit.mover_claim_unsure': 'warning' },
    params: { insideBy: '2026-08-30', acrossBy: '2027-03-01' },
  },
  {
    name: 'sold at the door',
    draft: {
      ...goods,
      ...firm('Oak Vacuums LLC'),
      claimDescription: 'A salesman came to my door. I canceled the next day.',
      signedWhere: 'At my home',
    },
    finds: { 'fit.door_sale': 'info' },
    asks: ['signedWhere'],
  },
  {
    name: 'a gift card',
    draft: { ...goods, ...firm('Oak Store'), publicBody: false, claimDescription: 'They refused my gift card.' },
    finds: { 'fit.gift_card': 'info' },
    params: { months: '24' },
  },
  {
    name: 'a gym',
    draft: { ...about('broken-contract', 'gym-or-class'), ...firm('Oak Gym LLC') },
    finds: { 'fit.gym': 'info' },
  },
  {
    name: 'a sick pet',
    draft: { ...about('product', 'sick-pet'), ...firm('Oak Pets LLC') },
    finds: { 'fit.sick_pet': 'info' },
    params: { days: '14', months: '6', deliver: '5' },
  },
  {
    name: 'a bad check without its notice',
    draft: about('debt', 'bad-check'),
    finds: { 'fit.bad_check_notice': 'info', 'fit.bad_check_form': 'info' },
    findsNot: ['fit.bad_check_more', 'fit.bad_check_stopped', 'fit.bad_check_no_account'],
    asks: ['checkReason'],
  },
  {
    name: 'a bad check whose notice is ten days old',
    draft: {
      ...about('debt', 'bad-check'),
      cards: [card('debt.check-notice', { day: '2026-11-11', result: 'delivered' })],
    },
    finds: { 'fit.bad_check_notice_running': 'warning' },
    findsNot: ['fit.bad_check_more', 'fit.bad_check_notice', 'fit.bad_check_form'],
    params: { days: '35', until: '2026-12-16' },
  },
  {
    name: 'a check whose payment was stopped',
    draft: { ...about('debt', 'bad-check'), checkReason: 'They stopped the payment' },
    finds: { 'fit.bad_check_stopped': 'info' },
    findsNot: ['fit.bad_check_notice', 'fit.bad_check_form', 'fit.bad_check_more'],
  },
  {
    name: 'a check on a closed account, by its card',
    draft: {
      ...about('debt', 'bad-check'),
      cards: [card('debt.returned', { day: '2026-06-05', reason: 'closed' })],
    },
    finds: { 'fit.bad_check_no_account': 'info', 'fit.bad_check_notice': 'info' },
    asksNot: ['checkReason'],
  },
  {
    name: 'a bad check whose notice is 35 days old',
    draft: {
      ...about('debt', 'bad-check'),
      cards: [card('debt.check-notice', { day: '2026-10-01', result: 'delivered' })],
    },
    finds: { 'fit.bad_check_more': 'info' },
    findsNot: ['fit.bad_check_notice', 'fit.bad_check_notice_running'],
    params: { floor: '$100', times: '3', cap: '$500' },
  },
  {
    name: 'a refund refused, and no policy was posted',
    draft: { ...refund, refundPosted: 'No' },
    finds: { 'fit.refund_not_posted': 'info' },
    asks: ['refundPosted'],
    params: { days: '20' },
  },
  {
    name: 'a refund refused, and a policy was posted',
    draft: { ...refund, refundPosted: 'Yes' },
    finds: { 'fit.refund_posted': 'info' },
    findsNot: ['fit.refund_not_posted'],
  },
  {
    name: 'a refund refused for an online order',
    draft: { ...refund, refundPosted: 'It was an online order' },
    finds: { 'fit.refund_online': 'info' },
  },
  {
    name: 'a refund refused, nobody knows what was posted',
    draft: { ...refund, refundPosted: 'I am not sure' },
    finds: { 'fit.refund_policy': 'info' },
  },
  {
    name: 'a refund refused, and the card says that there were no terms',
    draft: { ...refund, cards: [card('charge.terms', { where: 'none' })] },
    finds: { 'fit.refund_not_posted': 'info' },
    asksNot: ['refundPosted'],
  },
  {
    name: 'a garage that keeps the car',
    draft: { ...about('auto', 'shop-keeps-car'), ...firm('Oak Garage LLC') },
    finds: { 'fit.shop_keeps_car': 'warning' },
  },
  {
    name: 'a storage unit that was sold',
    draft: {
      ...about('stolen-property', 'held-by-storage-or-landlord'),
      ...firm('Oak Storage LLC'),
      claimDescription: 'They sold my storage unit at an auction.',
    },
    finds: { 'fit.storage_sale': 'info' },
    params: { days: '14' },
  },
  {
    name: 'a coat at a cleaner’s',
    draft: {
      ...about('damaged-property', 'cleaner-or-storage'),
      ...firm('Oak Cleaners LLC'),
      cards: [card('damage.left', { purpose: 'clean', condition: 'good' })],
    },
    finds: { 'fit.no_law_of_its_own': 'info' },
  },
  {
    name: 'things in storage',
    draft: {
      ...about('damaged-property', 'cleaner-or-storage'),
      ...firm('Oak Storage LLC'),
      cards: [card('damage.left', { purpose: 'store', condition: 'good' })],
    },
    findsNot: ['fit.no_law_of_its_own'],
  },
];
