import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aPaidClaim, must } from '../../testing/builders/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { MOST_OTHER_ANSWERS } from './other-answers.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const AT_DETAILS = { step: 1, subStep: 2 };
const save = (browser: Browser, body: object) => browser.post(paths.saveFormData, { ...AT_DETAILS, ...body });
const giveUp = (browser: Browser, body: object) => browser.post(paths.keepOtherAnswers, { ...AT_DETAILS, ...body });
const bringBack = (browser: Browser, id: string) => browser.post(paths.bringBackAnswers, { id });
const draftOf = async (browser: Browser) => (await browser.get(paths.draft)).json();

/** The server holds 1100; another device still works on what came before. */
async function aConflict(): Promise<Browser> {
  const browser = site.browser();
  must(await save(browser, { amount: '1000', revision: 0 }));
  must(await save(browser, { amount: '1100', revision: 1 }));
  return browser;
}

describe('a choice between two answers loses neither', () => {
  test('one that keeps its own keeps the newer ones beside them', async () => {
    const browser = await aConflict();
    must(await save(browser, { amount: '900', revision: 1, overwrite: true }));
    const draft = await draftOf(browser);
    expect(draft).toMatchObject({ data: { amount: '900' }, otherAnswers: [{ savedAt: '2026-11-21T17:00:00.000Z' }] });
    must(await bringBack(browser, draft.otherAnswers[0].id));
    expect(await draftOf(browser)).toMatchObject({ revision: 4, data: { amount: '1100' } });
  });

  test('one that takes the newer ones keeps its own beside them', async () => {
    const browser = await aConflict();
    must(await giveUp(browser, { amount: '900', step: 1, subStep: 1 }));
    const draft = await draftOf(browser);
    expect(draft).toMatchObject({ revision: 2, data: { amount: '1100' }, otherAnswers: [{}] });
    must(await bringBack(browser, draft.otherAnswers[0].id));
    expect(await draftOf(browser)).toMatchObject({ revision: 3, data: { amount: '900' } });
  });

  test('bringing back can be taken back, as often as wanted', async () => {
    const browser = await aConflict();
    must(await giveUp(browser, { amount: '900' }));
    for (const amount of ['900', '1100', '900']) {
      const { otherAnswers } = await draftOf(browser);
      expect(otherAnswers).toHaveLength(1);
      must(await bringBack(browser, otherAnswers[0].id));
      expect((await draftOf(browser)).data.amount).toBe(amount);
    }
  });

  test('a device that does not know of it yet is told about the change', async () => {
    const browser = await aConflict();
    must(await giveUp(browser, { amount: '900' }));
    must(await bringBack(browser, (await draftOf(browser)).otherAnswers[0].id));
    expect((await save(browser, { amount: '1200', revision: 2 })).json().code).toBe('draft.conflict');
  });

  test('a mark never stands under answers it was not made for', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    must(await browser.post(paths.keepOtherAnswers, aCompleteForm({ amount: '900' })));
    must(await bringBack(browser, (await draftOf(browser)).otherAnswers[0].id));
    expect((await draftOf(browser)).data).toMatchObject({ amount: '900', signature: null, signatureMethod: '' });
  });
});

describe('what is kept', () => {
  test('is nothing when both say the same, and once when it is given up twice', async () => {
    const browser = await aConflict();
    must(await giveUp(browser, { amount: '1100' }));
    expect((await draftOf(browser)).otherAnswers).toEqual([]);
    must(await giveUp(browser, { amount: '900' }));
    must(await giveUp(browser, { amount: '900' }));
    expect((await draftOf(browser)).otherAnswers).toHaveLength(1);
  });

  test('is nothing after plain saves', async () => {
    const browser = await aConflict();
    must(await save(browser, { amount: '1200', revision: 2 }));
    must(await save(browser, { amount: '1300', revision: 3, overwrite: true }));
    expect((await draftOf(browser)).otherAnswers).toEqual([]);
  });

  test('is limited for each claim: the oldest leave first', async () => {
    const browser = await aConflict();
    for (let round = 0; round < MOST_OTHER_ANSWERS + 2; round += 1) {
      site.clock.advance(1000);
      must(await giveUp(browser, { amount: `${2000 + round}` }));
    }
    const { otherAnswers } = await draftOf(browser);
    expect(otherAnswers).toHaveLength(MOST_OTHER_ANSWERS);
    must(await bringBack(browser, otherAnswers[0].id));
    expect((await draftOf(browser)).data.amount).toBe(`${2000 + MOST_OTHER_ANSWERS + 1}`);
  });

  test('is unreadable in the database', async () => {
    const browser = await aConflict();
    must(await giveUp(browser, { amount: '900', firstname: 'Marisol' }));
    const { rows } = await site.database.pool.query<{ n: number }>(
      "select count(*)::int as n from other_answers where encode(form, 'escape') like '%Marisol%'",
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('goes with the claim, and when the claim is paid for', async () => {
    const count = async () => {
      const { rows } = await site.database.pool.query<{ n: number }>('select count(*)::int as n from other_answers');
      return rows[0]?.n ?? -1;
    };
    const before = await count();
    const browser = await aConflict();
    must(await giveUp(browser, { amount: '900' }));
    expect(await count()).toBe(before + 1);
    await aPaidClaim(browser);
    expect(await count()).toBe(before);
    const paid = await draftOf(browser);
    expect(paid).toMatchObject({ isPaid: true, otherAnswers: [] });
    expect((await giveUp(browser, { amount: '800' })).json().code).toBe('draft.already_ordered');
    expect((await bringBack(browser, 'x')).json().code).toBe('draft.already_ordered');
  });

  test('is put aside too when the claim was put aside meanwhile', async () => {
    const browser = await aConflict();
    must(await browser.post(paths.clearSessionForm));
    must(await giveUp(browser, { amount: '900' }));
    expect(await draftOf(browser)).toMatchObject({ data: null, otherAnswers: [] });
  });
});

describe('nobody else', () => {
  test('can bring back what is not theirs, or not there', async () => {
    const browser = await aConflict();
    must(await giveUp(browser, { amount: '900' }));
    const [kept] = (await draftOf(browser)).otherAnswers;
    const stranger = await aConflict();
    for (const wanted of [kept.id, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      const refused = await bringBack(stranger, wanted);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'draft.others_gone']);
    }
    expect((await bringBack(site.browser(), kept.id)).json().code).toBe('draft.none');
    expect((await draftOf(browser)).otherAnswers).toEqual([kept]);
  });
});
