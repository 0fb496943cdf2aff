import { paths } from '@plainclaim/contract';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { aForm, anExhibitCase, BOUNDARY, type ExhibitCase } from './testing/an-exhibit.ts';

const MB = 1024 * 1024;
/** Far below the minute after which the server hangs up, with room for a busy machine. */
const AT_ONCE_MS = 8_000;

let site: TestApp;
let made: ExhibitCase;
let port: number;
beforeAll(async () => {
  site = await startTestApp();
  made = await anExhibitCase(site);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = (site.app.server.address() as AddressInfo).port;
}, 60_000);
afterAll(() => site.close());

type Sent = { readonly status: number; readonly code: string; readonly ms: number };

/**
 * Sends a form as a browser does: all of it, over one connection, and only then looks at the answer. `declared`: what it
 * says of its length, when that is more than is sent.
 */
function sent(caseId: string, form: Buffer, declared = form.length): Promise<Sent> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `${paths.exhibits}?case_id=${caseId}`,
        headers: {
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          'content-length': declared,
          cookie: [...made.browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        },
      },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          body += part;
        });
        answer.on('end', () => {
          const { code }: { code: string } = JSON.parse(body);
          resolve({ status: answer.statusCode ?? 0, code, ms: performance.now() - startedAt });
          call.destroy();
        });
      },
    );
    call.on('error', reject);
    call.write(form);
    if (declared === form.length) call.end();
  });
}

const zip = (size: number): Buffer => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(size, 7)]);
const NO_CASE = '00000000-0000-4000-8000-000000000000';

describe('a refused upload is answered at once', () => {
  test.each([
    ['of a few bytes', 100],
    ['of 64 kB', 64 * 1024],
    ['of 300 kB', 300 * 1024],
    ['of 9 MB', 9 * MB],
  ])(
    'when its kind is unknown, %s',
    async (_name, size) => {
      const answer = await sent(made.caseId, aForm(zip(size)));
      expect(answer).toEqual({ status: 415, code: 'exhibits.kind_unknown', ms: expect.any(Number) });
      expect(answer.ms).toBeLessThan(AT_ONCE_MS);
    },
    90_000,
  );

  test.each([
    ['of 300 kB', 300 * 1024],
    ['of 9 MB', 9 * MB],
  ])(
    'when there is no such case, %s',
    async (_name, size) => {
      const answer = await sent(NO_CASE, aForm(zip(size)));
      expect(answer).toMatchObject({ status: 404, code: 'exhibits.unknown_case' });
      expect(answer.ms).toBeLessThan(AT_ONCE_MS);
    },
    90_000,
  );

  test.each([
    ['a little', 27 * MB],
    ['much', 60 * MB],
  ])(
    'when it is too large by %s',
    async (_name, size) => {
      const answer = await sent(made.caseId, aForm(zip(size)));
      expect(answer).toMatchObject({ status: 413, code: 'exhibits.too_large' });
      expect(answer.ms).toBeLessThan(AT_ONCE_MS);
    },
    90_000,
  );

  test('when it says so, before any of it has come', async () => {
    const answer = await sent(made.caseId, Buffer.from(`--${BOUNDARY}\r\n`), 900 * MB);
    expect(answer).toMatchObject({ status: 413, code: 'exhibits.too_large' });
    expect(answer.ms).toBeLessThan(AT_ONCE_MS);
  }, 90_000);

  test('and the kind is told before the rest has come', async () => {
    const form = aForm(zip(300 * 1024));
    const answer = await sent(made.caseId, form.subarray(0, 200 * 1024), form.length);
    expect(answer).toMatchObject({ status: 415, code: 'exhibits.kind_unknown' });
    expect(answer.ms).toBeLessThan(AT_ONCE_MS);
  }, 90_000);
});
