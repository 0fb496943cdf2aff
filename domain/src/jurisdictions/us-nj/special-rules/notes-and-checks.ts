import { addDays, addYears, type CalendarDate, isAfter } from '../../../calendar/index.ts';
import { CHECK_REASONS, NOTE_KINDS } from '../../../claims/questions/questions.ts';
import { CHECK_DAMAGES } from '../law/card-laws.ts';
import { noticeOn } from '../court/notices.ts';
import { isAboutBadCheck } from '../court/days-to-pay.ts';
import { count } from './figure-texts.ts';
import { specialFigure } from './figures.ts';
import { cardDay, lastCardDay, type RuleFacts, type SpecialRule } from './rule.ts';

const [DUE_ON_A_DAY, ON_DEMAND, , NOTE_UNSURE] = NOTE_KINDS;
const [, NO_ACCOUNT, STOPPED] = CHECK_REASONS;

const lent = (facts: RuleFacts): CalendarDate => cardDay(facts, 'debt.loan', 'day') ?? facts.claim.happenedOn;

const demandYears = (facts: RuleFacts) => ({
  years: count('demandNoteYears', facts),
  idleYears: count('idleNoteYears', facts),
});

/** The time of a note on demand runs from the demand; the day counted from the loan is the careful one. */
function demanded(facts: RuleFacts) {
  const askedOn = cardDay(facts, 'debt.asked', 'day');
  if (askedOn === null) return null;
  const { value: years } = specialFigure('demandNoteYears', facts.today);
  return { askedOn, lastDay: addYears(askedOn, years), safeDay: addYears(lent(facts), years) };
}

/** The last day it may have been: the time of the notice is never counted too short. */
const mailedOn = (facts: RuleFacts): CalendarDate | null => lastCardDay(facts, 'debt.check-notice', 'day');

/** The last of the days that the notice about a check gives, and whether it is over. */
function noticeDays(facts: RuleFacts) {
  const [mailed, days] = [mailedOn(facts), noticeOn('badCheckDays', facts.today)];
  if (mailed === null || days === null) return null;
  const until = addDays(mailed, days.value);
  return { days: String(days.value), until, isOver: isAfter(facts.today, until) };
}

const isBroughtBack = ({ claim }: RuleFacts): boolean => isAboutBadCheck(claim);

export const noteAndCheckRules: readonly SpecialRule[] = [
  {
    key: 'tl-note',
    triggers: [{ answer: ['noteKind', [DUE_ON_A_DAY, ON_DEMAND, NOTE_UNSURE]] }],
    question: 'noteKind',
    outcomes: [
      {
        on: [DUE_ON_A_DAY],
        does: 'info',
        code: 'fit.note_due',
        params: (facts) => ({ years: count('noteYears', facts) }),
      },
      { on: [ON_DEMAND], does: 'warning', code: 'fit.note_demanded', row: 'tl-demand-note', params: demanded },
      { on: [ON_DEMAND], does: 'warning', code: 'fit.note_not_demanded', row: 'tl-demand-note', params: demandYears },
      { does: 'info', code: 'fit.note_unsure', row: 'tl-demand-note', params: demandYears },
    ],
  },
  {
    key: 'bad-check',
    triggers: [{ when: isBroughtBack }],
    question: 'checkReason',
    outcomes: [
      { on: [STOPPED], does: 'info', code: 'fit.bad_check_stopped', row: 'bad-check-reason' },
      {
        card: ['debt.returned', { reason: 'stop' }],
        does: 'info',
        code: 'fit.bad_check_stopped',
        row: 'bad-check-reason',
      },
      {
        does: 'info',
        code: 'fit.bad_check_more',
        params: (facts) =>
          noticeDays(facts)?.isOver === true
            ? {
                floor: `$${CHECK_DAMAGES.value.least}`,
                times: String(CHECK_DAMAGES.value.times),
                cap: `$${CHECK_DAMAGES.value.mostAbove}`,
              }
            : null,
      },
      {
        does: 'warning',
        code: 'fit.bad_check_notice_running',
        params: (facts) => {
          const notice = noticeDays(facts);
          return notice === null ? null : { days: notice.days, until: notice.until };
        },
      },
      {
        does: 'info',
        code: 'fit.bad_check_notice',
        params: ({ today }) => {
          const days = noticeOn('badCheckDays', today);
          return days === null ? null : { days: String(days.value) };
        },
      },
    ],
  },
  {
    key: 'bad-check-form',
    triggers: [{ when: (facts) => isBroughtBack(facts) && noticeDays(facts) === null && !isStopped(facts) }],
    question: null,
    outcomes: [{ does: 'info', code: 'fit.bad_check_form' }],
  },
  {
    key: 'bad-check-reason',
    triggers: [{ answer: ['checkReason', [NO_ACCOUNT]] }, { card: ['debt.returned', { reason: 'closed' }] }],
    question: 'checkReason',
    outcomes: [{ does: 'info', code: 'fit.bad_check_no_account' }],
  },
];

function isStopped({ claim, entries }: RuleFacts): boolean {
  const stated = entries.find(({ card }) => card.key === 'debt.returned')?.filled.get('reason');
  return claim.answers.checkReason === STOPPED || (stated?.kind === 'choice' && stated.option.value === 'stop');
}
