import { about, card, fall, firm, leak, loan, type Probe } from './probe.ts';

const bittenChild = { ...about('injury', 'dog-bite'), isAdult: true };
const BITTEN = card('injury.dog', { hurt: 'child', why: 'park', did: 'bit' });
const CARE = card('injury.care', { provider: { pick: 'er' }, pay: 'self', amount: '300' });

export const PEOPLE_PROBES: readonly Probe[] = [
  {
    name: 'chapter 7 and a discharge, answered No',
    draft: { ...loan, claimDescription: 'He filed chapter 7 and got a discharge.', bankruptcy: false },
    finds: { 'fit.mentions_bankruptcy': 'stop_all' },
    asksAgain: ['bankruptcy', 'chapter 7'],
  },
  {
    name: 'a bankruptcy, answered Yes',
    draft: { ...loan, bankruptcy: true },
    finds: { 'fit.bankruptcy': 'stop_all' },
  },
  {
    name: 'Estate of Al Roe, answered No',
    draft: { ...loan, ...firm('Estate of Al Roe'), publicBody: false, deceased: false },
    finds: { 'fit.mentions_death': 'stop_all' },
    asks: ['deceased'],
    asksAgain: ['deceased', 'Estate of Al Roe'],
  },
  {
    name: 'Estate of Al Roe, answered Yes',
    draft: { ...loan, ...firm('Estate of Al Roe'), publicBody: false, deceased: true },
    finds: { 'fit.estate_named': 'stop_papers' },
    params: { months: '9' },
  },
  {
    name: 'a person who passed away, answered Yes',
    draft: { ...loan, claimDescription: 'Al passed away in May.', deceased: true },
    finds: { 'fit.deceased': 'stop_all' },
  },
  {
    name: 'a car that died is no death',
    draft: { ...about('auto', 'bad-repair'), claimDescription: 'The car died on the road.', deceased: false },
    findsNot: ['fit.mentions_death'],
  },
  {
    name: 'my dentist, not answered',
    draft: { ...about('injury', 'other-injury'), claimDescription: 'My dentist pulled the wrong tooth.' },
    asks: ['professionalMalpractice'],
  },
  {
    name: 'a dental office, answered No',
    draft: {
      ...about('injury', 'other-injury'),
      whoUser: '2',
      defendantFirstname: 'Union Avenue Dental LLC',
      professionalMalpractice: false,
    },
    finds: { 'fit.mentions_professional': 'stop_papers' },
    asksAgain: ['professionalMalpractice', 'Union Avenue Dental LLC'],
  },
  {
    name: 'a vet who treated a boarded dog is no malpractice',
    draft: {
      ...about('broken-contract', 'service-done-badly'),
      claimDescription: 'The emergency vet treated my dog after the boarding.',
      professionalMalpractice: false,
    },
    findsNot: ['fit.mentions_professional'],
  },
  {
    name: 'a dentist, answered Yes',
    draft: { ...about('injury', 'other-injury'), professionalMalpractice: true },
    finds: { 'fit.professional_malpractice': 'stop_papers' },
    params: { days: '60' },
  },
  {
    name: 'a doctor who treated a dog bite is no malpractice',
    draft: {
      ...about('injury', 'dog-bite'),
      claimDescription: 'The doctor at the hospital gave me six stitches.',
      professionalMalpractice: false,
    },
    findsNot: ['fit.mentions_professional'],
  },
  {
    name: 'the neighbor’s teenager, not answered',
    draft: { ...leak, claimDescription: 'Their 16-year-old left the hose on.' },
    asks: ['otherSideMinor'],
  },
  {
    name: 'the neighbor’s teenager, under 18',
    draft: { ...leak, claimDescription: 'Their 16-year-old left the hose on.', otherSideMinor: 'Yes' },
    finds: { 'fit.other_side_minor': 'stop_papers' },
  },
  {
    name: 'the insurer paid, and all of it is asked for',
    draft: {
      ...about('damaged-property', 'parked-car'),
      claimDescription: 'My insurance paid $1,950 of $2,450. I want all.',
      insurerPaid: 'Yes, and I ask for all of it',
    },
    finds: { 'fit.insurer_paid_all': 'warning' },
    asks: ['insurerPaid'],
  },
  {
    name: 'hurt by a co-worker at work',
    draft: { ...fall, claimDescription: 'I fell on my shift at work.', hurtAtWork: true },
    finds: { 'fit.hurt_at_work': 'stop_papers' },
    asks: ['hurtAtWork'],
  },
  {
    name: 'a fall in a church one attends',
    draft: { ...fall, ...firm('Grace Church'), publicBody: false, charityUser: 'Yes' },
    finds: { 'fit.charity': 'warning' },
    asks: ['charityUser'],
  },
  {
    name: 'a parent asks for the pain of the child a dog bit',
    draft: { ...bittenChild, cards: [BITTEN, card('injury.pain', { amount: '1600' })] },
    finds: { 'fit.child_hurt_not_named': 'stop_papers' },
  },
  {
    name: 'a parent asks only for the bills of the child a dog bit',
    draft: { ...bittenChild, cards: [BITTEN, CARE] },
    finds: { 'fit.child_hurt_parent_paid': 'info' },
    findsNot: ['fit.child_hurt_not_named', 'fit.child_bills_of_parent'],
  },
  {
    name: 'the child a dog bit claims, with a guardian who paid',
    draft: {
      ...bittenChild,
      isAdult: false,
      guardianName: 'Maria Reyes',
      cards: [BITTEN, card('injury.pain', { amount: '1600' }), CARE],
    },
    finds: { 'fit.child_bills_of_parent': 'warning' },
    findsNot: ['fit.child_hurt_not_named', 'fit.child_hurt_parent_paid'],
  },
  {
    name: 'a parent asks for pain, and the words tell of a daughter who fell',
    draft: {
      ...about('injury', 'slip-or-fall'),
      isAdult: true,
      claimDescription: 'My 9-year-old daughter slipped on the wet floor of the store.',
      cards: [card('injury.pain', { amount: '1600' })],
    },
    finds: { 'fit.child_may_be_hurt': 'warning' },
    findsNot: ['fit.child_hurt_not_named'],
  },
  {
    name: 'an adult who fell, and whose child is not hurt, asks only for bills',
    draft: {
      ...about('injury', 'slip-or-fall'),
      isAdult: true,
      claimDescription: 'My son saw me fall on the wet floor of the store.',
      cards: [CARE],
    },
    findsNot: ['fit.child_may_be_hurt', 'fit.child_hurt_not_named', 'fit.child_hurt_parent_paid'],
  },
  {
    name: 'hurt in an uninsured car',
    draft: { ...about('injury', 'crash-injury'), ownCarInsured: 'No' },
    finds: { 'fit.uninsured_driver': 'stop_papers' },
    asks: ['ownCarInsured'],
  },
  {
    name: 'a friend’s claim, answered No',
    draft: { ...loan, claimDescription: 'This is my friend’s claim.', assignedClaim: false },
    finds: { 'fit.mentions_assignment': 'stop_papers' },
    asksAgain: ['assignedClaim', 'friend’s claim'],
  },
  {
    name: 'a hospital bill, answered No',
    draft: {
      ...about('debt', 'unpaid-invoice'),
      claimDescription: 'She never paid the hospital bill.',
      medicalBill: 'No',
    },
    finds: { 'fit.mentions_health_bill': 'stop_all' },
  },
  {
    name: 'the worker of a firm who drove its van',
    draft: {
      ...about('damaged-property', 'parked-car'),
      ...firm('Oak Couriers LLC'),
      cards: [card('damage.parked', { day: '2026-05-14', whose: 'own', driver: 'other', why: 'work' })],
    },
    finds: { 'fit.answer_for_another': 'info' },
  },
  {
    name: 'the other side drove',
    draft: {
      ...about('damaged-property', 'parked-car'),
      cards: [card('damage.parked', { day: '2026-05-14', whose: 'own', driver: 'you' })],
    },
    findsNot: ['fit.answer_for_another'],
  },
];
