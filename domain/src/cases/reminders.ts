import { addDays, type CalendarDate, daysBetween, isAfter } from '../calendar/index.ts';
import type { CaseFacts } from './case-facts.ts';
import { ledgerOf } from './ledger.ts';
import { nextStepOf } from './next-step.ts';

/** What a person may switch on or off, each by itself. */
export const REMINDER_KINDS = ['letter', 'mailing', 'answer', 'papers', 'time_limit', 'draft', 'hearing'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** What a reminder says. */
export const REMINDER_CODES = [
  'letter_unapproved',
  'letter_unmailed',
  'answer_day_near',
  'answer_day_passed',
  'papers_unsigned',
  'papers_out_of_date',
  'time_limit_near',
  'draft_ends',
  'hearing_near',
] as const;
export type ReminderCode = (typeof REMINDER_CODES)[number];

/** What the alerts of the signed-in area say: the reminders, and what was seen on the screen when it happened. */
export const ALERT_CODES = [...REMINDER_CODES, 'letter_not_delivered', 'papers_stopped'] as const;
export type AlertCode = (typeof ALERT_CODES)[number];

/** The kind by which each is switched off. */
export const REMINDERS: Readonly<Record<ReminderCode, ReminderKind>> = {
  letter_unapproved: 'letter',
  letter_unmailed: 'mailing',
  answer_day_near: 'answer',
  answer_day_passed: 'answer',
  papers_unsigned: 'papers',
  papers_out_of_date: 'papers',
  time_limit_near: 'time_limit',
  draft_ends: 'draft',
  hearing_near: 'hearing',
};

export type Alert = {
  readonly code: AlertCode;
  /** Names it within its claim for good: what was sent, or done, under a key does not come again. */
  readonly key: string;
  /** The day it is about. */
  readonly day: CalendarDate;
};
export type Reminder = Alert & { readonly code: ReminderCode };

const UNAPPROVED_AFTER_DAYS = 3;
const UNMAILED_AFTER_DAYS = 5;
const ANSWER_DAYS_AHEAD = 3;
/** With no word of what happened, the papers are spoken of this long after the answer day. */
const PAPERS_AFTER_DAYS = 7;
const DRAFT_DAYS_AHEAD = 7;
const TIME_LIMIT_DAYS_AHEAD = [7, 30, 90] as const;
const HEARING_DAYS_AHEAD = [1, 7] as const;
/** Later than this after its day a reminder is no news: so cases of long ago do not all speak at once. */
const STALE_AFTER_DAYS = 14;

/** Something that a case has its owner think of. */
type Event = Alert & {
  /** The day from which it is mailed; null where it is mailed as soon as it is there, and 'never' where it only shows. */
  readonly mailedFrom: CalendarDate | null | 'never';
};

const event = (code: AlertCode, day: CalendarDate, mailedFrom: Event['mailedFrom'] = null, step = ''): Event => ({
  code,
  key: `${code}${step}:${day}`,
  day,
  mailedFrom,
});

/** Due on its day, or on one of the next where the look at that day did not happen. */
const isDue = (from: CalendarDate, today: CalendarDate): boolean => {
  const late = daysBetween(from, today);
  return late >= 0 && late <= STALE_AFTER_DAYS;
};

/**
 * The nearest of some distances that a day to come has reached, and only that one: whoever is first looked at five days
 * ahead hears "7", not "90", "30" and "7". Null before the first of them, and from the day itself on.
 */
function reached(today: CalendarDate, day: CalendarDate | null, distances: readonly number[]): number | null {
  if (day === null || !isAfter(day, today)) return null;
  const left = daysBetween(today, day);
  return distances.toSorted((a, b) => a - b).find((distance) => left <= distance) ?? null;
}

const ahead = (
  code: AlertCode,
  today: CalendarDate,
  day: CalendarDate | null,
  distances: readonly number[],
): readonly Event[] => {
  const distance = reached(today, day, distances);
  return distance === null || day === null ? [] : [event(code, day, null, `-${distance}`)];
};

const isReminderCode = (code: AlertCode): code is ReminderCode => code in REMINDERS;

/** What a paid case asks its owner to think of today by mail. */
export function remindersOf(facts: CaseFacts): readonly Reminder[] {
  return eventsOf(facts).flatMap(({ code, key, day, mailedFrom }): readonly Reminder[] => {
    const isTime = mailedFrom === null || (mailedFrom !== 'never' && isDue(mailedFrom, facts.today));
    return isTime && isReminderCode(code) ? [{ code, key, day }] : [];
  });
}

/** What it asks on the screen: the same, from the moment it is so, for as long as it is. */
export const alertsOf = (facts: CaseFacts): readonly Alert[] =>
  eventsOf(facts).map(({ code, key, day }) => ({ code, key, day }));

/** A claim that is paid in full, or judged, asks for nothing. */
function eventsOf(facts: CaseFacts): readonly Event[] {
  const { today, asked, outcomes, court } = facts;
  if (ledgerOf(asked, outcomes).open === 0 || court.judgmentOn !== null) return [];
  if (court.filedOn !== null) return ahead('hearing_near', today, court.hearingOn, HEARING_DAYS_AHEAD);
  return [
    ...ofLetter(facts),
    ...ofPapers(facts),
    ...ahead('time_limit_near', today, facts.lastDayToFile, TIME_LIMIT_DAYS_AHEAD),
  ];
}

function ofLetter(facts: CaseFacts): readonly Event[] {
  const { today, paidOn, approvedOn, answerBy } = facts;
  if (approvedOn === null) return [event('letter_unapproved', paidOn, addDays(paidOn, UNAPPROVED_AFTER_DAYS))];
  const { code } = nextStepOf(facts);
  if (code === 'mend_delivery') return [event('letter_not_delivered', approvedOn, 'never')];
  if (code === 'mail_letter' || code === 'renew_letter')
    return [event('letter_unmailed', approvedOn, addDays(approvedOn, UNMAILED_AFTER_DAYS))];
  if (code === 'wait_for_answer') return ahead('answer_day_near', today, answerBy, [ANSWER_DAYS_AHEAD]);
  const isOver = code === 'say_what_happened' && facts.outcomes.length === 0;
  return isOver && answerBy !== null ? [event('answer_day_passed', answerBy, addDays(answerBy, 1))] : [];
}

function ofPapers(facts: CaseFacts): readonly Event[] {
  const { papers, approvedOn, answerBy, outcomes } = facts;
  if (approvedOn === null || answerBy === null) return [];
  const { code } = nextStepOf(facts);
  const isSilent = outcomes.length === 0 && code === 'say_what_happened';
  const isTime = code === 'sign_papers' || code === 'mend_papers' || isSilent;
  // Counted from the letter's day, whatever was said after it: a second "no answer" is no second reminder.
  const mailedFrom = isTime ? addDays(answerBy, isSilent ? PAPERS_AFTER_DAYS : 1) : 'never';
  if (papers === 'ready') return [event('papers_unsigned', answerBy, mailedFrom)];
  if (papers === 'out_of_date') return [event('papers_out_of_date', answerBy, mailedFrom)];
  return papers === 'stopped' || papers === 'failed' ? [event('papers_stopped', answerBy, 'never')] : [];
}

/** What a draft asks its owner to think of: that it goes. Each change moves its end, and so may bring one more. */
export const draftRemindersOf = (today: CalendarDate, endsOn: CalendarDate): readonly Reminder[] =>
  ahead('draft_ends', today, endsOn, [DRAFT_DAYS_AHEAD]).flatMap(({ code, key, day }): readonly Reminder[] =>
    isReminderCode(code) ? [{ code, key, day }] : [],
  );
