import { setTimeout as delay } from 'node:timers/promises';
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

test('a process that is too busy for newcomers says so, and still lives', async () => {
  const busy = await startTestApp({ mostLoopDelayMs: 0.000_1 });
  const answerOf = (path: string) => busy.browser().get(path);
  // The delay is measured once a second.
  for (let look = 0; look < 40 && (await answerOf('/readyz')).statusCode === 200; look += 1) await delay(100);
  const refused = await answerOf('/api/categories');
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'server.busy', '2']);
  expect((await answerOf('/readyz')).statusCode).toBe(503);
  expect((await answerOf('/healthz')).statusCode).toBe(200);
  await busy.close();
});
