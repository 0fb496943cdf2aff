import { LANGUAGES } from '@plainclaim/contract';
import { describe, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { headName } from './words.ts';

const site = { name: 'Plainclaim', url: 'https://claims.example.org' };
const params = {
  claimantName: 'Marisol Teixeira',
  recipientName: 'Ironbound Property Management LLC',
  reference: '7ZK3Q4T5V6W7X8Y9ZABCDEFGHJ',
  refusalToken: 'a-token_of.this-mailbox',
  reportToken: 'a-token_of.this-letter',
};
const toThem = composeMail({ template: 'letter-to-recipient', params }, 'en', site);

describe('the mail to the other side', () => {
  test('says in its first line that it is not from us, and then how to check it', () => {
    expect(toThem.text.split('\n')[0]).toBe(
      'This letter is from a person or business who uses Plainclaim. It is not from Plainclaim, a court, a bank or an agency.',
    );
    expect(toThem.text).toContain('To check it, ask the sender in a way you already know');
  });

  test('has nothing the sender typed in its head', () => {
    const posing = { ...params, claimantName: 'First National Bank Security', recipientName: 'IRS Refunds' };
    const { senderName, subject } = composeMail({ template: 'letter-to-recipient', params: posing }, 'en', site);
    expect([senderName, subject]).toEqual(['Plainclaim', 'A letter to you, sent through Plainclaim']);
  });

  test('names who writes, whom to answer, and what we are not', () => {
    expect(toThem.text).toContain('The sender gave the name "Marisol Teixeira".');
    for (const form of [toThem.text, toThem.html]) {
      expect(form).toContain('To Ironbound Property Management LLC:');
      expect(form).toContain('Your reply goes to the sender, not to us.');
      expect(form).not.toContain('@');
      expect(form).toContain('We are not a law firm and not a debt collector. We do not take or hold any money');
    }
  });

  test('advertises nothing and knows nothing of an account', () => {
    for (const form of [toThem.text, toThem.html]) {
      expect(form).not.toMatch(/helps people|done at|<img/i);
    }
  });

  test('links to nothing but the page where letters are reported and refused', () => {
    for (const form of [toThem.text, toThem.html]) {
      expect(form.match(/https?:[^\s"<]*/g)).toEqual([
        'https://claims.example.org/no-letters#a-token_of.this-mailbox~a-token_of.this-letter',
      ]);
    }
  });

  test('is English whatever the claimant speaks: nobody knows the language of the other side', () => {
    for (const language of LANGUAGES) {
      expect(composeMail({ template: 'letter-to-recipient', params }, language, site)).toEqual(toThem);
    }
  });

  test('is short', () => {
    expect(toThem.text.split(/\s+/).length).toBeLessThan(180);
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

test.each(['refused', 'undeliverable', 'no_pdf', 'unwanted', 'withheld', 'altered'] as const)(
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
    expect(subject).toBe('Your letter could not be emailed');
    expect(text).toContain('We could not email your letter to Owen Marsh.');
    expect(text).toContain('You can print it and mail it yourself.');
    expect(text).toContain('Open your case: https://claims.example.org/result');
  },
);

test.each([
  [true, 'The other side gets the letter in a separate email.'],
  [false, 'It did not go to the other side.'],
])('the claimant’s own copy says whether the other side gets one: %s', (isEmailed, sentence) => {
  const filled = { template: 'letter-approved', params: { reference: params.reference, isEmailed } } as const;
  expect(composeMail(filled, 'en', site).text).toContain(sentence);
});
