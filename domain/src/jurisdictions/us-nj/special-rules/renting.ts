import { addDays, type CalendarDate, isAfter } from '../../../calendar/index.ts';
import { cents, formatUsd } from '../../../money/index.ts';
import { DEPOSIT_REASONS } from '../../../claims/questions/questions-asked.ts';
import { LET_BACK_IN, TENANCY_ENDS } from '../../../claims/questions/questions.ts';
import { clockDays } from '../law/card-laws.ts';
import { isCourtDay } from '../court/court-calendar.ts';
import { limitsOn } from '../court/limits.ts';
import { count } from './figure-texts.ts';
import { specialFigure } from './figures.ts';
import { cardChoice, cardDay, cardMoney, lastCardDay, type Outcome, type RuleFacts, type SpecialRule } from './rule.ts';

const [, BY_DANGER, FOR_SAFETY, STILL_THERE] = TENANCY_ENDS;

/** The day the tenancy ended, as the cards tell it, else the day on the form. */
const endOf = (facts: RuleFacts): CalendarDate => cardDay(facts, 'rental.home', 'to') ?? facts.claim.happenedOn;

/** Business days are taken to be the days the courts are open. */
function addBusinessDays(from: CalendarDate, days: number): CalendarDate {
  let [day, left] = [from, days];
  while (left > 0) {
    day = addDays(day, 1);
    if (isCourtDay(day)) left -= 1;
  }
  return day;
}

type Clock = { readonly days: string; readonly day: CalendarDate };

function ordinaryClock(facts: RuleFacts): Clock | null {
  const end = endOf(facts);
  const days = clockDays('sda-return', end);
  return days === null ? null : { days: String(days), day: addDays(end, days) };
}

function displacedClock(facts: RuleFacts): Clock {
  const days = specialFigure('depositDisplacedDays', facts.today).value;
  return { days: String(days), day: addBusinessDays(cardDay(facts, 'rental.why-left', 'day') ?? endOf(facts), days) };
}

const safetyDay = (facts: RuleFacts): CalendarDate =>
  addBusinessDays(endOf(facts), specialFigure('depositSafetyDays', facts.today).value);

const isRunning = (day: CalendarDate, { today }: RuleFacts): boolean => !isAfter(today, day);
const running = (clock: Clock | null, facts: RuleFacts) =>
  clock !== null && isRunning(clock.day, facts) ? { ...clock } : null;
const over = (clock: Clock | null, facts: RuleFacts) =>
  clock !== null && !isRunning(clock.day, facts) ? { ...clock } : null;

const endedBy = (facts: RuleFacts, whys: readonly string[], answer: string): boolean =>
  facts.claim.answers.tenancyEnd === answer || whys.includes(cardChoice(facts, 'rental.why-left', 'why') ?? '');

const isDisplaced = (facts: RuleFacts): boolean => endedBy(facts, ['fire', 'flood', 'order'], BY_DANGER);
const isForSafety = (facts: RuleFacts): boolean => endedBy(facts, ['safety'], FOR_SAFETY);

const when =
  (holds: (facts: RuleFacts) => boolean, params: NonNullable<Outcome['params']>): NonNullable<Outcome['params']> =>
  (facts) =>
    holds(facts) ? params(facts) : null;

/** By the days of the cards, at their best, the list of charges went out after its time. */
function isListLate(facts: RuleFacts): boolean {
  const [sent, left] = [
    cardDay(facts, 'rental.deposit-held', 'list'),
    // The end of a lease is no such day: a tenant may stay on from month to month.
    lastCardDay(facts, 'rental.tenant-left', 'day'),
  ];
  const days = specialFigure('landlordListDays', facts.today).value;
  return sent !== null && left !== null && isAfter(sent, addDays(left, days));
}

/** A deposit of more than the law lets a landlord take, by what the cards tell. */
function aboveCap(facts: RuleFacts) {
  const [rent, paid] = [cardMoney(facts, 'rental.home', 'rent'), cardMoney(facts, 'rental.deposit-paid', 'amount')];
  if (rent === null || paid === null) return null;
  const cap = Math.floor((rent * specialFigure('depositCapTenthsOfRent', facts.today).value) / 10);
  return paid > cap ? { cap: formatUsd(cents(cap)), paid: formatUsd(cents(paid)) } : null;
}

