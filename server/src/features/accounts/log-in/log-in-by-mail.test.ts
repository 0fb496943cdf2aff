import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aCompleteForm, aPayment, must } from '../../../testing/builders/a-draft.ts';
import { A_PASSWORD, anAddress, aPerson, mailTo, tokenOf } from '../../../testing/builders/an-account.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ trustProxy: 1 });
});
afterAll(() => site.close());

const MINUTE_MS = 60_000;
const ask = (browser: Browser, email: string) => browser.post(paths.askLogInMail, { email });
const isSignedIn = async (browser: Browser) => (await browser.get(paths.checkAuth)).json().isAuthenticated;
const demandsOf = async (browser: Browser) => must(await browser.get(paths.userDemands)).json().data;

/** The code and the link's token in the first such mail after this many others. */
async function wayIn(email: string, after = 0): Promise<{ readonly code: string; readonly token: string }> {
  const { text } = await vi.waitFor(
    () => {
      const mail = site.mails.slice(after).find((sent) => sent.to.address === email && /log in/i.test(sent.subject));
      if (mail === undefined) throw new Error('that mail has not left yet');
      return mail;
    },
    { timeout: 5_000, interval: 20 },
  );
  return { code: /^ *(\d{6})$/m.exec(text)?.[1] ?? '', token: /\/login#([\w-]{43})/.exec(text)?.[1] ?? '' };
}

/** Somebody who paid without an account, in a browser that is lost by now. */
async function aPayer(): Promise<{ readonly browser: Browser; readonly email: string }> {
  const [browser, email] = [site.browser(), anAddress()];
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  must(await browser.post(paths.checkout, aPayment({ email })));
  must(await browser.post(paths.generateDemandLetter));
  await mailTo(site, email, /receipt|payment|order/i);
  return { browser, email };
}

async function aMailedWayIn(email: string) {
  const [browser, before] = [site.browser(), site.mails.length];
  must(await ask(browser, email));
  return { browser, ...(await wayIn(email, before)) };
}

describe('a mailed code', () => {
  test('logs in without a password, in the browser that asked', async () => {
    const { email } = await aPerson(site);
    const { browser, code } = await aMailedWayIn(email);
    const before = tokenOf(browser);
    expect(must(await browser.post(paths.logInByCode, { email, code })).json()).toEqual({
      success: true,
      message: 'You are logged in.',
    });
    expect(await isSignedIn(browser)).toBe(true);
    expect(tokenOf(browser)).not.toBe(before);
  });

  test('works once, for ten minutes, and in no other browser', async () => {
    const { email } = await aPerson(site);
    const { browser, code } = await aMailedWayIn(email);
    const stranger = site.browser();
    must(await ask(stranger, anAddress()));
    expect((await stranger.post(paths.logInByCode, { email, code })).json().code).toBe('account.code_wrong');
    must(await browser.post(paths.logInByCode, { email, code }));
    expect((await browser.post(paths.logInByCode, { email, code })).json().code).toBe('account.code_wrong');
    await site.database.pool.query("delete from rate_limits where key like 'login-mail-%'");
    const later = await aMailedWayIn(email);
    site.clock.advance(11 * MINUTE_MS);
    expect((await later.browser.post(paths.logInByCode, { email, code: later.code })).json().code).toBe(
      'account.code_wrong',
    );
  });

  test('is worth nothing after five wrong ones, also when they come at once', async () => {
    const { email } = await aPerson(site);
    const { browser, code } = await aMailedWayIn(email);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 12 }, () => browser.post(paths.logInByCode, { email, code: wrong })));
    expect((await browser.post(paths.logInByCode, { email, code })).json().code).toBe('account.code_wrong');
  });
});

describe('a mailed link', () => {
  test('logs in on another device, once, and the code of the same mail goes on in its browser', async () => {
    const { email } = await aPerson(site);
    const { browser, code, token } = await aMailedWayIn(email);
    const phone = site.browser();
    must(await phone.post(paths.logInByLink, { token }));
    expect(await isSignedIn(phone)).toBe(true);
    const again = await site.browser().post(paths.logInByLink, { token });
    expect([again.statusCode, again.json().code]).toEqual([410, 'account.login_link_wrong']);
    must(await browser.post(paths.logInByCode, { email, code }));
  });

  test('is opened by one of two at the same moment', async () => {
    const { email } = await aPerson(site);
    const { token } = await aMailedWayIn(email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => site.browser().post(paths.logInByLink, { token })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410, 410, 410]);
  });

  test('is over after ten minutes, and a made-up one opens nothing', async () => {
    const { email } = await aPerson(site);
    const { token } = await aMailedWayIn(email);
    site.clock.advance(11 * MINUTE_MS);
    for (const given of [token, '', 'x'.repeat(43)]) {
      expect((await site.browser().post(paths.logInByLink, { token: given })).statusCode).toBe(410);
    }
  });
});

