import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ trustProxy: 1, isProduction: true });
});
afterAll(() => site.close());

type Line = { readonly event?: string; readonly requestId?: string; readonly client?: string };

let count = 0;
/** A wrong password from there, and what was logged about it. */
async function refusedFrom(address: string, userAgent: string, email = `nobody${(count += 1)}@example.com`) {
  const before = site.logLines.length;
  const headers = { 'x-forwarded-for': address, 'user-agent': userAgent };
  const answer = await site.browser().post(paths.login, { email, password: 'seven quiet herons' }, headers);
  const text = site.logLines.slice(before);
  // Jobs write lines of their own meanwhile.
  const lines = text
    .map((line): Line => JSON.parse(line))
    .filter(({ event }) => event === 'login.failed' || event === 'limit.hit');
  return { answer, lines, text: text.join('') };
}
const clientOf = async (address: string, userAgent: string) => (await refusedFrom(address, userAgent)).lines[0]?.client;

describe('a line about a refused log-in', () => {
  test('names the request, as its answer does, and the client by a fingerprint alone', async () => {
    const { answer, lines, text } = await refusedFrom('198.51.100.7', FIREFOX);
    expect(lines).toEqual([
      expect.objectContaining({ event: 'login.failed', client: expect.stringMatching(/^[\w-]{16}$/) }),
    ]);
    expect(lines[0]?.requestId).toMatch(UUID);
    expect(lines[0]?.requestId).toBe(answer.headers['x-request-id']);
    expect(text).not.toContain('198.51.100');
    expect(text).not.toContain('Firefox');
  });

  test('has the same client for a network and a kind of browser, however they are written', async () => {
    const here = await clientOf('198.51.100.7', FIREFOX);
    expect(await clientOf('198.51.100.7', FIREFOX.replaceAll('148', '151'))).toBe(here);
    expect(await clientOf('::ffff:198.51.100.7', FIREFOX)).toBe(here);
    expect(await clientOf('198.51.100.7', CHROME)).not.toBe(here);
    expect(await clientOf('198.51.100.8', FIREFOX)).not.toBe(here);
    expect(await clientOf('2001:db8:1:2::9', FIREFOX)).toBe(await clientOf('2001:db8:1:2:ffff::1', FIREFOX));
  });
});

test('a line about a limit that was reached names them too', async () => {
  const found: Line[] = [];
  for (let nr = 0; nr < 30; nr += 1)
    found.push(...(await refusedFrom('203.0.113.9', FIREFOX, 'one@example.com')).lines);
  const hits = found.filter(({ event }) => event === 'limit.hit');
  expect(hits.length).toBeGreaterThan(0);
  for (const hit of hits)
    expect(hit).toMatchObject({ requestId: expect.stringMatching(UUID), client: found[0]?.client });
});

test('a line about somebody who asked for what is not theirs names them once', async () => {
  const before = site.logLines.length;
  await site.browser().get(paths.sessions, { 'x-forwarded-for': '198.51.100.7', 'user-agent': FIREFOX });
  const line = site.logLines.slice(before).find((text) => text.includes('access.refused')) ?? '';
  expect(line.match(/"requestId"/g)).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({ client: await clientOf('198.51.100.7', FIREFOX) });
});
