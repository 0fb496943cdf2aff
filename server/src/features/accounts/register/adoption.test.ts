import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aGeneratedLetter, aPaidClaim, aPayment, must } from '../../../testing/builders/a-draft.ts';
import { aPerson, inAnotherBrowser, mailTo, tokenOf } from '../../../testing/builders/an-account.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const DAY_MS = 86_400_000;
const draftIn = async (browser: Browser) => must(await browser.get(paths.draft)).json();
const save = (browser: Browser, city: string, more: object = {}) =>
  browser.post(paths.saveFormData, aCompleteForm({ city, ...more }));
const casesOf = async (browser: Browser) => must(await browser.get(paths.userDemands)).json().data;
const approve = async (browser: Browser) => {
  const { demand_letter } = must(await browser.get(paths.checkExistingDemand)).json();
  const body = { demand_letter, action: 'approve_and_send', delivery: 'self_mail' };
  return must(await browser.post(paths.saveDemandLetter, body)).json();
};

describe('what a browser began without an account', () => {
  test('belongs to the account that is made there, for 180 days instead of 30', async () => {
    const browser = site.browser();
    must(await save(browser, 'Trenton'));
    expect((await draftIn(browser)).keptUntil).toBe('2026-12-21');
    const { accountId } = await aPerson(site, { browser });
    expect(await draftIn(browser)).toMatchObject({ data: { city: 'Trenton' }, revision: 1, keptUntil: '2027-05-20' });
    const { rows } = await site.database.pool.query('select session_id, account_id from claims where account_id = $1', [
      accountId,
    ]);
    expect(rows).toEqual([{ session_id: null, account_id: accountId }]);
  });

  test('belongs to the account that logs in there, and opens in every browser of it', async () => {
    const person = await aPerson(site);
    must(await person.browser.post(paths.logout));
    const browser = site.browser();
    must(await save(browser, 'Camden'));
    must(await browser.post(paths.login, person));
    expect((await draftIn(browser)).data.city).toBe('Camden');
    expect((await draftIn((await inAnotherBrowser(site, person)).browser)).data.city).toBe('Camden');
  });

  test('goes on where it was: the next save is no conflict', async () => {
    const browser = site.browser();
    must(await save(browser, 'Trenton'));
    await aPerson(site, { browser });
    expect(must(await save(browser, 'Princeton', { revision: 1 })).json().revision).toBe(2);
    expect((await draftIn(browser)).data.city).toBe('Princeton');
  });

  test('keeps its paid letter and the letter’s PDF', async () => {
    const browser = site.browser();
    const text = await aGeneratedLetter(browser);
    await aPerson(site, { browser });
    expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
    expect((await browser.get(paths.checkExistingDemand)).json().demand_letter).toBe(text);
    expect(await casesOf(browser)).toHaveLength(1);
  });

  test('opens no more with the cookie from before', async () => {
    const browser = site.browser();
    await aGeneratedLetter(browser);
    const before = tokenOf(browser);
    await aPerson(site, { browser });
    const access = await site.app.inject({ method: 'GET', url: paths.checkAccess, cookies: { plainclaim: before } });
    expect(access.json()).toEqual({ hasAccess: false });
  });

  test('stays on the screen, and a draft the account had open is put aside, not lost', async () => {
    const person = await aPerson(site);
    must(await save(person.browser, 'Old Bridge'));
    must(await person.browser.post(paths.logout));
    const browser = site.browser();
    must(await save(browser, 'Newton'));
    must(await browser.post(paths.login, person));
    expect((await draftIn(browser)).data.city).toBe('Newton');
    expect(await casesOf(browser)).toHaveLength(2);
  });

  test('does not push aside the account’s draft when it holds no answer yet', async () => {
    const person = await aPerson(site);
    must(await save(person.browser, 'Old Bridge'));
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, { step: 1, subStep: 3 }));
    must(await browser.post(paths.login, person));
    expect((await draftIn(browser)).data.city).toBe('Old Bridge');
  });

  test('that was put aside comes along too', async () => {
    const browser = site.browser();
    must(await save(browser, 'Trenton'));
    must(await browser.post(paths.clearSessionForm));
    must(await save(browser, 'Camden'));
    await aPerson(site, { browser });
    expect(await casesOf(browser)).toHaveLength(2);
    expect((await draftIn(browser)).data.city).toBe('Camden');
  });
});

