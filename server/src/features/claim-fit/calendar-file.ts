import { messageFor } from '../../platform/language/index.ts';
import type { ClaimDay, ClaimDayKind } from '@plainclaim/domain';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';

const DAY_SECONDS = 86_400;

/** How many days before each entry the calendar reminds. A last day to file needs time to act. */
const REMIND_DAYS = {
  letter_deadline: [1],
  follow_up: [0],
  last_day_to_file: [60, 14],
} satisfies Record<ClaimDayKind, readonly number[]>;

const WORDS = {
  letter_deadline: { title: 'calendar.letter_deadline', about: 'calendar.letter_deadline_about' },
  follow_up: { title: 'calendar.follow_up', about: 'calendar.follow_up_about' },
  last_day_to_file: { title: 'calendar.last_day', about: 'calendar.last_day_about' },
} as const satisfies Record<ClaimDayKind, { title: string; about: string }>;

/**
 * The claim's days as an iCalendar file (RFC 5545) with whole-day entries. It names no party and no amount: calendars
 * are often shared. An entry keeps its id, so that a newer file moves it instead of adding another.
 */
export function calendarFile(days: readonly ClaimDay[], claimId: string, atMs: number): string {
  const calendar = ical({
    name: messageFor('calendar.name'),
    prodId: '//Plainclaim//Claim dates//EN',
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { kind, day } of days) {
    const { title, about } = WORDS[kind];
    const event = calendar.createEvent({
      id: `${kind}.${claimId}@plainclaim`,
      start: day,
      allDay: true,
      stamp: new Date(atMs),
      summary: messageFor(title),
      description: messageFor(about),
    });
    for (const before of REMIND_DAYS[kind]) {
      event.createAlarm({ type: ICalAlarmType.display, trigger: before * DAY_SECONDS });
    }
  }
  return `${calendar.toString()}\r\n`;
}