describe('whoever paid without an account', () => {
  test('gets the claim back on another device, in an account that has no password', async () => {
    const payer = await aPayer();
    const { browser, code } = await aMailedWayIn(payer.email);
    must(await browser.post(paths.logInByCode, { email: payer.email, code }));
    expect(await demandsOf(browser)).toHaveLength(1);
    expect(must(await browser.get(paths.accountContact)).json().has_password).toBe(false);
    const typed = await site.browser().post(paths.login, { email: payer.email, password: A_PASSWORD });
    expect([typed.statusCode, typed.json().code]).toEqual([401, 'account.login_wrong']);
    // The browser it was paid in has it no more: it belongs to the account.
    expect((await payer.browser.get(paths.checkAuth)).json()).toEqual({ isAuthenticated: false });
  });

  test('chooses a password in the settings, within minutes of logging in', async () => {
    const { email } = await aPayer();
    const { browser, token } = await aMailedWayIn(email);
    must(await browser.post(paths.logInByLink, { token }));
    site.clock.advance(16 * MINUTE_MS);
    const late = await browser.post(paths.changePassword, { currentPassword: '', newPassword: A_PASSWORD });
    expect([late.statusCode, late.json().code]).toEqual([403, 'account.log_in_again']);
    await site.database.pool.query("delete from rate_limits where key like 'login-mail-%'");
    const fresh = await aMailedWayIn(email);
    must(await fresh.browser.post(paths.logInByCode, { email, code: fresh.code }));
    must(await fresh.browser.post(paths.changePassword, { currentPassword: '', newPassword: A_PASSWORD }));
    must(await site.browser().post(paths.login, { email, password: A_PASSWORD }));
  });

  test('who has an account by now finds the claim in it', async () => {
    const { email } = await aPayer();
    const { browser } = await aPerson(site, { email });
    expect(await demandsOf(browser)).toHaveLength(0);
    const asked = await aMailedWayIn(email);
    must(await asked.browser.post(paths.logInByCode, { email, code: asked.code }));
    expect(await demandsOf(browser)).toHaveLength(1);
  });
});

describe('nobody learns who has something here', () => {
  test('the answer is the same for every address, and mail goes to those alone that have', async () => {
    const [person, payer, unknown] = [await aPerson(site), await aPayer(), anAddress()];
    const before = site.mails.length;
    const bodies = [];
    for (const email of [person.email, payer.email, unknown]) {
      bodies.push(must(await ask(site.browser(), email)).body);
    }
    expect(new Set(bodies).size).toBe(1);
    await wayIn(person.email);
    await wayIn(payer.email);
    await vi.waitFor(async () => {
      const { rows } = await site.database.pool.query(
        "select count(*)::int as n from pgboss.job where name = 'send-log-in-mail' and state <> 'completed'",
      );
      expect(rows[0].n).toBe(0);
    });
    expect(site.mails.slice(before).map(({ to }) => to.address)).not.toContain(unknown);
  });

  test('a place is told to wait, whatever the address', async () => {
    const { email } = await aPerson(site);
    for (const address of [email, anAddress()]) {
      const browser = site.browser();
      const from = { 'x-forwarded-for': '203.0.113.77' };
      must(await browser.post(paths.askLogInMail, { email: address }, from));
      const again = await browser.post(paths.askLogInMail, { email: address }, from);
      expect([again.statusCode, again.json().code]).toEqual([429, 'request.too_many']);
      expect(again.headers['retry-after']).toBeDefined();
    }
  });

  test('codes and links lie in the database as hashes only', async () => {
    const { email } = await aPerson(site);
    const { code, token } = await aMailedWayIn(email);
    const { rows: links } = await site.database.pool.query('select * from log_in_links');
    const { rows: codes } = await site.database.pool.query("select * from email_codes where flow = 'log-in'");
    expect(links.length).toBeGreaterThan(0);
    const kept = JSON.stringify([links, codes]);
    for (const secret of [code, token, Buffer.from(token).toString('base64'), email])
      expect(kept).not.toContain(secret);
  });
});
