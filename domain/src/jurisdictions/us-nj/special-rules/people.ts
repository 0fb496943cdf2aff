import { CAR_INSURED, CHARITY_USERS, INSURER_PAID, UNDER_AGE } from '../../../claims/questions/questions.ts';
import { isNamedAsEstate } from '../../../claims/contradictions.ts';
import { isInjuryAccident } from '../../../claims/questions/questions-asked.ts';
import type { ReadEntry } from '../../../fact-cards/index.ts';
import { count } from './figure-texts.ts';
import type { RuleFacts, SpecialRule } from './rule.ts';

const [IS_MINOR, , MAY_BE_MINOR] = UNDER_AGE;
const [, ASKS_REST, ASKS_ALL, STILL_OPEN] = INSURER_PAID;
const [, NOT_INSURED] = CAR_INSURED;
const [USED_IT] = CHARITY_USERS;

const isPainAskedFor = ({ card, entry }: ReadEntry): boolean => card.key === 'injury.pain' && entry.counts !== 'no';

/** Care that was paid for or is owed: parents owe it for their child, so that the child has no claim to it. */
const isCostOfParent = ({ card, entry, filled }: ReadEntry): boolean =>
  card.key === 'injury.care' && filled.has('amount') && entry.counts !== 'no';

const isClaimOfAdult = ({ claim }: RuleFacts): boolean => claim.answers.isAdult !== false;

const estate = (facts: RuleFacts) => ({ months: count('estateClaimMonths', facts) });

export const peopleRules: readonly SpecialRule[] = [
  {
    key: 'bankruptcy',
    triggers: [{ answer: ['bankruptcy', [true]] }],
    question: 'bankruptcy',
    outcomes: [{ does: 'stop_all', code: 'fit.bankruptcy' }],
  },
  {
    // A letter to the dead reaches nobody. One to the estate does no harm, and takes the place of nothing.
    key: 'deceased',
    triggers: [{ answer: ['deceased', [true]] }],
    question: 'deceased',
    outcomes: [
      {
        does: 'stop_papers',
        code: 'fit.estate_named',
        params: (facts) => (isNamedAsEstate(facts.matter) ? estate(facts) : null),
      },
      { does: 'stop_all', code: 'fit.deceased', params: estate },
    ],
  },
  {
    key: 'minor-defendant',
    triggers: [{ answer: ['otherSideMinor', [IS_MINOR, MAY_BE_MINOR]] }],
    question: 'otherSideMinor',
    outcomes: [
      { on: [IS_MINOR], does: 'stop_papers', code: 'fit.other_side_minor' },
      { does: 'warning', code: 'fit.other_side_may_be_minor' },
    ],
  },
  {
    // The pain is the child's own claim, and the caption names who claims. What a parent paid is the parent's.
    key: 'child-hurt',
    triggers: [
      { card: ['injury.dog', { hurt: 'child' }], when: isClaimOfAdult },
      { situations: ['injury'], topic: 'ownChild', when: isClaimOfAdult },
    ],
    question: null,
    outcomes: [
      {
        does: 'stop_papers',
        code: 'fit.child_hurt_not_named',
        card: ['injury.dog', { hurt: 'child' }],
        params: (facts) => (facts.entries.some(isPainAskedFor) ? {} : null),
      },
      { does: 'info', card: ['injury.dog', { hurt: 'child' }], code: 'fit.child_hurt_parent_paid' },
      // Only the person knows whether the child of whom the words speak was hurt, or stood by.
      {
        does: 'warning',
        code: 'fit.child_may_be_hurt',
        params: (facts) => (facts.entries.some(isPainAskedFor) ? {} : null),
      },
    ],
  },
  {
    key: 'child-bills',
    triggers: [
      {
        when: ({ claim, entries }) =>
          claim.answers.isAdult === false && claim.coClaimants.length === 0 && entries.some(isCostOfParent),
      },
    ],
    question: null,
    outcomes: [{ does: 'warning', code: 'fit.child_bills_of_parent' }],
  },
  {
    key: 'insurer-paid',
    triggers: [{ answer: ['insurerPaid', [ASKS_REST, ASKS_ALL, STILL_OPEN]] }],
    question: 'insurerPaid',
    outcomes: [
      { on: [ASKS_ALL], does: 'warning', code: 'fit.insurer_paid_all' },
      { on: [STILL_OPEN], does: 'info', code: 'fit.insurer_open' },
      { does: 'info', code: 'fit.insurer_paid_part' },
    ],
  },
  {
    key: 'workers-comp',
    triggers: [{ answer: ['hurtAtWork', [true]] }],
    question: 'hurtAtWork',
    outcomes: [{ does: 'stop_papers', code: 'fit.hurt_at_work' }],
  },
  {
    key: 'charity',
    triggers: [{ answer: ['charityUser', [USED_IT]] }],
    question: 'charityUser',
    outcomes: [{ does: 'warning', code: 'fit.charity' }],
  },
  {
    key: 'uninsured-driver',
    triggers: [
      {
        answer: ['ownCarInsured', [NOT_INSURED]],
        when: ({ claim }) => claim.reasons.includes('crash-injury') || isInjuryAccident(claim),
      },
    ],
    question: 'ownCarInsured',
    outcomes: [{ does: 'stop_papers', code: 'fit.uninsured_driver' }],
  },
  {
    key: 'malpractice',
    triggers: [{ answer: ['professionalMalpractice', [true]] }],
    question: 'professionalMalpractice',
    outcomes: [
      {
        does: 'stop_papers',
        code: 'fit.professional_malpractice',
        params: (facts) => ({ days: count('affidavitDays', facts) }),
      },
    ],
  },
  {
    // No source was read on when a parent, an owner or a firm answers: the person is told to confirm.
    key: 'answer-for-another',
    triggers: [
      { card: ['damage.crash', { driver: 'other' }] },
      { card: ['damage.parked', { driver: 'other' }] },
      { card: ['damage.neighbor', { did: 'child' }] },
      { card: ['injury.crash', { driver: 'other' }] },
      { card: ['injury.event', { by: 'who' }] },
    ],
    question: null,
    outcomes: [{ does: 'info', code: 'fit.answer_for_another' }],
  },
];
