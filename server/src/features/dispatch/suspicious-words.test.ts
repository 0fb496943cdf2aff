import { describe, expect, test } from 'vitest';
import { holdReasonOf } from './suspicious-words.ts';

describe('a letter is held for somebody who runs the site', () => {
  test.each([
    ['Reply with your password to settle this.', 'asks_secret'],
    ['Send the PASS\u200bWORD by Monday.', 'asks_secret'],
    ['Your pаsswоrd is needed.', 'asks_secret'],
    ['We need the card number and the CVV.', 'asks_secret'],
    ['Your bank account has been locked.', 'account_alarm'],
    ['There was unusual   activity.', 'account_alarm'],
    ['Please verify your identity.', 'asks_log_in'],
    ['Log in to see the debt.', 'asks_log_in'],
    ['Pay with gift cards.', 'odd_payment'],
    ['Go to https://pay.example now.', 'has_link'],
    ['See www.pay.example', 'has_link'],
  ])('%j', (text, reason) => {
    expect(holdReasonOf(['A harmless line.', text])).toBe(reason);
  });
});

test.each([
  'You owe me $1,500.00 for the security deposit of 12 Elm Street.',
  'The bank returned your check because the account was closed.',
  'You passed the inspection, and the word of your agent was that you would pay.',
  'I paid by card on May 2, 2026. I have kept a record of this.',
  'Please send the money to my address within 14 days.',
])('a letter about money that is owed goes out: %j', (text) => {
  expect(holdReasonOf([text])).toBeNull();
});
