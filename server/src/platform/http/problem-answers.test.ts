import { paths, problemSchema } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aPayment, must } from '../../testing/builders/a-draft.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PaymentProvider } from '../payments/index.ts';

const SECRET = 'Marisol Teixeira, 88 Pacific Street, marisol@example.com';

let site: TestApp;
let failing: TestApp;
beforeAll(async () => {
  const payments = (simulated: PaymentProvider): PaymentProvider => ({
    ...simulated,
    begin: () => Promise.reject(new Error(`no money from ${SECRET}`)),
  });
  [site, failing] = await Promise.all([
    startTestApp({ publicUrl: 'https://plainclaim.test' }),
    startTestApp({ payments }),
  ]);
});
afterAll(() => Promise.all([site.close(), failing.close()]));

const PAYLOAD = '<script>alert(1)</script>';

describe('an address where nothing is', () => {
  test.each([
    `/api/${encodeURIComponent(PAYLOAD)}`,
    `/${encodeURIComponent(PAYLOAD)}?x=${encodeURIComponent(PAYLOAD)}`,
    '/%zz<script>alert(1)</script>',
    '/api/%E0%A4%A?<script>alert(1)</script>',
    '/.git/HEAD',
    '/package.json',
    '/metrics',
    '/docs',
    '/documentation/json',
    '/api',
    '/api/draft/',
    `/${'a'.repeat(8000)}`,
  ])('answers a plain 404 that echoes nothing: %s', async (url) => {
    const answer = await site.browser().get(url);
    expect(answer.statusCode).toBe(404);
    expect(problemSchema.parse(answer.json())).toMatchObject({
      code: 'request.not_found',
      message: 'There is nothing at this address.',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.body).not.toMatch(/script|git|aaaa|zz/);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  test.each(['PUT', 'DELETE', 'PATCH'] as const)('is what other methods find: %s', async (method) => {
    const answer = await site.app.inject({ method, url: paths.draft });
    expect([404, 405]).toContain(answer.statusCode);
  });
});

describe('a failure nobody expected', () => {
  async function aFailure() {
    const browser = failing.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    return browser.post(paths.checkout, aPayment());
  }

  test('tells the person a request number and nothing of what happened', async () => {
    const answer = await aFailure();
    expect(answer.json()).toEqual({
      success: false,
      message: 'Something went wrong on our side. Nothing you saved is lost. Please try again.',
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      code: 'server.unexpected',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  test('is logged with that number and its place, without a word about the person', async () => {
    const { requestId } = (await aFailure()).json();
    const lines = failing.logLines.filter((line) => line.includes(requestId) && line.includes('"level":"error"'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'request failed unexpectedly', err: { type: 'Error' } });
    expect(lines[0]).toContain('pay-order.ts');
    expect(failing.logLines.join('')).not.toMatch(/Marisol|Pacific|example\.com|no money/);
  });
});

describe('every answer', () => {
  const asked = async (): Promise<readonly [string, Awaited<ReturnType<ReturnType<TestApp['browser']>['get']>>][]> => {
    const browser = site.browser();
    return [
      ['a list', await browser.get(paths.categories)],
      ['a save', await browser.post(paths.saveFormData, aCompleteForm())],
      ['a refusal', await browser.post(paths.saveFormData, '{')],
      ['a 404', await browser.get('/nothing')],
      ['an unreadable address', await browser.get('/%zz')],
      ['a refused site', await browser.post(paths.saveFormData, {}, { origin: 'https://evil.test' })],
      ['the description', await browser.get('/api/openapi.json')],
      ['health', await browser.get('/healthz')],
    ];
  };

  test('carries the headers that keep browsers strict, and none that name our software', async () => {
    for (const [name, { headers }] of await asked()) {
      expect({ name, ...headers }).toMatchObject({
        name,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'permissions-policy': expect.stringContaining('microphone=(self)'),
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('has a policy without anything inline', async () => {
    for (const [, { headers }] of await asked()) {
      const policy = String(headers['content-security-policy']);
      for (const rule of [
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "default-src 'none'",
      ]) {
        expect(policy).toContain(rule);
      }
      expect(policy).not.toMatch(/unsafe-|\*|http:|https:/);
    }
  });

  test('of a call is never kept by a cache, and says its kind', async () => {
    for (const [name, { headers }] of await asked()) {
      expect([name, headers['cache-control']]).toEqual([name, 'no-store']);
      expect(headers['content-type']).toMatch(/^application\/(problem\+)?json; charset=utf-8$/);
    }
  });
});

test('headers of a hundred kilobytes are refused before anything is read', async () => {
  const address = await failing.app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${address}${paths.categories}`, { headers: { 'x-junk': 'junk'.repeat(25_000) } });
  expect(answer.status).toBe(431);
  expect(await answer.text()).not.toContain('junk');
});

test('an http site on this machine asks for no https', async () => {
  const { headers } = await failing.browser().get(paths.categories);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});
