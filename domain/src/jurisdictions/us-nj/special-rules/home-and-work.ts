import { COMMISSION_WORK, CONTRACTOR_PAPERS, NOT_SURE, WORKER_KINDS } from '../../../claims/questions/questions.ts';
import { daysBetween } from '../../../calendar/index.ts';
import { firstDayOf, lastDayOf, type ReadEntry } from '../../../fact-cards/index.ts';
import { formatUsd } from '../../../money/index.ts';
import { isInTrade } from '../law/in-trade.ts';
import { factsOf } from '../law/law-facts.ts';
import { homeJobRows, RULES } from '../law/law-sentences.ts';
import { count, large } from './figure-texts.ts';
import type { RuleFacts, SpecialRule } from './rule.ts';

const [homeJob] = homeJobRows;
const [, NOTHING_SIGNED, NOT_REGISTERED] = CONTRACTOR_PAPERS;
const [, OWN_BUSINESS] = WORKER_KINDS;
const [ENDED, GOES_ON] = COMMISSION_WORK;

const commission = (facts: RuleFacts) => ({
  days: count('commissionDays', facts),
  times: count('commissionTimes', facts),
});

const HOME_JOBS = [
  'deposit-no-work',
  'unfinished-work',
  'bad-work',
  'price-went-up',
  'no-contract-or-registration',
  'damage-during-work',
];
const WORK_FOR_PAY = ['unpaid-work', 'promised-job-or-pay'];

/** The facts bear out a claim under the Consumer Fraud Act. */
const mayBeFraud = ({ claim }: RuleFacts): boolean =>
  factsOf(claim).some(({ reason, facts }) => reason.law.includes('cfa') && (RULES.cfa?.isKnownToFit(facts) ?? false));

const DAYS_OF_A_WEEK = 7;

/** More hours than a week has without overtime, over days that are known. */
const isLongWeek =
  (facts: RuleFacts) =>
  ({ card, filled }: ReadEntry): boolean => {
    const [when, hours] = [filled.get('when'), filled.get('hours')];
    if (card.key !== 'debt.worked' || when?.kind !== 'day' || hours?.kind !== 'count') return false;
    const days = daysBetween(firstDayOf(when.day), lastDayOf(when.day)) + 1;
    return hours.count > Number(count('overtimeHours', facts)) * Math.ceil(days / DAYS_OF_A_WEEK);
  };

export const homeAndWorkRules: readonly SpecialRule[] = [
  {
    key: 'home-contract',
    triggers: [{ reasons: HOME_JOBS, claimant: 'person', when: ({ claim }) => isInTrade(claim) }],
    question: 'sellerInTrade',
    outcomes: [{ does: 'info', code: 'fit.home_job', params: () => ({ amount: formatUsd(homeJob.value) }) }],
  },
  {
    key: 'contractor-plaintiff',
    triggers: [{ answer: ['contractorPapers', [NOTHING_SIGNED, NOT_REGISTERED]] }],
    question: 'contractorPapers',
    outcomes: [{ does: 'warning', code: 'fit.contractor_papers' }],
  },
  {
    key: 'cfa-ag-copy',
    triggers: [{ when: mayBeFraud }],
    question: null,
    outcomes: [
      { does: 'info', code: 'fit.copy_to_state', params: (facts) => ({ days: count('copyToStateDays', facts) }) },
    ],
  },
  {
    key: 'tccwna',
    triggers: [
      {
        topic: 'unfairTerm',
        claimant: 'person',
        against: 'business',
        situations: ['auto', 'product', 'broken-contract', 'construction', 'chargeback', 'damaged-property', 'injury'],
      },
    ],
    question: null,
    outcomes: [
      {
        does: 'info',
        code: 'fit.contract_term',
        params: (facts) => ({ amount: `$${count('contractTermDollars', facts)}` }),
      },
    ],
  },
  {
    key: 'sales-rep',
    triggers: [{ answer: ['commissionWork', [ENDED, GOES_ON]] }],
    question: 'commissionWork',
    outcomes: [
      { on: [ENDED], does: 'info', code: 'fit.commission_ended', params: commission },
      { does: 'info', code: 'fit.commission_later', params: commission },
    ],
    insteadOf: ['wages'],
  },
  {
    key: 'sales-rep',
    triggers: [{ answer: ['commissionWork', [NOT_SURE]] }],
    question: 'commissionWork',
    outcomes: [{ does: 'info', code: 'fit.commission_later', params: commission }],
  },
  {
    key: 'freelance',
    triggers: [{ answer: ['workerKind', [OWN_BUSINESS]] }],
    question: 'workerKind',
    outcomes: [{ does: 'info', code: 'fit.own_business_work' }],
    insteadOf: ['wages'],
  },
  {
    key: 'wages',
    triggers: [
      {
        reasons: WORK_FOR_PAY,
        claimant: 'person',
        when: ({ claim }) => claim.answers.workerKind !== OWN_BUSINESS,
      },
    ],
    question: 'workerKind',
    outcomes: [
      {
        does: 'info',
        code: 'fit.wages',
        params: (facts) => ({ limit: `$${large('wagesOfficeDollars', facts)}`, percent: count('wagesPercent', facts) }),
      },
    ],
  },
  {
    // Which work is an exception was not read, so that nothing is asked for: the person is told to ask first.
    key: 'overtime',
    triggers: [
      {
        reasons: WORK_FOR_PAY,
        claimant: 'person',
        when: (facts) => facts.claim.answers.workerKind !== OWN_BUSINESS && facts.entries.some(isLongWeek(facts)),
      },
    ],
    question: null,
    outcomes: [{ does: 'info', code: 'fit.overtime', params: (facts) => ({ hours: count('overtimeHours', facts) }) }],
  },
];
