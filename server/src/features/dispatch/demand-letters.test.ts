import { type DemandLettersAnswer, demandLettersAnswerSchema, paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../../testing/builders/a-draft.ts';
import { aPerson } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { approved, aSecondDefendant, aSender, LANDLORD } from '../../testing/builders/a-dispatched-letter.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const NUMBER = '94148118992230471234';
const lettersOf = async (browser: Browser, page = 1): Promise<DemandLettersAnswer> =>
  demandLettersAnswerSchema.parse(must(await browser.get(`${paths.demandLetters}?page=${page}`)).json());

test('nobody without an account has a list of letters', async () => {
  const refused = await site.browser().get(paths.demandLetters);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'case.signed_out']);
});

test('each recipient of an approved letter has an entry of their own', async () => {
  const sender = await aSender(site, { additionalDefendants: [aSecondDefendant()] });
  expect(await lettersOf(sender.browser)).toMatchObject({ data: [], total: 0 });
  const demandId = await approved(sender, 'self_mail');
  const { data, total } = await lettersOf(sender.browser);
  expect(total).toBe(2);
  expect(data.map(({ name }) => name).toSorted()).toEqual([LANDLORD, 'Owen Marsh']);
  expect(data.every(({ state, sent_on }) => state === 'queued' && sent_on === null)).toBe(true);
  expect(new Set(data.map(({ demand_id }) => demand_id))).toEqual(new Set([demandId]));
});

test('a tracking number that was written down is in the list, with the day it was mailed', async () => {
  const sender = await aSender(site);
  const demand_id = await approved(sender, 'self_mail');
  const mailed_on = site.clock.today();
  must(await sender.browser.post(paths.tracking, { demand_id, recipient: 0, tracking_number: NUMBER, mailed_on }));
  expect((await lettersOf(sender.browser)).data).toMatchObject([
    { state: 'sent', tracking_number: NUMBER, sent_on: mailed_on },
  ]);
});

test('nobody sees the letters of somebody else, and a page after the last one is empty', async () => {
  const sender = await aSender(site);
  await approved(sender, 'self_mail');
  const other = await aPerson(site);
  expect((await lettersOf(other.browser)).total).toBe(0);
  expect(await lettersOf(sender.browser, 2)).toMatchObject({ data: [], total: 1, has_more: false });
});
