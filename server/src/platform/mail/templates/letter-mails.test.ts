import { LANGUAGES } from '@plainclaim/contract';
import { describe, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { headName } from './words.ts';

const site = { name: 'Plainclaim', url: 'https://claims.example.org' };
const params = {
  claimantName: 'Marisol Teixeira',
  claimantEmail: 'marisol@example.com',
  recipientName: 'Ironbound Property Management LLC',
  reference: '7ZK3Q4T5V6W7X8Y9ZABCDEFGHJ',
  refusalToken: 'a-token_of.this-mailbox',
};
const toThem = composeMail({ template: 'letter-to-recipient', params }, 'en', site);

describe('the mail to the other side', () => {
  test('names who writes, whom to answer, and what we are not', () => {
    expect(toThem.senderName).toBe('Plainclaim, at the request of Marisol Teixeira');
    expect(toThem.subject).toBe('A letter to you from Marisol Teixeira');
    for (const form of [toThem.text, toThem.html]) {
      expect(form).toContain('To Ironbound Property Management LLC:');
      expect(form).toContain('Your reply goes to Marisol Teixeira at marisol@example.com, not to us.');
      expect(form).toContain('We are not a law firm and not a debt collector. We do not take or hold any money');
    }
  });

  test('advertises nothing and knows nothing of an account', () => {
    for (const form of [toThem.text, toThem.html]) {
      expect(form).not.toMatch(/password|helps people|done at|<img/i);
    }
  });

  test('links to nothing but the page where further letters are refused', () => {
    for (const form of [toThem.text, toThem.html]) {
      expect(form.match(/https?:[^\s"<]*/g)).toEqual(['https://claims.example.org/no-letters#a-token_of.this-mailbox']);
    }
  });

  test('is English whatever the claimant speaks: nobody knows the language of the other side', () => {
    for (const language of LANGUAGES) {
      expect(composeMail({ template: 'letter-to-recipient', params }, language, site)).toEqual(toThem);
    }
  });

  test('is short', () => {
    expect(toThem.text.split(/\s+/).length).toBeLessThan(140);
  });

  test('shows markup in a name as text', () => {
    const filled = { template: 'letter-to-recipient', params: { ...params, claimantName: '<b>Eve</b>' } } as const;
    expect(composeMail(filled, 'en', site).html).not.toContain('<b>');
  });
});

describe('a name in a mail’s head', () => {
  test.each([
    ['Eve\r\nBcc: victim@x.test', 'Eve Bcc: victim@x. test'],
    ['Your bank https://login.bank.test/now', 'Your bank https: login. bank. test/now'],
    ['www.prize.example Inc.', 'www. prize. example Inc.'],
    ['J.P. O’Neill & Co. No.5', 'J.P. O’Neill & Co. No.5'],
    ['  Ana \t Reyes\u0000\u202e ', 'Ana Reyes'],
    ['A'.repeat(200), `${'A'.repeat(57)}...`],
  ])('%j becomes one short line', (typed, kept) => {
    expect(headName(typed)).toBe(kept);
  });
});

test.each(['refused', 'undeliverable', 'no_pdf', 'unwanted'] as const)(
  'a letter that is not delivered (%s) says what can be done',
  (reason) => {
    const { subject, text } = composeMail(
      {
        template: 'letter-not-delivered',
        params: { recipientName: 'Owen Marsh', reference: params.reference, reason },
      },
      'en',
      site,
    );
    expect(subject).toBe('Your letter could not be e-mailed');
    expect(text).toContain('We could not e-mail your letter to Owen Marsh.');
    expect(text).toContain('You can print it and mail it yourself.');
    expect(text).toContain('Open your case: https://claims.example.org/result');
  },
);

test.each([
  [true, 'The other side gets the letter in a mail of its own.'],
  [false, 'It did not go to the other side.'],
])('the claimant’s own copy says whether the other side gets one: %s', (isEmailed, sentence) => {
  const filled = { template: 'letter-approved', params: { reference: params.reference, isEmailed } } as const;
  expect(composeMail(filled, 'en', site).text).toContain(sentence);
});
