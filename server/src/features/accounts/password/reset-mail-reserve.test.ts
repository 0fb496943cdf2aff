import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../testing/builders/a-draft.ts';
import { anAddress, aPerson } from '../../../testing/builders/an-account.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { aBrowserIn, codesSent, HOUR_MS, longCodesIn, MINUTE_MS, timePassesAt } from '../testing/mail-reserve.ts';
import { MOST_RESET_MAILS_BY_STRANGERS_A_DAY } from './send-reset-code.job.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ isProduction: true, trustProxy: 1 });
});
afterAll(() => site.close());

const NEW_PASSWORD = 'nine loud pelicans';
const SENT_NOW = 'Verification code has been sent to your email';
const SENT_WITHIN_AN_HOUR = /^Many codes were requested for this email.* within an hour/;

const browserIn = (network: number): Browser => aBrowserIn(site, network);
const timePasses = (ms: number) => timePassesAt(site, ms);
const jobsDone = () => codesSent(site);
const longCodes = (email: string) => longCodesIn(site, email);
const ask = (browser: Browser, email: string) => browser.post(paths.resetPasswordRequest, { email });
const resetMails = (email: string) =>
  site.mails.filter(({ to, subject }) => to.address === email && /new password/i.test(subject));
/** The code of the newest mail that went to everybody who asked. */
const longCode = (email: string) => longCodes(email).at(-1);

/** Four strange networks ask as often as one may, until the mailbox has had what strangers may cause in a day. */
async function usedUp(email: string, firstNetwork: number): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    for (let nr = 0; nr < 4; nr += 1) must(await ask(browserIn(firstNetwork + nr), email));
    await timePasses(HOUR_MS / 3 + MINUTE_MS);
  }
}

describe('a mailbox to which strangers had a day’s codes sent', () => {
  test('still gets a mail for its owner at a new place, and its code works in the browser that asked', async () => {
    const { email } = await aPerson(site, { browser: browserIn(1) });
    await usedUp(email, 10);
    const owner = browserIn(20);
    const before = longCodes(email).length;
    const answer = await ask(owner, email);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().message).toMatch(SENT_WITHIN_AN_HOUR);
    await timePasses(HOUR_MS);
    expect(longCodes(email).length).toBeGreaterThan(before);
    const code = longCode(email) ?? '';
    must(await owner.post(paths.verifyResetCode, { email, code }));
    must(await owner.post(paths.resetPassword, { email, code, newPassword: NEW_PASSWORD }));
    must(await browserIn(21).post(paths.login, { email, password: NEW_PASSWORD }));
    // It is used up.
    const again = await owner.post(paths.resetPassword, { email, code, newPassword: 'yet another one' });
    expect(again.json().code).toBe('account.code_wrong');
  });

  test('is answered for in the same words when no account has it, and gets no mail then', async () => {
    const [{ email }, nobody] = [await aPerson(site, { browser: browserIn(2) }), anAddress()];
    for (const address of [email, nobody]) await usedUp(address, address === email ? 30 : 40);
    const [known, unknown] = [await ask(browserIn(50), email), await ask(browserIn(51), nobody)];
    expect(known.json().message).toMatch(SENT_WITHIN_AN_HOUR);
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    await timePasses(HOUR_MS);
    expect(site.mails.filter(({ to }) => to.address === nobody)).toEqual([]);
  });

  test('has a long code that nobody’s wrong guesses use up, and that ends after an hour', async () => {
    const { email } = await aPerson(site, { browser: browserIn(3) });
    await usedUp(email, 60);
    must(await ask(browserIn(70), email));
    await timePasses(HOUR_MS);
    const code = longCode(email) ?? '';
    const wrong = code.replaceAll(/\d/g, (digit) => (digit === '0' ? '1' : '0'));
    for (let nr = 0; nr < 12; nr += 1) {
      const guess = await browserIn(80 + nr).post(paths.verifyResetCode, { email, code: wrong });
      expect(guess.json().code).toBe('account.code_wrong');
    }
    // Typed without the gaps, in a browser that never asked.
    const typed = code.replaceAll(' ', '');
    must(await browserIn(70).post(paths.verifyResetCode, { email, code: typed }));
    await timePasses(HOUR_MS);
    expect((await browserIn(70).post(paths.verifyResetCode, { email, code: typed })).json().code).toBe(
      'account.code_wrong',
    );
  });

  test('leaves a known browser and a known network their own codes, which come at once', async () => {
    const home = browserIn(4);
    const { email } = await aPerson(site, { browser: home });
    await usedUp(email, 100);
    const before = resetMails(email).length;
    for (const browser of [home, browserIn(4)]) expect((await ask(browser, email)).json().message).toBe(SENT_NOW);
    await jobsDone();
    expect(resetMails(email)).toHaveLength(before + 2);
    expect(longCodes(email).length).toBeLessThan(before);
  });
});

test('however long 200 networks ask for a day, an owner at a new place gets a mail within the hour, and the mailbox a bounded number', async () => {
  const { email } = await aPerson(site, { browser: browserIn(5) });
  const STEP_MS = 20 * MINUTE_MS;
  const steps = (24 * HOUR_MS) / STEP_MS;
  const askAt = new Set([2, 17, 40, 59]);
  const waiting: { readonly since: number; readonly codes: number; readonly browser: Browser }[] = [];
  let network = 0;
  for (let step = 0; step < steps; step += 1) {
    const strangers = Array.from({ length: 12 }, () => browserIn(200 + (network++ % 200)));
    await Promise.all(strangers.map((stranger) => ask(stranger, email)));
    await jobsDone();
    if (askAt.has(step)) {
      const browser = browserIn(500 + step);
      waiting.push({ since: step, codes: resetMails(email).length, browser });
      must(await ask(browser, email));
    }
    await timePasses(STEP_MS);
    for (const { since, codes, browser } of waiting) {
      if (step - since !== HOUR_MS / STEP_MS - 1) continue;
      expect(resetMails(email).length, `asked in step ${since}`).toBeGreaterThan(codes);
      const code = longCode(email) ?? '';
      must(await browser.post(paths.verifyResetCode, { email, code }));
    }
  }
  expect(waiting).toHaveLength(askAt.size);
  expect(resetMails(email).length).toBeGreaterThan(40);
  expect(resetMails(email).length).toBeLessThanOrEqual(MOST_RESET_MAILS_BY_STRANGERS_A_DAY);
}, 240_000);
