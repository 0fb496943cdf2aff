import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  site.app.inject({ method: 'GET', url, headers });

describe('an answer of a call', () => {
  test('comes packed to whoever takes that, and is the same', async () => {
    const plain = await get(paths.questions);
    const br = await get(paths.questions, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(paths.questions, { 'accept-encoding': 'gzip' });
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  test('says in either form that it depends on what the browser takes', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      expect(String((await get(paths.questions, headers)).headers['vary'])).toContain('accept-encoding');
    }
  });

  test('is sent as it is when it is short', async () => {
    const { headers, body } = await get(paths.checkAuth, { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body.length > 0]).toEqual([undefined, true]);
  });

  test('is told by its head with the same words', async () => {
    const answer = await site.app.inject({
      method: 'HEAD',
      url: paths.questions,
      headers: { 'accept-encoding': 'br' },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});
