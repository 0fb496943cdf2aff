import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aGeneratedLetter, aPayment, must } from '../builders/a-draft.ts';
import type { Answer, Browser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let site: TestApp;
/** In production, behind one proxy of ours, where places count. */
let live: TestApp;
beforeAll(async () => {
  [site, live] = await Promise.all([startTestApp(), startTestApp({ isProduction: true, trustProxy: 1 })]);
});
afterAll(() => Promise.all([site.close(), live.close()]));

let places = 0;
function aPlace(): Readonly<Record<string, string>> {
  places += 1;
  return { 'x-forwarded-for': `198.51.100.${places}` };
}

/** As if a subject had done it so often within the last minute. */
const use = (app: TestApp, rule: string, points: number) =>
  app.database.pool.query('update rate_limits set points = $2 where key like $1', [`${rule}-%`, points]);

const lookUp = {
  type: 'autocomplete',
  input: '214 Ferry',
  types: 'address',
  components: 'country:us',
  language: 'en',
  sessiontoken: 'a',
};

function expectRefusal(answer: Answer) {
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'request.too_many']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json().message.length).toBeGreaterThan(20);
}

async function aBrowserWithClaim(app: TestApp, here = {}): Promise<Browser> {
  const browser = app.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm(), here));
  return browser;
}

describe('a call that costs much is refused', () => {
  test.each([
    ['file-preview', 20, paths.filePreview],
    ['claim-fit', 120, paths.claimFit],
    ['claim-fit', 120, paths.claimCalendar],
  ])('%s: after %d a minute for one browser (%s)', async (rule, most, path) => {
    const browser = await aBrowserWithClaim(site);
    must(await browser.get(path));
    await use(site, rule, most - 1);
    must(await browser.get(path));
    expectRefusal(await browser.get(path));
    must(await (await aBrowserWithClaim(site)).get(path));
  });

  test('paying: after ten tries a minute by one browser, though it is never the same try', async () => {
    const browser = await aBrowserWithClaim(site);
    const pay = () => browser.post(paths.checkout, aPayment({ paymentToken: 'sim_declined' }));
    for (let nr = 0; nr < 10; nr += 1) expect((await pay()).statusCode).toBe(402);
    expectRefusal(await pay());
  });

  test.each([
    ['file-preview-client', 60, (browser: Browser, here: object) => browser.get(paths.filePreview, { ...here })],
    ['claim-fit-client', 600, (browser: Browser, here: object) => browser.get(paths.claimFit, { ...here })],
    [
      'checkout-client',
      60,
      (browser: Browser, here: object) =>
        browser.post(paths.checkout, aPayment({ paymentToken: 'sim_declined' }), { ...here }),
    ],
    [
      'coupon-client',
      60,
      (browser: Browser, here: object) => browser.get(`${paths.price}?couponCode=GUESS`, { ...here }),
    ],
    [
      'address-client',
      240,
      (browser: Browser, here: object) =>
        browser.post(paths.placesProxy, lookUp, { 'x-requested-with': 'XMLHttpRequest', ...here }),
    ],
  ])('%s: for new browsers from the same place, too, and for nobody elsewhere', async (rule, most, ask) => {
    const here = aPlace();
    const first = await ask(await aBrowserWithClaim(live, here), here);
    expect(first.statusCode).not.toBe(429);
    await use(live, rule, most - 1);
    expect((await ask(await aBrowserWithClaim(live, here), here)).statusCode).toBe(first.statusCode);
    expectRefusal(await ask(await aBrowserWithClaim(live, here), here));
    const there = aPlace();
    expect((await ask(await aBrowserWithClaim(live, there), there)).statusCode).toBe(first.statusCode);
  });

  test('a coupon that is right is no guess, wherever it is asked for', async () => {
    const here = aPlace();
    const browser = await aBrowserWithClaim(live, here);
    await live.database.pool.query(
      "insert into coupons (code, kind, amount_cents, description) values ('RIGHT', 'fixed', 500, 'Five dollars off')",
    );
    await live.database.pool.query("delete from rate_limits where key like 'coupon%'");
    for (let nr = 0; nr < 3; nr += 1) must(await browser.get(`${paths.price}?couponCode=RIGHT`, here));
    const { rows } = await live.database.pool.query("select points from rate_limits where key like 'coupon%'");
    expect(rows.map(({ points }) => points)).toEqual([0, 0, 0]);
  });
});

describe('sessions begun', () => {
  test('from one place end at 120 an hour, before anything is written; whoever has one goes on', async () => {
    const here = aPlace();
    const old = await aBrowserWithClaim(live, here);
    await use(live, 'new-session-client', 120);
    const count = async () => (await live.database.pool.query('select count(*)::int as n from sessions')).rows[0].n;
    const before = await count();
    for (const ask of [
      (browser: Browser) => browser.post(paths.saveFormData, aCompleteForm(), here),
      (browser: Browser) => browser.post(paths.keepOtherAnswers, aCompleteForm(), here),
      (browser: Browser) => browser.post(paths.register, { email: 'new@example.com', password: 'a long one' }, here),
    ]) {
      expectRefusal(await ask(live.browser()));
    }
    expect(await count()).toBe(before);
    must(await old.post(paths.saveFormData, aCompleteForm({ city: 'Trenton' }), here));
  });

  test('on the machine of whoever works on the product are not counted', async () => {
    await aBrowserWithClaim(site);
    const { rows } = await site.database.pool.query("select key from rate_limits where key like '%-client-%'");
    expect(rows).toEqual([]);
  });
});

test('reading a letter, however often, uses up nothing of what composing and signing are allowed', async () => {
  const browser = site.browser();
  await aGeneratedLetter(browser);
  for (let nr = 0; nr < 30; nr += 1) must(await browser.get(paths.generateDemandLetter));
  const { rows } = await site.database.pool.query(
    "select key, points from rate_limits where key like 'letter-generation-%' or key like 'court-papers-%'",
  );
  expect(rows).toEqual([{ key: expect.stringContaining('letter-generation-'), points: 1 }]);
  await use(site, 'letter-read', 120);
  expectRefusal(await browser.get(paths.generateDemandLetter));
});

test('a browser that sends a rush of changes waits in its own line, and nobody else waits with it', async () => {
  const few = await startTestApp({ maxConnections: 4 });
  const rushing = await aBrowserWithClaim(few);
  const answers = Promise.all(
    Array.from({ length: 110 }, (_, nr) => rushing.post(paths.saveFormData, aCompleteForm({ apt: String(nr) }))),
  );
  const other = few.browser();
  for (let nr = 0; nr < 5; nr += 1) must(await other.get(paths.draft));
  expect(new Set((await answers).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await few.close();
});

test('a browser that does not stop is told to come back', async () => {
  const browser = await aBrowserWithClaim(site);
  const bringBack = () => browser.post(paths.clearSessionForm);
  const answers = await Promise.all(Array.from({ length: 260 }, bringBack));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused.slice(0, 3)) expectRefusal(answer);
});
