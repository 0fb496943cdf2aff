import { serializerCompiler, validatorCompiler } from '@fastify/type-provider-zod';
import Fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerSecurityHeaders } from '../http/index.ts';
import { devOutboxRoutes } from './dev-outbox-routes.ts';
import { fileTransport } from './file-transport.ts';

const outboxDir = mkdtempSync(join(tmpdir(), 'plainclaim-outbox-'));
const OLDER = '20261121T170000000Z-00000000-0000-4000-8000-000000000001';
const NEWER = '20261121T170100000Z-00000000-0000-4000-8000-000000000002';

beforeAll(async () => {
  const transport = fileTransport({ directory: outboxDir, from: 'no-reply@claims.example.org' });
  const mail = (id: number, minute: number, subject: string) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    to: { address: 'o&brien@example.org' },
    createdAtMs: Date.parse('2026-11-21T17:00:00Z') + minute * 60_000,
    subject,
    text: 'Type 004217 <script>alert(1)</script>',
    html: '<p>004217</p>',
    attachments: [{ filename: 'letter.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF') }],
  });
  const { signal } = new AbortController();
  await transport.send(mail(1, 0, 'The older one'), signal);
  await transport.send(mail(2, 1, 'The <b>newer</b> one'), signal);
  writeFileSync(join(outboxDir, 'secret.json'), '{}');
});
afterAll(() => rmSync(outboxDir, { recursive: true }));

type Asked = { readonly remoteAddress?: string; readonly headers?: Record<string, string> };

async function ask(url: string, { remoteAddress = '127.0.0.1', headers = {} }: Asked = {}, options = {}) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await registerSecurityHeaders(app, { publicUrl: 'http://localhost:3000', styleHashes: [], scriptHashes: [] });
  await app.register(devOutboxRoutes({ outboxDir, isProduction: false, ...options }));
  const answer = await app.inject({ url, remoteAddress, headers: { host: 'localhost:3000', ...headers } });
  await app.close();
  return answer;
}

describe('the outbox page', () => {
  test('lists mail, newest first', async () => {
    const { statusCode, body, headers } = await ask('/dev/outbox');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect([...body.matchAll(/href="\/dev\/outbox\/([^"]+)"/g)].map(([, name]) => name)).toEqual([NEWER, OLDER]);
    expect(body).toContain('o&amp;brien@example.org');
    expect(body).toContain('The &lt;b&gt;newer&lt;/b&gt; one');
  });

  test('shows a mail as text', async () => {
    const { body } = await ask(`/dev/outbox/${OLDER}`);
    expect(body).toContain('<h1>The older one</h1>');
    expect(body).toContain('Type 004217 &lt;script&gt;');
    expect(body).toContain('letter.pdf (4 bytes)');
  });

  test('gives the whole mail as a file', async () => {
    const { headers, body } = await ask(`/dev/outbox/${OLDER}/eml`);
    expect(headers['content-type']).toBe('message/rfc822');
    expect(headers['content-disposition']).toBe(`attachment; filename="${OLDER}.eml"`);
    expect(body).toContain('Auto-Submitted: auto-generated');
  });

  test('needs no style, script or picture, so our policy stays as it is', async () => {
    for (const url of ['/dev/outbox', `/dev/outbox/${OLDER}`]) {
      const { body, headers } = await ask(url);
      expect(body).not.toMatch(/<(script|style|img|link)\b|\sstyle=|\son\w+=/i);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  test('is empty before the first mail', async () => {
    const { statusCode, body } = await ask('/dev/outbox', {}, { outboxDir: join(outboxDir, 'nowhere') });
    expect(statusCode).toBe(200);
    expect(body).toContain('No mail yet.');
  });

  test.each([
    'secret',
    '..%2Foutbox%2Fsecret',
    `${OLDER}.json`,
    '20261121T170000000Z-00000000-0000-4000-8000-000000000009',
  ])('opens no other file: %s', async (name) => {
    expect((await ask(`/dev/outbox/${name}`)).statusCode).toBe(404);
    expect((await ask(`/dev/outbox/${name}/eml`)).statusCode).toBe(404);
  });
});

describe('who sees the outbox page', () => {
  test.each(['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'])(
    'somebody at this machine: %s',
    async (remoteAddress) => {
      expect((await ask('/dev/outbox', { remoteAddress })).statusCode).toBe(200);
    },
  );

  test.each([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    ['another machine over IPv6', { remoteAddress: '::ffff:192.0.2.7' }],
    [
      'another machine that claims to be this one',
      { remoteAddress: '192.0.2.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['somebody behind a proxy on this machine', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['somebody behind a proxy that says so in the new way', { headers: { forwarded: 'for=192.0.2.7' } }],
    ['a page whose name was pointed at this machine', { headers: { host: 'evil.test:3000' } }],
    ['a page with a name like ours', { headers: { host: 'localhost.evil.test' } }],
  ])('not %s, to whom it is not there', async (_name, asked) => {
    for (const url of ['/dev/outbox', `/dev/outbox/${OLDER}`, `/dev/outbox/${OLDER}/eml`]) {
      const [answer, missing] = [await ask(url, asked), await ask('/dev/nothing', asked)];
      expect(answer.statusCode).toBe(404);
      expect(answer.body.replaceAll(url, '')).toBe(missing.body.replaceAll('/dev/nothing', ''));
    }
  });

  test('nobody in production', async () => {
    expect((await ask('/dev/outbox', {}, { isProduction: true })).statusCode).toBe(404);
  });
});
