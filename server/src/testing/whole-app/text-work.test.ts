import { filePreviewAnswerSchema, paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorkBudget } from '../../platform/limits/index.ts';
import { aCompleteForm, must } from '../builders/a-draft.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let live: TestApp;
beforeAll(async () => {
  // In production, behind one proxy of ours, where places count.
  const workBudget = createWorkBudget({ mostMsAMinute: 2_000 });
  live = await startTestApp({ isProduction: true, trustProxy: 1, workBudget });
});
afterAll(() => live.close());

const from = (place: number) => ({ 'x-forwarded-for': `203.0.113.${place}` });
const HOSTILE = 'You lied. '.repeat(3_000);

async function aBrowserTelling(claimDescription: string, here: Readonly<Record<string, string>>) {
  const browser = live.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm({ claimDescription }), here));
  return browser;
}

test('a body of nothing but wrong things is refused in few words', async () => {
  const disputing = Array.from({ length: 100_000 }, () => 1);
  const refused = await live.browser().post(paths.saveFormData, { ...aCompleteForm(), disputing }, from(9));
  expect(refused.statusCode).toBe(400);
  expect(refused.body.length).toBeLessThan(20_000);
});

describe('a text that is long and hostile', () => {
  test('is drafted like any other, beside the thread that answers', async () => {
    const here = from(1);
    const browser = await aBrowserTelling(HOSTILE, here);
    const answer = must(await browser.get(paths.filePreview, here));
    const { letter } = filePreviewAnswerSchema.parse(answer.json());
    expect(letter?.first_page).toContain('RE: Demand for payment');
    expect(letter?.open_points).toBeGreaterThan(10);
    expect(answer.body.length).toBeLessThan(20_000);
  });

  test('is worked on until its client has had a fair share, and then refused with the time to wait', async () => {
    const here = from(2);
    const browser = await aBrowserTelling(HOSTILE, here);
    const statuses: number[] = [];
    let last = await browser.get(paths.filePreview, here);
    for (let call = 0; call < 19 && last.statusCode === 200; call += 1) {
      statuses.push(last.statusCode);
      last = await browser.get(paths.filePreview, here);
    }
    expect(last.statusCode).toBe(429);
    expect(last.json()).toMatchObject({ code: 'request.too_many', message: expect.stringContaining('wait') });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    // Its other sessions wait as well, with whatever reads or writes texts; everybody else goes on, and nothing typed is lost.
    const another = live.browser();
    must(await another.post(paths.saveFormData, aCompleteForm(), here));
    expect((await another.get(paths.claimFit, here)).statusCode).toBe(429);
    expect((await another.get(paths.checkAuth, here)).statusCode).not.toBe(429);
    const elsewhere = await aBrowserTelling('They kept my deposit and sent no list.', from(3));
    must(await elsewhere.get(paths.filePreview, from(3)));
  });

  test('ordinary claims cost next to nothing: a hundred saves and ten drafts fit many times', async () => {
    const here = from(4);
    const browser = await aBrowserTelling('They kept my deposit and sent no list.', here);
    for (let nr = 0; nr < 60; nr += 1)
      must(
        await browser.post(paths.saveFormData, { ...aCompleteForm({ city: `Trenton ${nr}` }), overwrite: true }, here),
      );
    for (let nr = 0; nr < 10; nr += 1) expect((await browser.get(paths.filePreview, here)).statusCode).toBe(200);
  });
});
