import { about, card, deposit, firm, type Probe } from './probe.ts';

export const RENTING_PROBES: readonly Probe[] = [
  {
    name: 'a deposit whose 30 days are over',
    draft: { ...deposit, ...firm('Oak Homes LLC') },
    finds: { 'fit.deposit_clock': 'info' },
    params: { days: '30', day: '2026-07-01' },
  },
  {
    name: 'a deposit whose 30 days still run',
    draft: { ...deposit, ...firm('Oak Homes LLC'), date: '2026-11-10' },
    finds: { 'fit.deposit_clock_running': 'stop_papers' },
    params: { days: '30', day: '2026-12-10' },
  },
  {
    name: 'a deposit after a fire',
    draft: {
      ...deposit,
      ...firm('Oak Homes LLC'),
      claimDescription: 'There was a fire and we had to go.',
      tenancyEnd: 'Fire, flood, or an order to leave',
    },
    finds: { 'fit.deposit_short_clock': 'info' },
    asks: ['tenancyEnd'],
    params: { days: '5', day: '2026-06-08' },
  },
  {
    name: 'a deposit after abuse, its time still running',
    draft: {
      ...deposit,
      ...firm('Oak Homes LLC'),
      date: '2026-11-10',
      claimDescription: 'I left because of domestic violence.',
      tenancyEnd: 'To be safe from abuse, with a notice',
    },
    finds: { 'fit.deposit_safety_clock': 'stop_papers' },
  },
  {
    name: 'a deposit while one still lives there',
    draft: { ...deposit, claimDescription: 'I still live here.', tenancyEnd: 'I still live there' },
    finds: { 'fit.deposit_still_there': 'stop_papers' },
  },
  {
    name: 'an ordinary deposit asks nothing more',
    draft: { ...deposit, ...firm('Oak Homes LLC') },
    asksNot: ['tenancyEnd', 'depositLawAskedFor', 'publicBody'],
  },
  {
    name: 'a deposit of two months of rent',
    draft: {
      ...deposit,
      ...firm('Oak Homes LLC'),
      cards: [
        card('rental.home', { from: '2024-01-01', to: '2026-05-31', lease: 'written', rent: '1000' }),
        card('rental.deposit-paid', { amount: '2000', day: '2024-01-01', how: 'check' }),
      ],
    },
    finds: { 'fit.deposit_cap': 'info' },
    params: { cap: '$1,500.00', paid: '$2,000.00' },
  },
  {
    name: 'an owner who lives there, and the law was asked for',
    draft: { ...deposit, ownerOccupied: true, depositLawAskedFor: true },
    findsNot: ['fit.deposit_owner_occupied'],
    asks: ['depositLawAskedFor'],
  },
  {
    name: 'an owner who lives there, and it was not',
    draft: { ...deposit, ownerOccupied: true, depositLawAskedFor: false },
    finds: { 'fit.deposit_owner_occupied': 'warning' },
  },
  {
    name: 'locked out today',
    draft: { ...about('tenant-landlord', 'locked-out'), letBackIn: 'No, I am still locked out' },
    finds: { 'fit.locked_out_now': 'warning' },
    asks: ['letBackIn'],
  },
  {
    name: 'locked out and would not go back',
    draft: { ...about('tenant-landlord', 'locked-out'), letBackIn: 'I did not want to go back' },
    finds: { 'fit.lockout_loss_more': 'info' },
    params: { times: '3' },
  },
];
