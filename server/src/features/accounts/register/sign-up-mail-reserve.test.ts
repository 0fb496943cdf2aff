import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../testing/builders/a-draft.ts';
import { A_PASSWORD, anAddress, aPerson } from '../../../testing/builders/an-account.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { aBrowserIn, codesSent, HOUR_MS, longCodesIn, MINUTE_MS, timePassesAt } from '../testing/mail-reserve.ts';
import { MOST_SIGN_UP_MAILS_A_DAY } from './send-shared-code.job.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ isProduction: true, trustProxy: 1 });
});
afterAll(() => site.close());

const SENT_WITHIN_AN_HOUR = /^Many codes were requested for this email.* within an hour/;
const browserIn = (network: number) => aBrowserIn(site, network);
const signUp = (browser: Browser, email: string, password = A_PASSWORD) =>
  browser.post(paths.register, { email, password });
const verify = (browser: Browser, email: string, code: string | undefined) =>
  browser.post(paths.verify, { email, verification_code: code ?? '' });
const mailsTo = (email: string) => site.mails.filter(({ to }) => to.address === email);

/** Strange networks sign up with the address as often as one may, until its mailbox has had what a day brings. */
async function usedUp(email: string, firstNetwork: number): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (let nr = 0; nr < 10; nr += 1) must(await signUp(browserIn(firstNetwork + nr), email));
    await timePassesAt(site, HOUR_MS + MINUTE_MS);
  }
}

describe('a mailbox to which strangers had a day’s sign-up codes sent', () => {
  test('still gets one mail an hour, whose code makes the account in the browser of whoever reads it', async () => {
    const email = anAddress();
    await usedUp(email, 1);
    // A stranger asks first, and turns to another address at once.
    const stranger = browserIn(20);
    must(await signUp(stranger, email));
    must(await signUp(stranger, anAddress()));
    const waiting = browserIn(21);
    must(await signUp(waiting, email, 'what a stranger chose'));
    const owner = browserIn(22);
    const answer = await signUp(owner, email);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().message).toMatch(SENT_WITHIN_AN_HOUR);
    await timePassesAt(site, HOUR_MS);
    const code = longCodesIn(site, email).at(-1);
    const wrong = code?.replaceAll(/\d/g, (digit) => (digit === '0' ? '1' : '0'));
    for (let nr = 0; nr < 6; nr += 1)
      expect((await verify(waiting, email, wrong)).json().code).toBe('account.code_wrong');
    must(await verify(owner, email, code));
    must(await browserIn(23).post(paths.login, { email, password: A_PASSWORD }));
    expect((await verify(waiting, email, code)).json().code).toBe('account.code_wrong');
  });

  test('is answered for in the same words when it has an account, whose owner gets the usual notice', async () => {
    const [{ email: known }, unknown] = [await aPerson(site, { browser: browserIn(30) }), anAddress()];
    await usedUp(known, 31);
    await usedUp(unknown, 41);
    const before = mailsTo(known).length;
    const answers = [await signUp(browserIn(51), known), await signUp(browserIn(52), unknown)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    await codesSent(site);
    expect(mailsTo(known)).toHaveLength(before + 1);
    expect(mailsTo(known).at(-1)?.subject).toContain('already have an account');
    expect(longCodesIn(site, known)).toEqual([]);
    expect(longCodesIn(site, unknown)).not.toEqual([]);
  });

  test('proves no address with a tag, which elsewhere may be somebody else’s', async () => {
    const email = anAddress();
    await usedUp(email, 60);
    const tagged = email.replace('@', '+other@');
    const refused = await signUp(browserIn(71), tagged);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'account.mailbox_full']);
  });

  test('and whose house reads over dots and tags gets one for all its spellings', async () => {
    const name = anAddress().split('@')[0] ?? '';
    await usedUp(`${name}@gmail.com`, 80);
    const before = site.mails.length;
    const owner = browserIn(95);
    must(await signUp(browserIn(94), `${name}+x@gmail.com`));
    must(await signUp(owner, `${name.slice(0, 2)}.${name.slice(2)}@gmail.com`));
    await timePassesAt(site, HOUR_MS / 2);
    expect(site.mails.length).toBe(before + 1);
    const code = [`${name}+x@gmail.com`, `${name.slice(0, 2)}.${name.slice(2)}@gmail.com`]
      .flatMap((spelling) => longCodesIn(site, spelling))
      .at(-1);
    must(await verify(owner, '', code));
  });
});

test('however many networks sign up with an address for a day, its mailbox gets a bounded number of mails', async () => {
  const email = anAddress();
  for (let step = 0; step < 24; step += 1) {
    await Promise.all(Array.from({ length: 6 }, (_, nr) => signUp(browserIn(200 + step * 6 + nr), email)));
    await codesSent(site);
    await timePassesAt(site, HOUR_MS - 1_000);
  }
  expect(mailsTo(email).length).toBeGreaterThan(40);
  expect(mailsTo(email).length).toBeLessThanOrEqual(MOST_SIGN_UP_MAILS_A_DAY);
}, 240_000);
