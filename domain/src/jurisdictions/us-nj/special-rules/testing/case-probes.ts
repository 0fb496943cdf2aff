import { about, card, loan, type Probe } from './probe.ts';

const asCompany = { userType: '2', firstname: 'Oak Supply LLC', lastname: '' } as const;

export const CASE_PROBES: readonly Probe[] = [
  {
    name: 'a false review',
    draft: {
      ...about('other'),
      claimDescription: 'She wrote a fake review about my shop.',
      aboutFalseWords: true,
      professionalMalpractice: false,
      excludedMatter: 'None of these',
    },
    finds: { 'fit.false_words': 'warning' },
    asks: ['aboutFalseWords'],
    lastDay: '2027-06-01',
  },
  {
    name: 'a part payment on an old loan',
    draft: {
      ...loan,
      date: '2020-10-01',
      cards: [card('debt.part-paid', { amount: '100', day: '2023-05-04', how: 'cash' })],
    },
    finds: { 'fit.part_payment': 'warning' },
    params: { safeDay: '2026-10-01', paidOn: '2023-05-04', laterDay: '2029-05-04' },
  },
  {
    name: 'an old loan without a payment',
    draft: { ...loan, date: '2020-10-01' },
    finds: { 'fit.part_payment_unknown': 'info', 'fit.time_limit_may_have_passed': 'warning' },
  },
  {
    name: 'goods are not saved by a payment',
    draft: {
      ...about('debt', 'unpaid-goods'),
      date: '2022-05-01',
      cards: [card('debt.part-paid', { amount: '100', day: '2025-05-04' })],
    },
    findsNot: ['fit.part_payment', 'fit.part_payment_unknown'],
  },
  {
    name: 'interest of 60 percent',
    draft: {
      ...loan,
      claimDescription: 'I lent him $1,000 at 60 percent interest.',
      loanInterest: 'Yes, at a rate in a paper they signed',
    },
    finds: { 'fit.interest_too_high': 'warning' },
    asks: ['loanInterest'],
    params: { written: '16', spoken: '6' },
  },
  {
    name: 'interest of 2 percent a month without a paper',
    draft: {
      ...loan,
      claimDescription: 'He agreed to 2% a month interest.',
      loanInterest: 'Yes, but the rate is not on paper',
    },
    finds: { 'fit.interest_too_high': 'warning' },
  },
  {
    name: 'interest of 5 percent in writing',
    draft: {
      ...loan,
      claimDescription: 'He agreed to 5 percent interest a year.',
      loanInterest: 'Yes, at a rate in a paper they signed',
    },
    findsNot: ['fit.interest_too_high', 'fit.interest_limit'],
  },
  {
    name: 'half of the loan paid back, and interest of 5 percent in writing',
    draft: {
      ...loan,
      claimDescription: 'He paid back 50% of the loan. The interest was 5% a year.',
      loanInterest: 'Yes, at a rate in a paper they signed',
    },
    findsNot: ['fit.interest_too_high', 'fit.interest_limit'],
    asks: ['loanInterest'],
  },
  {
    name: 'a loan to be paid back double',
    draft: {
      ...loan,
      claimDescription: 'He said he would pay me back double.',
      loanInterest: 'Yes, but the rate is not on paper',
    },
    finds: { 'fit.interest_too_high': 'warning' },
  },
  {
    name: 'half of a loan paid back, without a word of interest',
    draft: { ...loan, claimDescription: 'He paid back 50% of the loan. I am right at any rate.' },
    asksNot: ['loanInterest'],
  },
  {
    name: 'a percentage a year is a rate without the word',
    draft: { ...loan, claimDescription: 'He agreed to 12% a year.' },
    asks: ['loanInterest'],
  },
  {
    name: 'one half now, the other later',
    draft: {
      ...loan,
      claimDescription: 'I sue for $5,000 now and for the other later.',
      partialClaim: 'Yes, and I want it all',
    },
    finds: { 'fit.part_kept_for_later': 'warning' },
    asks: ['partialClaim'],
  },
  {
    name: 'another bill is told of, and nothing is said of it',
    draft: {
      ...about('debt', 'unpaid-invoice'),
      claimDescription: 'I also have another bill of $2,000 that I will claim later.',
    },
    asks: ['partialClaim'],
  },
  {
    name: 'other invoices are told of and given up',
    draft: {
      ...about('debt', 'unpaid-invoice'),
      claimDescription: 'There are other open invoices between us.',
      partialClaim: 'Yes, and I give it up',
    },
    finds: { 'fit.part_given_up': 'info' },
    asks: ['partialClaim'],
  },
  {
    name: 'the guitar, not money',
    draft: {
      ...about('stolen-property', 'will-not-return'),
      claimDescription: 'I want my guitar back, not money.',
      takesValue: false,
    },
    finds: { 'fit.only_the_thing': 'stop_papers' },
    asks: ['takesValue'],
  },
  {
    name: 'a contract that speaks of arbitration, not looked at',
    draft: {
      ...about('broken-contract', 'service-not-done'),
      claimDescription: 'The contract has an arbitration clause.',
      arbitrationClause: 'I have not looked',
    },
    finds: { 'fit.arbitration': 'warning' },
    asks: ['arbitrationClause'],
  },
  {
    name: 'a note with a day to pay',
    draft: { ...loan, claimDescription: 'He signed a promissory note.', noteKind: 'A note with a day to pay' },
    finds: { 'fit.note_due': 'info' },
    asks: ['noteKind'],
    params: { years: '6' },
  },
  {
    name: 'a note on demand that was asked for',
    draft: {
      ...loan,
      claimDescription: 'He signed a note, payable on demand.',
      noteKind: 'A note to be paid when I ask',
      cards: [
        card('debt.loan', { amount: '2000', day: '2022-03-01' }),
        card('debt.asked', { what: 'pay', how: 'letter', day: '2026-06-01' }),
      ],
    },
    finds: { 'fit.note_demanded': 'warning' },
    params: { askedOn: '2026-06-01', lastDay: '2032-06-01', safeDay: '2028-03-01' },
  },
  {
    name: 'a note on demand that nobody asked for',
    draft: { ...loan, claimDescription: 'He signed an IOU.', noteKind: 'A note to be paid when I ask' },
    finds: { 'fit.note_not_demanded': 'warning' },
    params: { years: '6', idleYears: '10' },
  },
  {
    name: 'a note whose words nobody looked at',
    draft: { ...loan, claimDescription: 'He signed a note.', noteKind: 'I am not sure' },
    finds: { 'fit.note_unsure': 'info' },
  },
  {
    name: 'a loan without a word of a note',
    draft: { ...loan, claimDescription: 'Please note that he owes me $2,000.' },
    asksNot: ['noteKind'],
  },
  {
    name: 'an old debt of a person to a company',
    draft: { ...about('debt', 'unpaid-invoice'), ...asCompany, date: '2019-05-01' },
    finds: { 'fit.expired_consumer_debt': 'warning', 'fit.time_limit_may_have_passed': 'warning' },
  },
  {
    name: 'an old debt of a person to a company, with a payment since',
    draft: {
      ...about('debt', 'unpaid-invoice'),
      ...asCompany,
      date: '2019-05-01',
      cards: [card('debt.part-paid', { amount: '100', day: '2023-05-04', how: 'cash' })],
    },
    finds: { 'fit.part_payment': 'warning' },
    findsNot: ['fit.expired_consumer_debt'],
  },
  {
    name: 'an old debt of one person to another',
    draft: { ...loan, date: '2019-05-01' },
    findsNot: ['fit.expired_consumer_debt'],
  },
];
