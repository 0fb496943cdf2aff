import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { aCompleteForm, aPayment, must } from '../../testing/builders/a-draft.ts';
import { aPerson, mailedCode, mailTo } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { readZip } from '../../testing/read-zip.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { retentionJob } from './index.ts';
import { jobsAreDone } from '../../testing/builders/a-full-life.ts';
import { everythingKept, openBox, placesOf } from './testing/everything-kept.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ box: openBox });
});
afterAll(() => site.close());

const DAY_MS = 86_400_000;
let count = 0;

/** Somebody who paid without an account: words and an address of their own. */
async function aPayer(): Promise<{ browser: Browser; email: string; surname: string }> {
  count += 1;
  const [browser, email, surname] = [site.browser(), `payer-${count}@example.com`, `Okapi${count}x`];
  must(await browser.post(paths.saveFormData, aCompleteForm({ lastname: surname })));
  must(await browser.post(paths.checkout, aPayment({ email })));
  must(await browser.post(paths.generateDemandLetter));
  return { browser, email, surname };
}

const seen = async (browser: Browser, token = '') => must(await browser.post(paths.yourData, { token })).json();
const remove = (browser: Browser, wish: Readonly<Record<string, unknown>> = {}) =>
  browser.post(paths.deleteData, { agreed: true, ...wish });

async function taken(browser: Browser, token = ''): Promise<ReadonlyMap<string, Buffer>> {
  must(await browser.post(paths.exportData, { token }));
  await expect
    .poll(async () => (await seen(browser, token)).export.state, { timeout: 30_000, interval: 250 })
    .toBe('ready');
  return readZip(must(await browser.post(paths.openDataExport, { token })).rawPayload);
}

describe('a browser without an account', () => {
  test('sees how long its claim is kept, takes it along and deletes it', async () => {
    const { browser, surname } = await aPayer();
    expect(await seen(browser)).toMatchObject({
      holder: 'browser',
      claims: 1,
      paid_claims: 1,
      kept_until: '2028-11-21',
      keep_years: 2,
    });
    const files = await taken(browser);
    expect(files.get('claim-1/answers.json')?.toString()).toContain(surname);
    expect(files.has('account.json')).toBe(false);
    expect((await browser.post(paths.deleteData, {})).json()).toMatchObject({ status: 422, code: 'data.not_agreed' });
    must(await remove(browser));
    await jobsAreDone(site);
    expect(placesOf(await everythingKept(site), [surname])).toEqual([]);
    expect(await seen(browser)).toMatchObject({ holder: 'none', claims: 0 });
    must(await browser.post(paths.exportData, {}), 404);
  });
});

/** The claim's browser proves the address given with the payment. */
async function proved(browser: Browser, email: string): Promise<void> {
  must(await browser.post(paths.dataCode, {}));
  const code = await mailedCode(site, email);
  expect(must(await browser.post(paths.proveClaimAddress, { code })).json()).toMatchObject({ email_proved: true });
}

const askLink = (email: string) => site.browser().post(paths.dataLink, { email });
const linkIn = async (email: string): Promise<string> => {
  const { text } = await mailTo(site, email, /^Your data at/);
  return /your-data#([\w-]{43})/.exec(text)?.[1] ?? '';
};

