import { type Language, LANGUAGES } from '@plainclaim/contract';
import { longSentencesIn, mean, spanishEaseOf, turkishEaseOf } from '@plainclaim/contract/testing/reading-ease';
import { gradeOf } from '@plainclaim/contract/testing/reading-grade';
import { REMINDER_CODES } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import type { Filled } from '../mail-contents.ts';
import { composeMail } from './compose-mail.ts';

const site = { name: 'Plainclaim', url: 'https://claims.example.org' };
const everyMail: readonly Filled[] = [
  { template: 'register-code', params: { code: '123456' } },
  { template: 'register-code-anywhere', params: { code: '12345 67890 12345 67890' } },
  { template: 'register-known', params: {} },
  { template: 'reset-code', params: { code: '123456' } },
  { template: 'reset-code-anywhere', params: { code: '12345 67890 12345 67890' } },
  { template: 'password-changed', params: {} },
  { template: 'change-email-code', params: { code: '123456' } },
  { template: 'change-email-known', params: {} },
  { template: 'change-email-asked', params: {} },
  { template: 'email-changed', params: {} },
  { template: 'letter-approved', params: { reference: '7ZK3Q4T5V6W7X8Y9ZABCDEFGHJ' } },
  { template: 'letter-approved', params: { reference: '7ZK3Q4T5V6W7X8Y9ZABCDEFGHJ', isEmailed: true } },
  {
    template: 'letter-not-delivered',
    params: { recipientName: 'Ironbound LLC', reference: '7ZK3Q4T5V6W7X8Y9ZABCDEFGHJ', reason: 'refused' },
  },
  { template: 'leave-code', params: { code: '123456' } },
  { template: 'claim-code', params: { code: '123456' } },
  { template: 'data-link', params: { hours: '24' } },
  { template: 'data-link', params: { hours: '24', token: 'a-long-token' } },
  { template: 'claim-ends', params: { day: 'November 21, 2028', years: '2' } },
  ...REMINDER_CODES.map(
    (code): Filled => ({
      template: 'reminder',
      params: { code, caseId: 'a-case', day: '12/7/2026', stopToken: 'a-long-token', receiptToken: null },
    }),
  ),
  { template: 'data-deleted', params: { paymentYears: '7' } },
  { template: 'receipt', params: { number: 'K7QF-2M9T', token: 'a-long-token', isSimulated: false } },
  { template: 'receipt', params: { number: 'K7QF-2M9T', token: 'a-long-token', isSimulated: true } },
  { template: 'receipt-code', params: { code: '123456' } },
  { template: 'order-refunded', params: { number: 'K7QF-2M9T', isSimulated: false } },
  { template: 'order-refunded', params: { number: 'K7QF-2M9T', isSimulated: true } },
  { template: 'order-refunded', params: { number: 'K7QF-2M9T', isSimulated: false, isPart: true } },
  { template: 'order-disputed', params: { number: 'K7QF-2M9T' } },
];
const inEveryLanguage = everyMail.flatMap((filled) => LANGUAGES.map((language) => ({ ...filled, filled, language })));

const WHO_WE_ARE: Readonly<Record<Language, readonly string[]>> = {
  en: ['Plainclaim helps people in New Jersey', 'We never ask for your password by email.'],
  es: ['Plainclaim', 'Nueva Jersey', 'contraseña'],
  tr: ['Plainclaim, New Jersey’deki', 'Şifrenizi asla'],
  pt: ['Plainclaim', 'Nova Jersey', 'senha'],
};

