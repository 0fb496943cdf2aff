import { about, firm, loan, type Probe } from './probe.ts';

export const ORDINARY_PROBES: readonly Probe[] = [
  {
    name: 'an ordinary loan',
    draft: { ...loan, claimDescription: 'I lent Tom $2,000. He did not pay me back.' },
    asksNot: ['otherSideMinor', 'loanInterest', 'insurerPaid', 'publicBody'],
    lastDay: '2032-06-01',
  },
  {
    name: 'an ordinary service not done',
    draft: { ...about('broken-contract', 'service-not-done'), ...firm('Oak Events LLC') },
    asksNot: ['publicBody', 'signedWhere', 'aboutFalseWords', 'sellerInTrade'],
  },
];
