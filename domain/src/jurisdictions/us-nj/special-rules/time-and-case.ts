import { addYears, isBefore } from '../../../calendar/index.ts';
import { ARBITRATION_CLAUSES, LOAN_INTEREST, PARTIAL_CLAIMS } from '../../../claims/questions/questions.ts';
import { speaksOf } from '../../../claims/story-topics.ts';
import { rowOn } from '../../pack/dated-rows.ts';
import { limitationRows } from '../law/limitation-rows.ts';
import { CONSUMER_DEBTS } from '../findings/findings-people.ts';
import { timeLimitOf } from '../law/limitations.ts';
import { count } from './figure-texts.ts';
import { specialFigure } from './figures.ts';
import { endingDay, mayRunAgain, OWED_BY_DEAL, partPayment } from './part-payment.ts';
import type { RuleFacts, SpecialRule } from './rule.ts';

function libelDay({ claim, today }: RuleFacts) {
  const limit = rowOn(limitationRows['libel-1y'], claim.happenedOn);
  if (limit === null) return null;
  const own = timeLimitOf(claim, today).byReason.find(({ rowId }) => rowId === limit.id);
  return { lastDay: own?.lastDay ?? addYears(claim.happenedOn, limit.value.years) };
}

const TIMES_A_YEAR: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12, year: 1 };

/** The rates by the year that sentences about interest name. A percentage "of" something is a share, and no rate. */
const yearlyPercents = ({ matter: { words } }: RuleFacts): readonly number[] =>
  words
    .split(/[!?\n]|\.(?!\d)/)
    .filter((sentence) => speaksOf('interest', sentence))
    .flatMap((sentence) => [
      ...sentence.matchAll(
        /(?<![\d.])(\d{1,4}(?:\.\d{1,3})?) ?(?:%|percent)(?! of\b)(?: interest)?(?: (?:a|per|each|every) (day|week|month|year))?/gi,
      ),
    ])
    .map(([, number, per]) => Number(number) * (TIMES_A_YEAR[(per ?? 'year').toLowerCase()] ?? 1));

const limits = (facts: RuleFacts) => ({
  written: count('interestWrittenPercent', facts),
  spoken: count('interestSpokenPercent', facts),
});

/** The story seems to name more than the law allows, or a sum that is to come back doubled. Only the person knows. */
function seemsTooHigh(facts: RuleFacts, figure: 'interestWrittenPercent' | 'interestSpokenPercent') {
  const isDouble = /\bback double\b/i.test(facts.matter.words);
  const most = specialFigure(figure, facts.today).value;
  return isDouble || yearlyPercents(facts).some((rate) => rate > most) ? limits(facts) : null;
}

const unread = (facts: RuleFacts) => (yearlyPercents(facts).length === 0 ? limits(facts) : null);

const [, AT_WRITTEN_RATE, NOT_ON_PAPER] = LOAN_INTEREST;
const [, SMALL_CLAIMS_ALLOWED, BINDS, NOT_LOOKED] = ARBITRATION_CLAUSES;
const [, GIVES_UP, WANTS_ALL] = PARTIAL_CLAIMS;

export const timeAndCaseRules: readonly SpecialRule[] = [
  {
    key: 'tl-part-payment',
    triggers: [{ reasons: OWED_BY_DEAL, when: (facts) => endingDay(facts) !== null }],
    question: null,
    outcomes: [
      { does: 'warning', code: 'fit.part_payment', params: partPayment },
      {
        does: 'info',
        code: 'fit.part_payment_unknown',
        params: (facts) => {
          const safeDay = endingDay(facts);
          return safeDay === null || isBefore(safeDay, facts.claim.happenedOn) ? null : { safeDay };
        },
      },
    ],
  },
  {
    key: 'expired-consumer-debt',
    triggers: [
      {
        reasons: CONSUMER_DEBTS,
        claimant: 'business',
        against: 'person',
        when: (facts) => timeLimitOf(facts.claim, facts.today).status === 'may_have_passed' && !mayRunAgain(facts),
      },
    ],
    question: null,
    outcomes: [{ does: 'warning', code: 'fit.expired_consumer_debt' }],
  },
  {
    key: 'tl-libel',
    triggers: [{ answer: ['aboutFalseWords', [true]] }],
    question: 'aboutFalseWords',
    outcomes: [{ does: 'warning', code: 'fit.false_words', params: libelDay }],
  },
  {
    key: 'usury',
    triggers: [{ answer: ['loanInterest', [AT_WRITTEN_RATE, NOT_ON_PAPER]] }],
    question: 'loanInterest',
    outcomes: [
      {
        on: [AT_WRITTEN_RATE],
        does: 'warning',
        code: 'fit.interest_too_high',
        params: (facts) => seemsTooHigh(facts, 'interestWrittenPercent'),
      },
      {
        on: [NOT_ON_PAPER],
        does: 'warning',
        code: 'fit.interest_too_high',
        params: (facts) => seemsTooHigh(facts, 'interestSpokenPercent'),
      },
      { does: 'warning', code: 'fit.interest_limit', params: unread },
    ],
  },
  {
    key: 'arbitration',
    triggers: [{ answer: ['arbitrationClause', [SMALL_CLAIMS_ALLOWED, BINDS, NOT_LOOKED]] }],
    question: 'arbitrationClause',
    outcomes: [
      { on: [SMALL_CLAIMS_ALLOWED], does: 'info', code: 'fit.arbitration_small_claims' },
      { does: 'warning', code: 'fit.arbitration' },
    ],
  },
  {
    key: 'claim-splitting',
    triggers: [{ answer: ['partialClaim', [GIVES_UP, WANTS_ALL]] }],
    question: 'partialClaim',
    outcomes: [
      { on: [GIVES_UP], does: 'info', code: 'fit.part_given_up' },
      { does: 'warning', code: 'fit.part_kept_for_later' },
    ],
  },
  {
    key: 'goods-back',
    triggers: [{ answer: ['takesValue', [false]] }],
    question: 'takesValue',
    outcomes: [{ does: 'stop_papers', code: 'fit.only_the_thing' }],
  },
];
