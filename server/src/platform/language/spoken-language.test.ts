import {
  categoriesAnswerSchema,
  couponAnswerSchema,
  type Language,
  messageIn,
  packagesAnswerSchema,
  paths,
  problemSchema,
  questionsAnswerSchema,
  subcategoriesAnswerSchema,
} from '@plainclaim/contract';
import { parseCalendarDate, servedQuestions } from '@plainclaim/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAddress, aPerson, mailTo } from '../../testing/builders/an-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { dayInWords, languageForOwner, messageFor, speaking, spokenLanguage } from './index.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const visitor = (language: Language) => site.browser({ lang: language });

describe('a refusal', () => {
  const emptyLogin = { email: '', password: '' };

  test.each(['en', 'es', 'tr', 'pt'] as const)('is told in the language of the cookie: %s', async (language) => {
    const answer = await visitor(language).post(paths.login, emptyLogin);
    const { code, message } = problemSchema.parse(answer.json());
    expect([code, message]).toEqual(['account.fields_empty', messageIn(language, 'account.fields_empty')]);
  });

  test('is English for a newcomer and for a language we do not have', async () => {
    for (const cookies of [{}, { lang: 'de' }, { lang: '' }, { lang: 'es; tr' }, { lang: '__proto__' }]) {
      const answer = await site.browser(cookies).post(paths.login, emptyLogin);
      expect(answer.json().message).toBe(messageIn('en', 'account.fields_empty'));
    }
  });

  test('of what cannot even be read is told in it too', async () => {
    const answer = await visitor('es').post(paths.login, '{"email":');
    expect(answer.json()).toMatchObject({ message: messageIn('es', 'request.not_json') });
  });

  test('for a body that comes slowly, in pieces, is told in it too', async () => {
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const pieces = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const piece of ['{"email":"",', '"password":""}']) {
          controller.enqueue(new TextEncoder().encode(piece));
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        controller.close();
      },
    });
    const asked = { method: 'POST', headers: { 'content-type': 'application/json', cookie: 'lang=tr' }, body: pieces };
    const answer = await fetch(`${address}${paths.login}`, { ...asked, duplex: 'half' });
    expect(await answer.json()).toMatchObject({ message: messageIn('tr', 'account.fields_empty') });
  });

  test('does not speak the language of somebody who asks at the same moment', async () => {
    const languages = Array.from({ length: 30 }, (_, index) => (['en', 'es', 'tr'] as const)[index % 3] ?? 'en');
    const answers = await Promise.all(languages.map((language) => visitor(language).post(paths.login, emptyLogin)));
    expect(answers.map((answer) => answer.json().message)).toEqual(
      languages.map((language) => messageIn(language, 'account.fields_empty')),
    );
  });
});

describe('the lists of the wizard', () => {
  const listsIn = async (language: Language) => {
    const browser = visitor(language);
    const { data: categories } = categoriesAnswerSchema.parse((await browser.get(paths.categories)).json());
    const asked = await browser.post(paths.subcategories, { parent_id: 'tenant-landlord' });
    const { data: reasons } = subcategoriesAnswerSchema.parse(asked.json());
    const { packages } = packagesAnswerSchema.parse((await browser.get(paths.packages)).json());
    const { data } = questionsAnswerSchema.parse((await browser.get(paths.questions)).json());
    const questions: readonly { key: string; label: string; answer_options: unknown }[] = JSON.parse(
      Buffer.from(data.e_data, 'base64').toString('utf8'),
    );
    return { categories, reasons, packages, questions };
  };

  test.each(['es', 'tr', 'pt'] as const)('have other words and the same values: %s', async (language) => {
    const [english, other] = await Promise.all([listsIn('en'), listsIn(language)]);
    expect(other.categories.map(({ value, icon }) => [value, icon])).toEqual(
      english.categories.map(({ value, icon }) => [value, icon]),
    );
    expect(other.packages.map(({ id, price_cents }) => [id, price_cents])).toEqual(
      english.packages.map(({ id, price_cents }) => [id, price_cents]),
    );
    expect(other.questions.map(({ key, answer_options }) => [key, answer_options])).toEqual(
      servedQuestions.map(({ key, answer_options }) => [key, answer_options]),
    );
    const labels = (lists: typeof english) => [
      ...lists.categories.flatMap(({ label, blurb }) => [label, blurb]),
      ...lists.reasons.map(({ label }) => label),
      ...lists.packages.flatMap(({ title, desc, features }) => [title, desc, ...features]),
      ...lists.questions.map(({ label }) => label),
    ];
    const [inEnglish, inOther] = [labels(english), labels(other)];
    expect(inOther).toHaveLength(inEnglish.length);
    expect(inOther.filter((label, index) => label === inEnglish[index])).toEqual([]);
  });

  test('a coupon says what it gives', async () => {
    const [english, spanish] = await Promise.all(
      (['en', 'es'] as const).map(async (language) =>
        couponAnswerSchema.parse((await visitor(language).get(`${paths.checkCoupon}?code=welcome10`)).json()),
      ),
    );
    expect(spanish).toMatchObject({ success: true, discount: 10 });
    expect(spanish?.description).not.toBe(english?.description);
  });
});

describe('a mail', () => {
  test.each([
    ['es', /lang="es"/],
    ['tr', /lang="tr"/],
  ] as const)('is written in the language of the request that decided on it: %s', async (language, marked) => {
    const email = anAddress();
    await visitor(language).post(paths.register, { email, password: 'seven quiet herons' });
    const mail = await mailTo(site, email);
    expect(mail.html).toMatch(marked);
    expect(mail.text).toMatch(/^ *\d{6}$/m);
    expect(mail.text).not.toContain('You are making an account');
  });

  test('follows the browser that asks, not the one of the registration', async () => {
    const person = await aPerson(site, { browser: visitor('es') });
    await visitor('en').post(paths.resetPasswordRequest, { email: person.email });
    expect((await mailTo(site, person.email, /set a new password/)).html).toMatch(/lang="en"/);
  });
});

describe('outside of a request', () => {
  const day = parseCalendarDate('2026-04-15');
  if (!day.ok) throw new Error('that day exists');

  test('nothing is spoken but English', () => {
    expect(spokenLanguage()).toBe('en');
    expect(messageFor('case.no_package')).toBe('No package yet');
    expect(dayInWords(day.value)).toBe('April 15, 2026');
  });

  test('the owner of an account is written to in the language they chose', () => {
    expect([languageForOwner('tr'), languageForOwner(null)]).toEqual(['tr', 'en']);
    expect(speaking('es', () => languageForOwner('tr'))).toBe('es');
  });

  test('a language can be lent', () => {
    expect(speaking('es', () => dayInWords(day.value))).toBe('15 de abril de 2026');
    expect(speaking('tr', () => dayInWords(day.value))).toBe('15 Nisan 2026');
  });
});
