import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGeneratedLetter, must, openedPdf } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../../../testing/test-app.ts';
import {
  approved,
  aSecondDefendant,
  aSender,
  deliveriesOf,
  LANDLORD,
  type Sender,
} from '../../../testing/builders/a-dispatched-letter.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Some days on, when the browser has to sign in again. */
async function daysLater({ browser, email, password }: Sender, days: number): Promise<void> {
  site.clock.advance(days * DAY_MS);
  must(await browser.post(paths.login, { email, password }));
}

const NUMBER = '94148118992230471234';
const packOf = (browser: Browser, demandId: string) => browser.get(`${paths.mailingPack}?demand_id=${demandId}`);
const track = (browser: Browser, demand_id: string, more: object = {}) =>
  browser.post(paths.tracking, { demand_id, recipient: 0, tracking_number: NUMBER, ...more });
const codeOf = async (answer: ReturnType<Browser['get']>) => {
  const { statusCode, json } = await answer.then((got) => ({ statusCode: got.statusCode, json: got.json() }));
  return [statusCode, json.code];
};

describe('the mailing pack', () => {
  test('holds for each recipient an address page and the very pages of the letter, and the steps at the end', async () => {
    const sender = await aSender(site, { additionalDefendants: [aSecondDefendant()] });
    const demandId = await approved(sender, 'self_mail');
    const answer = must(await packOf(sender.browser, demandId));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="mailing-pack.pdf"',
    });
    const pack = await readPdf(answer.rawPayload);
    const letter = await readPdf((await openedPdf(sender.browser, demandId)).rawPayload);
    const count = letter.pages.length;
    expect(pack).toMatchObject({ isTagged: true, language: 'en-US', author: letter.author });
    expect(pack.pages).toHaveLength(2 * (count + 1) + 1);
    expect(pack.pages.slice(1, 1 + count)).toEqual(letter.pages);
    expect(pack.pages.slice(2 + count, 2 + 2 * count)).toEqual(letter.pages);
    expect(pack.pages[0]).toContain(`${LANDLORD}\nAttention: Dana Price\n500 Market Street\nNewark, NJ 07105`);
    expect(pack.pages[0]).toContain('The same letter also goes to Owen Marsh.');
    expect(pack.pages[1 + count]).toContain('Owen Marsh\n9 Oak Avenue, Apt 2\nTrenton, NJ 08608');
    expect(pack.pages.at(-1)).toContain('How to mail this letter');
  });

  test('is the same whenever it is asked for', async () => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'self_mail');
    const first = must(await packOf(sender.browser, demandId)).rawPayload;
    await daysLater(sender, 1);
    const second = must(await packOf(sender.browser, demandId)).rawPayload;
    site.clock.set(TEST_START_MS);
    expect(second.equals(first)).toBe(true);
  });

  test('is nobody else’s, and is not there before the approval', async () => {
    const sender = await aSender(site);
    const draft = must(
      await sender.browser.post(paths.saveDemandLetter, {
        demand_letter: sender.text,
        action: 'approve_and_send',
        reviewed: false,
      }),
    ).json();
    expect(await codeOf(packOf(sender.browser, draft.demand_id))).toEqual([409, 'dispatch.none']);
    const demandId = await approved(sender, 'self_mail');
    const stranger = await aSender(site);
    for (const browser of [stranger.browser, site.browser()]) {
      expect(await codeOf(packOf(browser, demandId))).toEqual([404, 'letter.unknown_demand']);
      expect(await codeOf(browser.get(`${paths.deliveries}?demand_id=${demandId}`))).toEqual([
        404,
        'letter.unknown_demand',
      ]);
      expect(await codeOf(track(browser, demandId))).toEqual([404, 'letter.unknown_demand']);
    }
    expect(await codeOf(packOf(sender.browser, `${demandId}%00'`))).toEqual([404, 'letter.unknown_demand']);
  });

  test('is made for a browser without an account too', async () => {
    const browser = site.browser();
    const demand_letter = await aGeneratedLetter(browser);
    const wish = { demand_letter, action: 'approve_and_send', delivery: 'self_mail' };
    const { demand_id } = must(await browser.post(paths.saveDemandLetter, wish)).json();
    expect((await readPdf(must(await packOf(browser, demand_id)).rawPayload)).pages[0]).toContain(LANDLORD);
  });
});

describe('the tracking number', () => {
  test('is kept with the case, spaces out, and makes the letter sent', async () => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'self_mail');
    expect(await deliveriesOf(sender.browser, demandId)).toMatchObject([
      {
        channel: 'self_mail',
        state: 'queued',
        tracking_number: null,
        sent_to: 'Attention: Dana Price, 500 Market Street, Newark, NJ 07105',
      },
    ]);
    await daysLater(sender, 2);
    const typed = { tracking_number: ' 9414 8118 9922 3047 1234 ', mailed_on: '2026-11-23' };
    expect(must(await track(sender.browser, demandId, typed)).json()).toEqual({
      success: true,
      message: 'The tracking number is saved with your case.',
    });
    const [kept] = await deliveriesOf(sender.browser, demandId);
    site.clock.set(TEST_START_MS);
    expect(kept).toMatchObject({
      state: 'sent',
      tracking_number: NUMBER,
      mailed_on: '2026-11-23',
      sent_at: '2026-11-23T17:00:00.000Z',
    });
    const { rows } = await site.database.pool.query(`select encode(tracking_number, 'escape') as kept from dispatches`);
    expect(JSON.stringify(rows)).not.toContain(NUMBER);
  });

  test('can be put right, and keeps the time of the first one', async () => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'self_mail');
    must(await track(sender.browser, demandId));
    await daysLater(sender, 1);
    must(await track(sender.browser, demandId, { tracking_number: '1Z999AA10123456784' }));
    const list = await deliveriesOf(sender.browser, demandId);
    site.clock.set(TEST_START_MS);
    expect(list).toMatchObject([
      { tracking_number: '1Z999AA10123456784', mailed_on: null, sent_at: '2026-11-21T17:00:00.000Z' },
    ]);
  });

  test.each([
    [{ tracking_number: 'I mailed it' }, 'dispatch.tracking_invalid'],
    [{ tracking_number: '' }, 'dispatch.tracking_invalid'],
    [{ tracking_number: '9'.repeat(41) }, 'dispatch.tracking_invalid'],
    [{ tracking_number: '<script>123456789' }, 'dispatch.tracking_invalid'],
    [{ mailed_on: '2026-11-22' }, 'dispatch.mailed_on_invalid'],
    [{ mailed_on: '2026-11-20' }, 'dispatch.mailed_on_invalid'],
    [{ mailed_on: '2026-02-30' }, 'dispatch.mailed_on_invalid'],
  ])('is not taken when it cannot be true: %j', async (typed, code) => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'self_mail');
    expect(await codeOf(track(sender.browser, demandId, typed))).toEqual([422, code]);
    expect(await deliveriesOf(sender.browser, demandId)).toMatchObject([{ state: 'queued', tracking_number: null }]);
  });

  test('belongs to a recipient the claimant mails to', async () => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'email');
    for (const recipient of [0, 1]) {
      expect(await codeOf(track(sender.browser, demandId, { recipient }))).toEqual([404, 'dispatch.unknown_recipient']);
    }
  });
});
