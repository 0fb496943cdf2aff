import { about, firm, type Probe } from './probe.ts';

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
];
