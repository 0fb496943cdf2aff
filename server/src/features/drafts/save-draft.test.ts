import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aPaidClaim, DRAWN_SIGNATURE, must, pngAddress } from '../../testing/builders/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const AT_DETAILS = { step: 1, subStep: 2 };
const save = (browser: Browser, body: object) => browser.post(`${paths.saveFormData}.php`, { ...AT_DETAILS, ...body });
const draftOf = async (browser: Browser) => (await browser.get(paths.draft)).json();

/** A browser whose draft was saved once with this amount: revision 1. */
async function aStartedClaim(amount = '1000'): Promise<Browser> {
  const browser = site.browser();
  must(await save(browser, { amount, revision: 0 }));
  return browser;
}

const CONFLICT = 'This claim was changed in another tab or on another device. Load the newer answers, or keep yours.';

describe('the first save', () => {
  test('gives the browser a cookie that scripts and other sites cannot use', async () => {
    const answer = await save(site.browser(), { amount: '1000' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, message: '', revision: 1, savedAt: '2026-11-21T17:00:00.000Z' });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'plainclaim', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  });

  test('keeps everything that was typed, word for word', async () => {
    const browser = site.browser();
    const { step, subStep, ...typed } = aCompleteForm({
      defendantLastname: '',
      additionalDefendants: [{ whoUser: '1', defendantFirstname: 'Ann' }],
      venmo: ' @mari ',
      paymentTypes: ['Cash', 'Check'],
    });
    must(await save(browser, { step, subStep, ...typed }));
    const { data } = await draftOf(browser);
    expect(data).toMatchObject(typed);
    expect(data.defendantMilitary1).toBeNull();
  });

  test('does not store the cookie itself', async () => {
    const browser = await aStartedClaim();
    const token = browser.cookies.get('plainclaim') ?? '';
    const { rows } = await site.database.pool.query(
      "select count(*)::int as n from sessions where encode(token_hash, 'escape') like $1",
      [`%${token}%`],
    );
    expect(token).not.toBe('');
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('a later save', () => {
  test('counts the revision up and gives no second cookie', async () => {
    const browser = await aStartedClaim();
    const answer = await save(browser, { amount: '1100', revision: 1 });
    expect(answer.json()).toMatchObject({ success: true, revision: 2 });
    expect(answer.cookies).toEqual([]);
    expect(await draftOf(browser)).toMatchObject({ revision: 2, data: { amount: '1100' } });
  });

  test('based on older answers is told so, and changes nothing', async () => {
    const browser = await aStartedClaim();
    must(await save(browser, { amount: '1100', revision: 1 }));
    const stale = await save(browser, { amount: '900', revision: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(stale.json()).toMatchObject({ success: false, code: 'draft.conflict', message: CONFLICT });
    expect(await draftOf(browser)).toMatchObject({ revision: 2, data: { amount: '1100' } });
  });

  test('that is a repeat, because the first answer was lost, is no conflict', async () => {
    const browser = await aStartedClaim();
    must(await save(browser, { amount: '1100', revision: 1 }));
    const repeated = await save(browser, { amount: '1100', revision: 1 });
    expect([repeated.statusCode, repeated.json().revision]).toEqual([200, 2]);
    expect((await save(browser, { amount: '1200', revision: 2 })).json().revision).toBe(3);
  });

  test('that is a repeat of a changed and still signed form is no conflict either', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    const changed = aCompleteForm({ amount: '2400', revision: 1 });
    must(await browser.post(paths.saveFormData, changed));
    expect((await browser.post(paths.saveFormData, changed)).json()).toMatchObject({ success: true, revision: 2 });
    expect((await draftOf(browser)).data.signature).toBeNull();
  });

  test('without a revision replaces whatever is there', async () => {
    const browser = await aStartedClaim();
    expect((await save(browser, { amount: '700' })).json().revision).toBe(2);
    expect((await draftOf(browser)).data.amount).toBe('700');
  });

  test('replaces newer answers when the person chose that', async () => {
    const browser = await aStartedClaim();
    must(await save(browser, { amount: '1100', revision: 1 }));
    const chosen = await save(browser, { amount: '900', revision: 1, overwrite: true });
    expect([chosen.statusCode, chosen.json().revision]).toEqual([200, 3]);
    expect((await draftOf(browser)).data.amount).toBe('900');
  });

  test('of a paid claim is refused, and the paid answers stay', async () => {
    const browser = site.browser();
    await aPaidClaim(browser);
    const late = await browser.post(paths.saveFormData, aCompleteForm({ amount: '9999' }));
    expect([late.statusCode, late.json().code]).toEqual([409, 'draft.already_ordered']);
    expect(await draftOf(browser)).toMatchObject({ isPaid: true, data: { amount: '2450' } });
  });
});

describe('two tabs', () => {
  test('that save at once: one wins, the other is told, and both texts can still be read', async () => {
    const browser = await aStartedClaim();
    const answers = await Promise.all([
      save(browser, { amount: '2000', revision: 1 }),
      save(browser, { amount: '3000', revision: 1 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = answers[0]?.statusCode === 200 ? '2000' : '3000';
    expect(await draftOf(browser)).toMatchObject({ revision: 2, data: { amount: winner } });
    const loser = winner === '2000' ? '3000' : '2000';
    must(await save(browser, { amount: loser, revision: 1, overwrite: true }));
    expect((await draftOf(browser)).data.amount).toBe(loser);
  });

  test('that both begin the next claim at once end in one draft', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = await aStartedClaim();
      must(await browser.post(paths.clearSessionForm));
      const answers = await Promise.all([
        save(browser, { amount: '2000', revision: 0 }),
        save(browser, { amount: '3000', revision: 0 }),
        save(browser, { amount: '3000', revision: 0 }),
      ]);
      expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
      expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
      expect((await draftOf(browser)).revision).toBe(1);
    }
  });

  test('one of which saves while the other clears the form leave no error behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = await aStartedClaim();
      const answers = await Promise.all([
        save(browser, { amount: '2000', revision: 1 }),
        browser.post(paths.clearSessionForm),
        save(browser, { amount: '2000', revision: 1 }),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    }
  });
});

describe('the signature', () => {
  test('is taken away when an answer it covered changes', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    must(await browser.post(paths.saveFormData, aCompleteForm({ amount: '2500', revision: 1 })));
    expect((await draftOf(browser)).data).toMatchObject({ signature: null, signatureMethod: '', amount: '2500' });
  });

  test('stays when only the package or the place changes', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    const chosen = aCompleteForm({ selectedPackage: 'small-claims', subStep: 0, revision: 1 });
    must(await browser.post(paths.saveFormData, chosen));
    expect((await draftOf(browser)).data).toMatchObject({
      signature: DRAWN_SIGNATURE,
      selectedPackage: 'small-claims',
    });
  });

  test('that is new covers the new answers', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    const signature = await pngAddress(
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path d="M1 1L70 30" stroke="black"/></svg>',
    );
    must(await browser.post(paths.saveFormData, aCompleteForm({ amount: '2500', signature, revision: 1 })));
    expect((await draftOf(browser)).data).toMatchObject({ signature, amount: '2500' });
  });
});

describe('a client that never says whether the address is the same', () => {
  const { sameAddress: _unsaid, ...form } = aCompleteForm();

  test('and sends an own address means that one', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, { ...form, claimantAddress: '9 Elm Street', claimantCity: 'Trenton' }));
    expect((await browser.get(paths.draft)).json().data).toMatchObject({
      sameAddress: false,
      claimantAddress: '9 Elm Street',
    });
  });

  test('and sends none means where it happened', async () => {
    const browser = site.browser();
    const blank = { claimantAddress: '', claimantApt: '', claimantCity: ' ', claimantCountry: '', claimantZipcode: '' };
    must(await browser.post(paths.saveFormData, { ...form, ...blank }));
    expect((await browser.get(paths.draft)).json().data.sameAddress).toBe(true);
  });
});
