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
  {
    name: 'the interest of a deposit',
    draft: { ...deposit, ...firm('Oak Homes LLC') },
    finds: { 'fit.deposit_interest': 'info' },
    findsNot: ['fit.deposit_double_limit', 'fit.deposit_as_rent'],
  },
  {
    name: 'the interest of a deposit, where that law does not count',
    draft: { ...deposit, ownerOccupied: true, depositLawAskedFor: false },
    findsNot: ['fit.deposit_interest', 'fit.deposit_double_limit'],
  },
  {
    name: 'a deposit whose double is above the limit',
    draft: { ...deposit, ...firm('Oak Homes LLC'), amount: '2500.01' },
    finds: { 'fit.deposit_double_limit': 'info' },
    params: { limit: '$5,000.00' },
  },
  {
    name: 'a deposit used as the last rent',
    draft: { ...deposit, claimDescription: 'I told her to take the deposit as rent.' },
    finds: { 'fit.deposit_as_rent': 'info' },
    params: { percent: '7' },
  },
  {
    name: 'a promised rent credit',
    draft: {
      ...about('tenant-landlord', 'rent-or-fees-overcharged'),
      cards: [card('rental.no-basis', { why: 'credit', right: '200' })],
    },
    finds: { 'fit.rent_credit': 'info' },
  },
  {
    name: 'rent in cash without a receipt',
    draft: {
      ...about('tenant-landlord', 'rent-or-fees-overcharged'),
      claimDescription: 'I paid the rent in cash and got no receipt.',
    },
    finds: { 'fit.rent_receipt': 'info' },
    findsNot: ['fit.application_fee'],
  },
  {
    name: 'an application fee of this summer',
    draft: {
      ...about('tenant-landlord', 'rent-or-fees-overcharged'),
      cards: [card('rental.overcharged', { what: { pick: 'application' }, over: '75', day: '2026-06-10' })],
    },
    finds: { 'fit.application_fee': 'info' },
    findsNot: ['fit.application_fee_before'],
    params: { amount: '$50', from: '2026-05-01' },
  },
  {
    name: 'an application fee of the year before',
    draft: {
      ...about('tenant-landlord', 'rent-or-fees-overcharged'),
      date: '2025-06-10',
      claimDescription: 'They kept my application fee.',
    },
    finds: { 'fit.application_fee_before': 'info' },
    findsNot: ['fit.application_fee'],
  },
  {
    name: 'a building that was sold',
    draft: {
      ...deposit,
      ...firm('Oak Homes LLC'),
      cards: [card('rental.new-owner', { deposit: 'earlier', day: '2026-02-01' })],
    },
    finds: { 'fit.deposit_new_owner': 'info' },
  },
  {
    name: 'a tenant’s things thrown out',
    draft: { ...about('tenant-landlord', 'belongings-kept-or-dumped'), ...firm('Oak Homes LLC') },
    finds: { 'fit.tenant_property': 'info' },
    params: { times: '2' },
  },
  {
    name: 'a landlord who names no day for the list of charges',
    draft: {
      ...about('tenant-landlord', 'tenant-owes-rent'),
      cards: [card('rental.deposit-held', { amount: '1500' })],
    },
    finds: { 'fit.landlord_list': 'warning' },
    params: { days: '30' },
  },
  {
    name: 'a landlord whose list of charges came too late',
    draft: {
      ...about('tenant-landlord', 'tenant-owes-rent'),
      cards: [
        card('rental.tenant-left', { day: '2026-06-30', told: 'given' }),
        card('rental.deposit-held', { amount: '1500', list: '2026-08-15' }),
      ],
    },
    finds: { 'fit.landlord_list_late': 'warning', 'fit.landlord_registration': 'info' },
    findsNot: ['fit.landlord_list'],
    params: { days: '30' },
  },
  {
    name: 'a landlord whose list of charges came in time, and a late charge',
    draft: {
      ...about('tenant-landlord', 'tenant-owes-rent'),
      cards: [
        card('rental.tenant-left', { day: '2026-06-30', told: 'given' }),
        card('rental.deposit-held', { amount: '1500', list: '2026-07-30' }),
        card('rental.lease-charge', { what: { pick: 'late', count: '' }, amount: '50' }),
      ],
    },
    finds: { 'fit.rent_late_charge': 'info' },
    findsNot: ['fit.landlord_list', 'fit.landlord_list_late'],
  },
];