describe('a link to the address of a claim', () => {
  test('is answered alike and in the same words, whoever asks for whatever address', async () => {
    const known = await aPayer();
    const person = await aPerson(site);
    const answers = [];
    for (const email of ['nobody-at-all@example.com', known.email, person.email]) answers.push(await askLink(email));
    const bodies = answers.map((answer) => must(answer).json());
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect((await mailTo(site, person.email, /^Your data at/)).text).toContain('/login');
    await jobsAreDone(site);
    // An address that nobody proved gets nothing: it may be mistyped, and somebody else's.
    const sent = site.mails.filter(({ to }) => to.address === known.email);
    expect(sent.filter(({ subject }) => subject.startsWith('Your data at'))).toEqual([]);
  });

  test('opens what belongs to it in any browser, and deletes it', async () => {
    const { browser, email, surname } = await aPayer();
    await proved(browser, email);
    must(await askLink(email));
    const token = await linkIn(email);
    const elsewhere = site.browser();
    expect(await seen(elsewhere, token)).toMatchObject({ holder: 'link', claims: 1, paid_claims: 1 });
    const files = await taken(elsewhere, token);
    expect(files.get('claim-1/answers.json')?.toString()).toContain(surname);
    must(await remove(elsewhere, { token }));
    await jobsAreDone(site);
    expect(placesOf(await everythingKept(site), [surname])).toEqual([]);
    expect((await elsewhere.post(paths.yourData, { token })).json()).toMatchObject({ code: 'data.link_unknown' });
    expect(await seen(browser)).toMatchObject({ holder: 'none', claims: 0 });
  });

  test('works for a day, and one that was made up never', async () => {
    const { browser, email } = await aPayer();
    await proved(browser, email);
    must(await askLink(email));
    const token = await linkIn(email);
    expect(await seen(site.browser(), token)).toMatchObject({ holder: 'link' });
    site.clock.advance(DAY_MS);
    for (const one of [token, 'x'.repeat(43)]) {
      expect((await site.browser().post(paths.yourData, { token: one })).json()).toMatchObject({
        status: 404,
        code: 'data.link_unknown',
      });
    }
  });
});

describe('a paid claim without an account whose owner does not come back', () => {
  const applyRetention = async () => {
    await inTransaction(site.database.db, (trx) => site.jobs.enqueue(trx, retentionJob, {}));
    await jobsAreDone(site);
  };
  const isKept = async (surname: string) => placesOf(await everythingKept(site), [surname]).includes('claims');
  const statedIn = (email: string) =>
    site.mails.filter(({ to, subject }) => to.address === email && /deleted soon/.test(subject));
  /** Two years, one of them with a leap day, but for so many days. */
  const twoYearsBut = (days: number) => (365 + 366 - days) * DAY_MS;

  test('is told 30 days before, once, and deleted after two years', async () => {
    const { email, surname } = await aPayer();
    const startMs = site.clock.now();
    site.clock.set(startMs + twoYearsBut(32));
    await applyRetention();
    expect(statedIn(email)).toEqual([]);
    site.clock.set(startMs + twoYearsBut(29));
    await applyRetention();
    await applyRetention();
    expect(statedIn(email)).toHaveLength(1);
    expect(statedIn(email)[0]?.text).toContain('for 2 years after your last visit');
    expect(statedIn(email)[0]?.text).toMatch(/On November \d+, 2028 we will delete it/);
    site.clock.set(startMs + twoYearsBut(0));
    await applyRetention();
    expect(await isKept(surname)).toBe(true);
    site.clock.set(startMs + twoYearsBut(-2));
    await applyRetention();
    expect(await isKept(surname)).toBe(false);
    const { rows } = await site.database.pool.query(`select detail from audit_events where kind = 'claim.deleted'`);
    expect(rows.at(-1).detail).toMatchObject({ code: 'time_over' });
  });

  test('stays when somebody comes back, by the browser or by the link, and when it passed to an account', async () => {
    const [byBrowser, byLink, adopted] = [await aPayer(), await aPayer(), await aPayer()];
    await proved(byLink.browser, byLink.email);
    await aPerson(site, { browser: adopted.browser });
    const startMs = site.clock.now();
    for (let passed = 20; passed <= 60; passed += 20) {
      site.clock.set(startMs + passed * DAY_MS);
      expect(await seen(byBrowser.browser)).toMatchObject({ holder: 'browser' });
    }
    site.clock.set(startMs + twoYearsBut(29));
    must(await askLink(byLink.email));
    expect(await seen(site.browser(), await linkIn(byLink.email))).toMatchObject({ holder: 'link' });
    await applyRetention();
    site.clock.set(startMs + twoYearsBut(-3));
    await applyRetention();
    for (const { surname } of [byBrowser, byLink, adopted])
      expect([surname, await isKept(surname)]).toEqual([surname, true]);
  });

  test('is not deleted before its owner had 30 days, however late they were told', async () => {
    const { email, surname } = await aPayer();
    const startMs = site.clock.now();
    site.clock.set(startMs + twoYearsBut(-100));
    await applyRetention();
    expect(statedIn(email)).toHaveLength(1);
    expect(await isKept(surname)).toBe(true);
    site.clock.set(startMs + twoYearsBut(-131));
    await applyRetention();
    expect(await isKept(surname)).toBe(false);
  });
});
