import { LETTER_FINDING_CODES } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import { kindOf } from './looked-for.ts';

/** About the letter as a whole, or about something it does not say: no kind of trouble to look for by name. */
const WITHOUT_A_LINE = new Set([
  'letter.empty',
  'letter.too_many_places',
  'letter.too_short',
  'letter.too_long',
  'letter.sentence_long',
  'letter.paragraph_long',
  'letter.hard_to_read',
  'letter.delivery_line_missing',
  'letter.delivery_line_wrong',
  'letter.delivery_line_false',
  'letter.subject_missing',
  'letter.way_to_pay_missing',
  'letter.reply_missing',
  'letter.plan_missing',
  'letter.plan_unasked',
  'letter.costs_missing',
  'letter.records_missing',
]);

test('whatever the checks find in the words is of a kind that the list of checks names', () => {
  expect(LETTER_FINDING_CODES.filter((code) => kindOf(code) === null && !WITHOUT_A_LINE.has(code))).toEqual([]);
});

test('a fee for a lawyer is a matter of law, and a look like a lawyer one of who writes', () => {
  expect(kindOf('letter.lawyer_fees')).toBe('law');
  expect(kindOf('letter.lawyer_look')).toBe('parties');
});
