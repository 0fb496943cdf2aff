import { about, card, firm, type Probe } from './probe.ts';

export const WORK_PROBES: readonly Probe[] = [
  {
    name: 'home work by one person in the trade',
    draft: { ...about('construction', 'deposit-no-work'), sellerInTrade: 'Yes' },
    finds: { 'fit.home_job': 'info' },
    asks: ['sellerInTrade'],
    params: { amount: '$500.00' },
  },
  {
    name: 'home work by a friend',
    draft: { ...about('construction', 'deposit-no-work'), sellerInTrade: 'No, a favor or a one-time job' },
    findsNot: ['fit.home_job'],
  },
  {
    name: 'a contractor who was not registered sues',
    draft: { ...about('construction', 'homeowner-did-not-pay'), contractorPapers: 'Not registered' },
    finds: { 'fit.contractor_papers': 'warning' },
    asks: ['contractorPapers'],
  },
  {
    name: 'wages',
    draft: { ...about('debt', 'unpaid-work'), workerKind: 'On a payroll, with tax taken out' },
    finds: { 'fit.wages': 'info' },
    asks: ['workerKind'],
    params: { limit: '$50,000', percent: '200' },
  },
  {
    name: 'forty-one and a half hours in one week',
    draft: {
      ...about('debt', 'unpaid-work'),
      workerKind: 'On a payroll, with tax taken out',
      cards: [card('debt.worked', { when: '2026-08-24/2026-08-30', earned: '757.38', hours: '41.5' })],
    },
    finds: { 'fit.overtime': 'info', 'fit.wages': 'info' },
    params: { hours: '40' },
  },
  {
    name: 'seventy hours in two weeks',
    draft: {
      ...about('debt', 'unpaid-work'),
      workerKind: 'On a payroll, with tax taken out',
      cards: [card('debt.worked', { when: '2026-08-24/2026-09-06', earned: '1277.50', hours: '70' })],
    },
    findsNot: ['fit.overtime'],
  },
  {
    name: 'work as one’s own business',
    draft: { ...about('debt', 'unpaid-work'), workerKind: 'As my own business' },
    finds: { 'fit.own_business_work': 'info' },
    findsNot: ['fit.wages'],
  },
  {
    name: 'a term that says no refunds',
    draft: {
      ...about('broken-contract', 'service-not-done'),
      ...firm('Oak Events LLC'),
      claimDescription: 'The contract says no refunds, ever.',
    },
    finds: { 'fit.contract_term': 'info' },
  },
  {
    name: 'commissions of work that has ended',
    draft: {
      ...about('debt', 'unpaid-work'),
      claimDescription: 'They owe me commissions for my orders.',
      workerKind: 'As my own business',
      commissionWork: 'Yes, and the work has ended',
    },
    finds: { 'fit.commission_ended': 'info' },
    asks: ['commissionWork'],
    params: { days: '30', times: '3' },
  },
  {
    name: 'commissions of work that goes on',
    draft: {
      ...about('debt', 'unpaid-work'),
      claimDescription: 'They owe me a commission.',
      commissionWork: 'Yes, and the work goes on',
    },
    finds: { 'fit.commission_later': 'info' },
    findsNot: ['fit.commission_ended'],
  },
  {
    name: 'commissions of an employee',
    draft: { ...about('debt', 'unpaid-work'), claimDescription: 'They owe me a commission.', commissionWork: 'No' },
    finds: { 'fit.wages': 'info' },
    findsNot: ['fit.commission_ended', 'fit.commission_later'],
  },
  {
    name: 'wages by the hour are not asked about commissions',
    draft: { ...about('debt', 'unpaid-work'), claimDescription: 'They owe me 20 hours.' },
    asksNot: ['commissionWork'],
  },
  {
    name: 'a shop that worked without an OK, which may be consumer fraud',
    draft: { ...about('auto', 'repair-not-approved'), ...firm('Oak Garage LLC') },
    finds: { 'fit.copy_to_state': 'info' },
    params: { days: '10' },
  },
];