describe.each(inEveryLanguage)('the mail "$template" in $language', ({ filled, language }) => {
  const { subject, text, html } = composeMail(filled, language, site);

  test('says who we are and that we never ask for a password', () => {
    for (const form of [text, html]) {
      for (const words of WHO_WE_ARE[language]) expect(form).toContain(words);
      expect(form).toContain(site.url);
    }
    expect(html).toContain(`<html lang="${language}">`);
    // Mail programs drop the page's own tag, so the body says which way it runs.
    expect(html).toContain('<body dir="ltr"');
  });

  test('is in no other language', () => {
    for (const other of LANGUAGES.filter((one) => one !== language)) {
      const { text: otherText } = composeMail(filled, other, site);
      const shared = text
        .split('\n')
        .filter((line) => /\p{L}+ \p{L}+/u.test(line) && otherText.split('\n').includes(line));
      expect(shared).toEqual([]);
    }
  });

  test('shows no code and no reference in its subject, which is one short line', () => {
    expect(subject).not.toMatch(/\d|ZABC|[\r\n]/);
    expect(subject.length).toBeLessThanOrEqual(78);
  });

  test('says nothing of the claim in its subject, which stands on locked phones: no name, no sum', () => {
    const stated = Object.values(filled.params).filter((value) => typeof value === 'string' && value.length > 2);
    for (const value of stated) expect(subject).not.toContain(value);
    expect(subject).not.toContain('$');
  });

  test('says the same in text and in HTML', () => {
    const withoutMarkup = html
      .replace(/<title>.*<\/title>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'");
    const sentences = text.split('\n').filter((line) => !line.includes(': http') && line.trim() !== '--');
    for (const sentence of sentences) expect(withoutMarkup).toContain(sentence.trim());
    const [passages = ''] = text.split('\n-- \n');
    for (const [, url] of passages.matchAll(/: (https?:\S+)/g)) expect(html).toContain(`href="${url}"`);
  });

  test('loads nothing from anywhere and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|object)\b|url\(|\bsrc=/i);
  });
});

test('a code stands on a line of its own', () => {
  const { text, html } = composeMail({ template: 'reset-code', params: { code: '004217' } }, 'en', site);
  expect(text).toMatch(/^ {4}004217$/m);
  expect(html).toContain('<strong>004217</strong>');
});

test('what is put into a mail is text, never markup', () => {
  const reference = `<img src=x onerror="alert('1')">&amp;`;
  const { text, html } = composeMail({ template: 'letter-approved', params: { reference } }, 'en', site);
  expect(text).toContain(reference);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;');
  expect(html).not.toContain('<img');
});

test('an address of the site with quotes in it stays inside its link', () => {
  const odd = { name: 'A "B" <C>', url: 'https://x.test/"onclick="y' };
  const { html } = composeMail({ template: 'password-changed', params: {} }, 'en', odd);
  expect(html).toContain('href="https://x.test/&quot;onclick=&quot;y/forgot-password"');
  expect(html).not.toContain('<C>');
});

describe('how hard the mails are to read', () => {
  const LEAST_WORDS = 8;
  /** Every paragraph of every mail once, without the address of the site. */
  const readIn = (language: Language) => {
    const texts = everyMail.flatMap((filled) => composeMail(filled, language, site).text.split('\n\n'));
    const plain = texts.map((text) =>
      text
        .replaceAll(/https?:\S+/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    return [...new Set(plain)];
  };
  const sentences = (language: Language) =>
    readIn(language).filter((text) => (text.match(/\p{L}+/gu) ?? []).length >= LEAST_WORDS);

  test('six years of school are enough on average', () => {
    expect(sentences('en').length).toBeGreaterThan(30);
    expect(mean(sentences('en').map(gradeOf))).toBeLessThanOrEqual(6);
  });

  test('they are as easy in Spanish, and easy in Turkish by the measure made for it', () => {
    expect(mean(sentences('es').map(spanishEaseOf))).toBeGreaterThanOrEqual(70);
    expect(mean(sentences('tr').map(turkishEaseOf))).toBeGreaterThanOrEqual(65);
  });

  test.each(LANGUAGES)('no sentence has more than 25 words in %s', (language) => {
    expect(readIn(language).flatMap(longSentencesIn)).toEqual([]);
  });
});