describe('a signed-in person', () => {
  test('without an unfinished draft begins with an empty form, whatever is paid for', async () => {
    const { browser } = await aPerson(site);
    must(await aPaidClaim(browser));
    expect(await draftIn(browser)).toMatchObject({ data: null, isPaid: false, revision: 0 });
    expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
    must(await save(browser, 'Trenton', { revision: 0 }));
    expect((await draftIn(browser)).data.city).toBe('Trenton');
    expect(await casesOf(browser)).toHaveLength(2);
  });

  test('pays once: a repeat of the payment gets the same order, and a late save makes no copy of the claim', async () => {
    const { browser } = await aPerson(site);
    must(await save(browser, 'Newark'));
    const payment = aPayment();
    const first = must(await browser.post(paths.checkout, payment)).json();
    const again = must(await browser.post(paths.checkout, payment)).json();
    expect(again.order_id).toBe(first.order_id);
    const late = await save(browser, 'Newark', { revision: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'draft.already_ordered']);
    expect((await browser.post(paths.checkout, aPayment())).json().code).toBe('draft.none');
    expect(await casesOf(browser)).toHaveLength(1);
  });

  test('keeps a draft for 180 days after its last change', async () => {
    const { browser, accountId } = await aPerson(site);
    must(await save(browser, 'Trenton'));
    const { rows } = await site.database.pool.query('select expires_at from claims where account_id = $1', [accountId]);
    expect(rows[0].expires_at.getTime()).toBe(site.clock.now() + 180 * DAY_MS);
  });

  test('gets the signed letter by mail at the proved address, and at no address typed in a form', async () => {
    const { browser, email } = await aPerson(site);
    await aGeneratedLetter(browser, { email: 'typed@example.com' });
    const { demand_id } = await approve(browser);
    const mail = await mailTo(site, email, /letter/i);
    expect(mail.text).toContain(demand_id);
    expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
    expect(Buffer.from(mail.attachments[0]!.bytes).subarray(0, 5).toString()).toBe('%PDF-');
    await approve(browser);
    expect(site.mails.filter(({ to }) => to.address === email)).toHaveLength(2);
    const elsewhere = site.mails.filter(({ to }) => /typed|marisol/.test(to.address));
    expect(elsewhere.filter(({ text }) => text.includes(demand_id))).toEqual([]);
  });
});

describe('two people on one computer', () => {
  test('see nothing of each other: not the draft, not the letter, not the name', async () => {
    const browser = site.browser();
    const text = await aGeneratedLetter(browser);
    const ann = await aPerson(site, { browser });
    const { demand_id } = await approve(browser);
    must(await save(browser, 'Trenton', { firstname: 'Ann' }));
    must(await browser.post(paths.logout));

    const seen = async () => [
      await browser.get(paths.draft),
      await browser.get(paths.checkAccess),
      await browser.get(paths.checkExistingDemand),
      await browser.post(paths.generateDemandLetter),
      await browser.get(paths.userData),
      await browser.get(paths.userDemands),
      await browser.get(paths.sessionCode),
      await browser.post(paths.securePdf, { demand_id, action: 'view' }),
      await browser.post(paths.saveDemandLetter, { demand_letter: 'mine now', action: 'save' }),
    ];
    const statedIn = async () => (await seen()).map(({ body }) => body).join('\n');
    const nobody = await statedIn();
    await aPerson(site, { browser });
    const bob = await statedIn();
    for (const answers of [nobody, bob]) {
      for (const secret of [text.slice(0, 60), ann.email, 'Trenton', 'Marisol', demand_id]) {
        expect(answers).not.toContain(secret);
      }
    }
    must(await browser.post(paths.logout));
    must(await browser.post(paths.login, ann));
    expect((await draftIn(browser)).data.firstname).toBe('Ann');
    expect((await browser.get(paths.checkExistingDemand)).json().demand_letter).toBe(text);
  });

  test('a second log-in without a log-out between changes hands cleanly', async () => {
    const [ann, bob] = [await aPerson(site), await aPerson(site)];
    must(await save(ann.browser, 'Trenton'));
    must(await ann.browser.post(paths.login, bob));
    expect((await draftIn(ann.browser)).data).toBeNull();
    expect(await casesOf(ann.browser)).toEqual([]);
    expect((await draftIn((await inAnotherBrowser(site, ann)).browser)).data.city).toBe('Trenton');
  });
});
