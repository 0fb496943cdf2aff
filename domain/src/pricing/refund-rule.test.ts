import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { onePressRefundRefusal, type RefundFacts } from './refund-rule.ts';

const PAID: RefundFacts = {
  isCurrent: true,
  isDisputed: false,
  leftCents: cents(30_92),
  isLetterApproved: false,
};

test('all of the money goes back by one press until the letter is approved', () => {
  expect(onePressRefundRefusal(PAID)).toBeNull();
  expect(onePressRefundRefusal({ ...PAID, isLetterApproved: true })).toBe('letter_approved');
});

test('what keeps a press from working is named in the order in which a person should learn it', () => {
  const all: RefundFacts = { isCurrent: false, isDisputed: true, leftCents: cents(0), isLetterApproved: true };
  expect(onePressRefundRefusal(all)).toBe('not_current');
  expect(onePressRefundRefusal({ ...all, isCurrent: true })).toBe('disputed');
  expect(onePressRefundRefusal({ ...all, isCurrent: true, isDisputed: false })).toBe('nothing_left');
  expect(onePressRefundRefusal({ ...PAID, isLetterApproved: true, leftCents: cents(1) })).toBe('letter_approved');
});
