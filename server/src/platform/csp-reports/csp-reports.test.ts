import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ isProduction: true, trustProxy: 1, publicUrl: 'https://claims.example.org' });
});
afterAll(() => site.close());

let places = 0;
function send(body: object | string, type = 'application/csp-report', from = `198.51.100.${(places += 1)}`) {
  return site.browser().post('/csp-report', body, { 'content-type': type, 'x-forwarded-for': from });
}
const logged = () =>
  site.logLines.filter((line) => line.includes('"csp.violation"')).map((line) => JSON.parse(line) as object);

const A_REPORT = {
  'csp-report': {
    'document-uri': 'https://claims.example.org/result?email=ann@example.com',
    'blocked-uri': 'https://evil.test/x.js',
    'effective-directive': 'script-src-elem',
    'script-sample': 'Maria Lopez owes',
    disposition: 'enforce',
  },
};

describe('the content security policy', () => {
  test('lets no page turn a text into a script or a part of the page, and says where to report', async () => {
    const answer = await site.browser().get('/healthz');
    const policy = String(answer.headers['content-security-policy']);
    for (const rule of ["require-trusted-types-for 'script'", "trusted-types 'none'", 'report-uri /csp-report']) {
      expect(policy.split(';')).toContain(rule);
    }
    expect(policy.split(';')).toContain('report-to csp');
    expect(answer.headers['reporting-endpoints']).toBe('csp="https://claims.example.org/csp-report"');
  });
});

describe('a report of a refusal', () => {
  test('leaves the rule and its kind in the log, and nothing else of what it says', async () => {
    const before = logged().length;
    expect((await send(A_REPORT)).statusCode).toBe(204);
    const [line] = logged().slice(before);
    expect(line).toMatchObject({ event: 'csp.violation', code: 'script-src-elem', state: 'enforce' });
    const all = site.logLines.join('\n');
    for (const words of ['evil.test', 'ann@example.com', 'Maria Lopez']) expect(all).not.toContain(words);
  });

  test('may come as a list, of which only such reports count, and a bounded number', async () => {
    const before = logged().length;
    const one = { type: 'csp-violation', body: { effectiveDirective: 'img-src', disposition: 'report' } };
    const list = [{ type: 'deprecation', body: null }, ...Array.from({ length: 30 }, () => one)];
    expect((await send(list, 'application/reports+json')).statusCode).toBe(204);
    expect(logged().slice(before)).toHaveLength(10);
    expect(logged().at(-1)).toMatchObject({ code: 'img-src', state: 'report' });
  });

  test('that names no rule of ours is not repeated', async () => {
    const forged = { 'csp-report': { 'effective-directive': 'ann@example.com', disposition: '<b>' } };
    expect((await send(forged)).statusCode).toBe(204);
    expect(logged().at(-1)).toMatchObject({ code: 'other', state: 'enforce' });
    const before = logged().length;
    expect((await send({ hello: 1 })).statusCode).toBe(204);
    expect(logged()).toHaveLength(before);
  });

  test.each([
    ['too large', { 'csp-report': { 'effective-directive': 'x'.repeat(20_000) } }, 'application/csp-report', 413],
    ['no JSON', 'not json', 'application/csp-report', 400],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ])('that is %s is refused', async (_name, body, type, status) => {
    expect((await send(body, type)).statusCode).toBe(status);
  });

  test('is taken thirty times a minute from one place', async () => {
    const answers: Answer[] = [];
    for (let nr = 0; nr < 31; nr += 1) answers.push(await send(A_REPORT, 'application/csp-report', '203.0.113.9'));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(30);
    expect([answers.at(-1)?.statusCode, answers.at(-1)?.headers['retry-after']]).toEqual([429, expect.any(String)]);
  });
});
