import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

test('a process that lives and can reach its database says so', async () => {
  const [live, ready] = [await site.browser().get('/healthz'), await site.browser().get('/readyz')];
  expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok' }]);
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('without its database it still lives, is not ready, and answers calls with a plain failure', async () => {
  await site.database.drop();
  const [live, ready] = [await site.browser().get('/healthz'), await site.browser().get('/readyz')];
  expect(live.statusCode).toBe(200);
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready' }]);
  const call = await site.browser().get('/api/categories');
  expect(call.statusCode).toBeGreaterThanOrEqual(500);
  expect(call.json()).toMatchObject({ success: false, message: expect.stringContaining('Nothing you saved is lost') });
});
