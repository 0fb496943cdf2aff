import { about, card, firm, goods, mover, type Probe } from './probe.ts';

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
    finds: { 'fit.bad_check_notice': 'info' },
    findsNot: ['fit.bad_check_more'],
  },
  {
    name: 'a bad check whose notice is 35 days old',
    draft: {
      ...about('debt', 'bad-check'),
      cards: [card('debt.check-notice', { day: '2026-10-01', result: 'delivered' })],
    },
    finds: { 'fit.bad_check_more': 'info' },
    params: { floor: '$100', times: '3', cap: '$500' },
  },
];
