import { type CalendarDate, isAfter, isBefore } from '../calendar/index.ts';
import type { CaseFacts, PapersState } from './case-facts.ts';
import { isLost, ledgerOf } from './ledger.ts';
import type { OutcomeKind } from './outcome.ts';

export const NEXT_STEPS = [
  'approve_letter',
  'mend_delivery',
  'send_stopped_letter',
  'mail_letter',
  'renew_letter',
  'wait_for_answer',
  'wait_for_promise',
  'wait_for_time',
  'say_what_happened',
  'correct_address',
  'court_without_papers',
  'wait_for_papers',
  'mend_papers',
  'sign_papers',
  'file_papers',
  'wait_for_court',
  'prepare_hearing',
  'say_how_hearing_went',
  'collect',
  'done',
  'lost',
] as const;
export type NextStepCode = (typeof NEXT_STEPS)[number];

/** The one thing to do next, and the day it is about; null where it is about none. */
export type NextStep = { readonly code: NextStepCode; readonly day: CalendarDate | null };

const step = (code: NextStepCode, day: CalendarDate | null = null): NextStep => ({ code, day });

const FOR_PAPERS: Readonly<Record<PapersState, NextStepCode>> = {
  not_bought: 'court_without_papers',
  none: 'wait_for_papers',
  making: 'wait_for_papers',
  stopped: 'mend_papers',
  failed: 'mend_papers',
  out_of_date: 'mend_papers',
  ready: 'sign_papers',
  signed: 'file_papers',
};

/** What the court's own days ask for; null before anything was filed. */
function stepInCourt({ today, court }: CaseFacts): NextStep | null {
  const { filedOn, hearingOn, judgmentOn } = court;
  // Whoever writes down the judgment alone was in court all the same.
  if (judgmentOn !== null) return step('collect', judgmentOn);
  if (filedOn === null) return null;
  if (hearingOn === null) return step('wait_for_court', filedOn);
  return isAfter(today, hearingOn) ? step('say_how_hearing_went', hearingOn) : step('prepare_hearing', hearingOn);
}

/** What is waited for until the day that was named. */
const WAITS: Partial<Readonly<Record<OutcomeKind, NextStepCode>>> = {
  promised: 'wait_for_promise',
  plan_agreed: 'wait_for_promise',
  asks_time: 'wait_for_time',
};

/** What the other side did or did not do asks for. */
function stepAfterLetter(facts: CaseFacts): NextStep {
  const { today, answerBy, outcomes, papers } = facts;
  const latest = outcomes.at(-1);
  if (latest?.kind === 'came_back' || latest?.kind === 'moved') return step('correct_address', latest.on);
  const waitsFor = latest === undefined ? undefined : WAITS[latest.kind];
  if (waitsFor !== undefined && latest?.by)
    return isAfter(today, latest.by) ? step('say_what_happened', latest.by) : step(waitsFor, latest.by);
  // A part, a no and silence lead to court once the day given in the letter is over; before it they may still pay.
  const isOver = answerBy === null || isAfter(today, answerBy);
  if (!isOver && latest?.kind !== 'disputed') return step('wait_for_answer', answerBy);
  return latest === undefined ? step('say_what_happened', answerBy) : step(FOR_PAPERS[papers]);
}

/**
 * The one next step of a case. What is broken comes before what is open, and what is open before what is to be waited
 * for; a claim that is paid in full is done, whatever else was left.
 */
export function nextStepOf(facts: CaseFacts): NextStep {
  const { approvedOn, deliveries, asked, outcomes } = facts;
  if (approvedOn === null) return step('approve_letter');
  const ledger = ledgerOf(asked, outcomes);
  if (isLost(ledger)) return step('lost', outcomes.at(-1)?.on ?? null);
  if (ledger.open === 0) return step('done', outcomes.at(-1)?.on ?? null);
  const inCourt = stepInCourt(facts);
  if (inCourt !== null) return inCourt;
  const { answerBy } = facts;
  const isBeforeOutcome = outcomes.length === 0;
  if (isBeforeOutcome && deliveries.some(({ state }) => state === 'failed')) return step('mend_delivery');
  // Stopped before it left: it is signed and kept, and nobody has it.
  const isStopped = deliveries.every(({ channel, state }) => channel === 'post' && state === 'cancelled');
  if (isBeforeOutcome && deliveries.length > 0 && isStopped) return step('send_stopped_letter');
  const returned = deliveries.find(({ isReturned }) => isReturned === true);
  if (isBeforeOutcome && returned !== undefined) return step('correct_address', returned.on);
  if (isBeforeOutcome && deliveries.some(({ channel, state }) => channel === 'self_mail' && state === 'queued'))
    return answerBy !== null && !isBefore(facts.today, answerBy)
      ? // Nobody may be asked to pay by a day that is over: mailed now, the letter needs another one.
        step('renew_letter', answerBy)
      : step('mail_letter', answerBy);
  return stepAfterLetter(facts);
}
