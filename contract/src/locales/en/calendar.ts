/** Entries of the calendar file. No names and no amounts: calendars are often shared. */
export const calendarMessages = {
  'calendar.name': 'Plainclaim: dates of your claim',
  'calendar.letter_deadline': 'Last day to pay given in your letter',
  'calendar.letter_deadline_about': 'If you send the letter on another day, this date moves too.',
  'calendar.follow_up': 'Check if you were paid',
  'calendar.follow_up_about':
    'The date in your letter has passed. You can write down what came in, and decide what to do next.',
  'calendar.last_day': 'The time to file your claim may end today',
  'calendar.last_day_about':
    'Counted from the date you gave. A court may count from another day. A letter does not stop the clock. Ask the clerk or a lawyer in good time.',
} as const;
