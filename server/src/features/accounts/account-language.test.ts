import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../testing/builders/a-draft.ts';
import { anAddress, aPerson, inAnotherBrowser, mailTo } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const shownIn = (browser: Browser) => browser.cookies.get('lang') ?? null;
const choose = (browser: Browser, language: string) => browser.post(paths.accountLanguage, { language });

async function keptFor(accountId: string): Promise<string | null> {
  const { rows } = await site.database.pool.query('select language from accounts where id = $1', [accountId]);
  return rows[0].language;
}

describe('the language of an account', () => {
  test('is the one it was registered in, and greets its owner where no language was chosen', async () => {
    const person = await aPerson(site, { browser: site.browser({ lang: 'es' }) });
    expect(await keptFor(person.accountId)).toBe('es');
    const { browser } = await inAnotherBrowser(site, person);
    expect(shownIn(browser)).toBe('es');
  });

  test('is nothing for somebody who never chose, and no browser is told to remember one', async () => {
    const person = await aPerson(site);
    expect(await keptFor(person.accountId)).toBeNull();
    const { browser } = await inAnotherBrowser(site, person);
    expect([shownIn(person.browser), shownIn(browser)]).toEqual([null, null]);
  });

  test('is the one chosen last by somebody signed in', async () => {
    const person = await aPerson(site, { browser: site.browser({ lang: 'es' }) });
    must(await choose(person.browser, 'tr'));
    expect(await keptFor(person.accountId)).toBe('tr');
    expect(shownIn((await inAnotherBrowser(site, person)).browser)).toBe('tr');
    must(await choose(person.browser, 'en'));
    expect(shownIn((await inAnotherBrowser(site, person)).browser)).toBe('en');
  });

  test('gives way in a browser that has one, and keeps its own', async () => {
    const person = await aPerson(site, { browser: site.browser({ lang: 'es' }) });
    const library = site.browser({ lang: 'tr' });
    must(await library.post(paths.login, { email: person.email, password: person.password }));
    expect([shownIn(library), await keptFor(person.accountId)]).toEqual(['tr', 'es']);
  });

  test('counts more than the one a browser asks for by its own settings', async () => {
    const person = await aPerson(site, { browser: site.browser({ lang: 'es' }) });
    const abroad = site.browser({ lang: 'tr' });
    const wish = { 'accept-language': 'tr-TR,tr;q=0.9' };
    must(await abroad.post(paths.login, { email: person.email, password: person.password }, wish));
    expect([shownIn(abroad), await keptFor(person.accountId)]).toEqual(['es', 'es']);
  });

  test('is learned at the next sign-in by an account that has none', async () => {
    const person = await aPerson(site);
    const browser = site.browser({ lang: 'tr' });
    must(await browser.post(paths.login, { email: person.email, password: person.password }));
    expect(await keptFor(person.accountId)).toBe('tr');
  });

  test('can be one of ours only, and only its owner’s to choose', async () => {
    const person = await aPerson(site);
    const refusals = [await choose(person.browser, 'de'), await choose(site.browser(), 'es')];
    expect(refusals.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [400, 'request.invalid'],
      [401, 'account.signed_out'],
    ]);
    expect(await keptFor(person.accountId)).toBeNull();
  });

  test('is told to nobody whose password is wrong', async () => {
    const { email } = await aPerson(site, { browser: site.browser({ lang: 'es' }) });
    const stranger = site.browser();
    await stranger.post(paths.login, { email, password: 'not this one' });
    expect(shownIn(stranger)).toBeNull();
  });
});

describe('a mail to the owner of an account', () => {
  const resetAskedBy = async (browser: Browser, email: string) => {
    must(await browser.post(paths.resetPasswordRequest, { email }));
    return (await mailTo(site, email, /new password|contraseña nueva|Yeni şifre/i)).html;
  };

  test('is in the account’s language when the browser that asks never chose one', async () => {
    const { email } = await aPerson(site, { browser: site.browser({ lang: 'es' }) });
    expect(await resetAskedBy(site.browser(), email)).toMatch(/lang="es"/);
  });

  test('is in the language of the browser that asks, where one was chosen', async () => {
    const { email } = await aPerson(site, { browser: site.browser({ lang: 'es' }) });
    expect(await resetAskedBy(site.browser({ lang: 'tr' }), email)).toMatch(/lang="tr"/);
  });

  test('is in English for somebody who never chose', async () => {
    const { email } = await aPerson(site, { email: anAddress() });
    expect(await resetAskedBy(site.browser(), email)).toMatch(/lang="en"/);
  });
});