const isUnderDepositLaw = ({ claim: { answers } }: RuleFacts): boolean =>
  answers.ownerOccupied !== true || answers.depositLawAskedFor === true;

/** Doubling is not chosen yet, and the doubled sum would be above the limit that the single one keeps to. */
function doubledAboveLimit({ claim, today }: RuleFacts) {
  const limit = limitsOn(today).small.value;
  const isOpen = claim.multiple === '' && claim.amount <= limit && claim.amount * 2 > limit;
  return isOpen ? { limit: formatUsd(limit) } : null;
}

/** The cap on an application fee and its first day, for a fee of that time or of the time before. */
function feeCap(facts: RuleFacts, isCapped: boolean) {
  const { from } = specialFigure('applicationFeeDollars', facts.today);
  const paidOn = cardDay(facts, 'rental.overcharged', 'day') ?? facts.claim.happenedOn;
  if (from === null || isAfter(from, paidOn) === isCapped) return null;
  return { amount: `$${count('applicationFeeDollars', facts)}`, from };
}

const [STILL_OUT, BACK_IN, WOULD_NOT] = LET_BACK_IN;
const cameBack = (facts: RuleFacts): boolean =>
  facts.claim.answers.letBackIn === BACK_IN || cardChoice(facts, 'rental.back-in', 'result') === 'back';
const times = (facts: RuleFacts) => ({ times: count('lockoutTimes', facts) });

