import { calendarDate, type CalendarDate } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import { letterCalendar } from './day-calendar.ts';

const day = (year: number, month: number, date: number): CalendarDate => {
  const made = calendarDate(year, month, date);
  if (!made.ok) throw new Error('no day');
  return made.value;
};

test('the calendar holds the answer day and the day after, and no signs that would end a line early', () => {
  const file = letterCalendar(
    day(2026, 12, 31),
    { deadline: 'Last day, to pay', look: 'Look; were you paid?' },
    day(2026, 11, 21),
  );
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\nSUMMARY:Last day\\, to pay');
  expect(file).toContain('DTSTART;VALUE=DATE:20270101\r\nDTEND;VALUE=DATE:20270102\r\nSUMMARY:Look\\; were you paid?');
  expect(file.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});
