import { addDays, type CalendarDate, isAfter } from '../../../calendar/index.ts';
import { cents, formatUsd } from '../../../money/index.ts';
import { DEPOSIT_REASONS } from '../../../claims/questions-asked.ts';
import { LET_BACK_IN, TENANCY_ENDS } from '../../../claims/questions.ts';
import { clockDays } from '../card-laws.ts';
import { isCourtDay } from '../court-calendar.ts';
import { count } from './figure-texts.ts';
import { specialFigure } from './figures.ts';
import { cardChoice, cardDay, cardMoney, type Outcome, type RuleFacts, type SpecialRule } from './rule.ts';

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

/** A deposit of more than the law lets a landlord take, by what the cards tell. */
function aboveCap(facts: RuleFacts) {
  const [rent, paid] = [cardMoney(facts, 'rental.home', 'rent'), cardMoney(facts, 'rental.deposit-paid', 'amount')];
  if (rent === null || paid === null) return null;
  const cap = Math.floor((rent * specialFigure('depositCapTenthsOfRent', facts.today).value) / 10);
  return paid > cap ? { cap: formatUsd(cents(cap)), paid: formatUsd(cents(paid)) } : null;
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
    triggers: [{ card: ['rental.deposit-held', { list: 'empty' }] }],
    question: null,
    outcomes: [
      { does: 'warning', code: 'fit.landlord_list', params: (facts) => ({ days: count('landlordListDays', facts) }) },
    ],
  },
];