export const rentingRules: readonly SpecialRule[] = [
  {
    key: 'sda-clock',
    triggers: [{ reasons: ['deposit-not-returned'] }],
    question: 'tenancyEnd',
    outcomes: [
      { on: [STILL_THERE], does: 'stop_papers', code: 'fit.deposit_still_there' },
      {
        does: 'stop_papers',
        code: 'fit.deposit_safety_clock',
        row: 'sda-short-clocks',
        params: when(
          (facts) => isForSafety(facts) && isRunning(safetyDay(facts), facts),
          () => ({}),
        ),
      },
      {
        does: 'info',
        code: 'fit.deposit_safety_clock',
        row: 'sda-short-clocks',
        params: when(isForSafety, () => ({})),
      },
      {
        does: 'stop_papers',
        code: 'fit.deposit_short_clock',
        row: 'sda-short-clocks',
        params: when(isDisplaced, (facts) => running(displacedClock(facts), facts)),
      },
      {
        does: 'info',
        code: 'fit.deposit_short_clock',
        row: 'sda-short-clocks',
        params: when(isDisplaced, (facts) => over(displacedClock(facts), facts)),
      },
      {
        does: 'stop_papers',
        code: 'fit.deposit_clock_running',
        params: (facts) => running(ordinaryClock(facts), facts),
      },
      { does: 'info', code: 'fit.deposit_clock', params: (facts) => over(ordinaryClock(facts), facts) },
    ],
  },
  {
    key: 'sda-cap',
    triggers: [{ reasons: DEPOSIT_REASONS, claimant: 'person' }],
    question: null,
    outcomes: [{ does: 'info', code: 'fit.deposit_cap', params: aboveCap }],
  },
  {
    // A company cannot live in the building it rents out, so this only comes up with a person.
    key: 'sda-owner-occupied',
    triggers: [
      {
        reasons: DEPOSIT_REASONS,
        against: 'person',
        when: ({ claim: { answers } }) => answers.ownerOccupied !== false && answers.depositLawAskedFor !== true,
      },
    ],
    question: 'ownerOccupied',
    outcomes: [
      { on: [true], does: 'warning', code: 'fit.deposit_owner_occupied' },
      { does: 'info', code: 'fit.deposit_owner_occupied' },
    ],
  },
  {
    key: 'sda-new-owner',
    triggers: [{ card: ['rental.new-owner', {}] }],
    question: null,
    outcomes: [{ does: 'info', code: 'fit.deposit_new_owner' }],
  },
  {
    key: 'lockout',
    triggers: [{ reasons: ['locked-out'], claimant: 'person' }],
    question: 'letBackIn',
    outcomes: [
      { on: [STILL_OUT], does: 'warning', code: 'fit.locked_out_now' },
      { does: 'info', code: 'fit.lockout_loss', params: when(cameBack, () => ({})) },
      { on: [WOULD_NOT], does: 'info', code: 'fit.lockout_loss_more', params: times },
      { card: ['rental.back-in', {}], does: 'info', code: 'fit.lockout_loss_more', params: times },
      { does: 'warning', code: 'fit.locked_out_now' },
    ],
  },
  {
    key: 'tenant-property',
    triggers: [{ reasons: ['belongings-kept-or-dumped'], claimant: 'person' }],
    question: null,
    outcomes: [
      {
        does: 'info',
        code: 'fit.tenant_property',
        params: (facts) => ({ times: count('tenantPropertyTimes', facts) }),
      },
    ],
  },
  {
    key: 'rent-landlord',
    triggers: [{ card: ['rental.deposit-held', {}] }],
    question: null,
    outcomes: [
      {
        card: ['rental.deposit-held', { list: 'empty' }],
        does: 'warning',
        code: 'fit.landlord_list',
        params: (facts) => ({ days: count('landlordListDays', facts) }),
      },
      {
        does: 'warning',
        code: 'fit.landlord_list_late',
        params: when(isListLate, (facts) => ({ days: count('landlordListDays', facts) })),
      },
    ],
  },
  {
    key: 'rent-landlord',
    triggers: [{ card: ['rental.lease-charge', { what: 'late' }] }],
    question: null,
    outcomes: [
      { does: 'info', code: 'fit.rent_late_charge', params: (facts) => ({ days: count('rentGraceDays', facts) }) },
    ],
  },
  {
    // Whether it matters where only money is asked for was not read: nothing stops, and the person is told to ask.
    key: 'landlord-registration',
    triggers: [{ reasons: ['tenant-owes-rent'] }],
    question: null,
    outcomes: [{ does: 'info', code: 'fit.landlord_registration' }],
  },
  {
    key: 'sda-interest',
    triggers: [{ reasons: DEPOSIT_REASONS, claimant: 'person', when: isUnderDepositLaw }],
    question: null,
    outcomes: [{ does: 'info', code: 'fit.deposit_interest' }],
  },
  {
    key: 'sda-court',
    triggers: [{ reasons: DEPOSIT_REASONS, claimant: 'person', when: isUnderDepositLaw }],
    question: null,
    outcomes: [{ does: 'info', code: 'fit.deposit_double_limit', params: doubledAboveLimit }],
  },
  {
    key: 'rent-credit',
    triggers: [{ topic: 'depositAsRent', situations: ['tenant-landlord'] }],
    question: null,
    outcomes: [
      {
        does: 'info',
        code: 'fit.deposit_as_rent',
        params: (facts) => ({ percent: count('depositAsRentPercent', facts) }),
      },
    ],
  },
  {
    key: 'promised-rent-credit',
    triggers: [{ card: ['rental.no-basis', { why: 'credit' }] }],
    question: null,
    outcomes: [{ does: 'info', code: 'fit.rent_credit' }],
  },
  {
    key: 'rent-receipt',
    triggers: [
      { card: ['rental.no-basis', { why: 'paid' }] },
      { topic: 'rentReceipt', situations: ['tenant-landlord'] },
    ],
    question: null,
    outcomes: [{ does: 'info', code: 'fit.rent_receipt' }],
  },
  {
    key: 'rental-application-fee',
    triggers: [
      { card: ['rental.overcharged', { what: 'application' }] },
      { reasons: ['rent-or-fees-overcharged'], topic: 'applicationFee', claimant: 'person' },
    ],
    question: null,
    outcomes: [
      { does: 'info', code: 'fit.application_fee', params: (facts) => feeCap(facts, true) },
      {
        does: 'info',
        code: 'fit.application_fee_before',
        row: 'rental-application-fee-before',
        params: (facts) => feeCap(facts, false),
      },
    ],
  },
];
