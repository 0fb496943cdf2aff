import { ENGLISH_MONTHS } from '../../calendar/index.ts';
import type { CardWords } from './card-words.ts';

export const cardWords: CardWords = {
  person: {
    I: ['I', 'we'],
    me: ['me', 'us'],
    my: ['my', 'our'],
    mine: ['mine', 'ours'],
    am: ['am', 'are'],
    was: ['was', 'were'],
  },
  other: {
    you: ['you', (name) => name],
    your: ['your', (name) => (name.endsWith('s') ? `${name}’` : `${name}’s`)],
    were: ['were', () => 'was'],
    have: ['have', () => 'has'],
    are: ['are', () => 'is'],
    do: ['do', () => 'does'],
  },
  days: {
    months: ENGLISH_MONTHS,
    day: ({ year, month, day }, months) => `${months[month - 1] ?? ''} ${day}, ${year}`,
    month: (month, year) => `${month} ${year}`,
    on: ({ kind }, words) => (kind === 'day' ? `on ${words}` : `in ${words}`),
    about: (words) => `about ${words}`,
    span: (from, to) => `from ${from} to ${to}`,
    between: (from, to) => `a day between ${from} and ${to}`,
    either: (from, to) => `${from} or ${to}`,
    onBetween: (words) => `on ${words}`,
    sameDay: 'that day',
    sameMonth: 'that month',
  },
  dayUnits: ['day', 'days'],
  quoted: (text) => `“${text}”`,
  decimal: '.',
  less: 'Less',
  instalments: {
    one: (label, day) => `${label}, part due ${day}`,
    plan: 'Payment plan',
    all: (label, count, each, every, first, last) =>
      `${label}, ${count} parts of ${each} due ${every} from ${first} to ${last}`,
    every: { week: 'every week', 'two-weeks': 'every two weeks', month: 'every month' },
  },
};
