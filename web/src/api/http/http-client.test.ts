import { afterEach, expect, test, vi } from 'vitest';
import { apiGet, apiPost, type Reader, readFailure } from './http-client.ts';

const aNumber: Reader<number> = {
  safeParse: (value) => (typeof value === 'number' ? { success: true, data: value } : { success: false, error: value }),
};

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(status: number, body: string) {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(init);
    return new Response(body, { status });
  });
  return sent;
}

test('a good answer comes back as its value', async () => {
  answerWith(200, '42');
  expect(await apiGet('/api/x', aNumber)).toEqual({ ok: true, value: 42 });
});

test('a post is JSON, marked as coming from our own page, with cookies of our own site only', async () => {
  const sent = answerWith(200, '1');
  await apiPost('/api/x', { amount: '1850' }, aNumber);
  expect(sent[0]).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"amount":"1850"}' });
  expect(sent[0]?.headers).toMatchObject({
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
  });
});

test('a problem from the server keeps its code, message, request number and fields', async () => {
  answerWith(
    422,
    JSON.stringify({
      success: false,
      code: 'draft.invalid',
      message: 'Please check your answers.',
      requestId: 'r-1',
      fields: [{ field: 'amount', code: 'field.required', message: 'This field is required' }],
    }),
  );
  expect(await apiGet('/api/x', aNumber)).toMatchObject({
    ok: false,
    error: {
      code: 'draft.invalid',
      message: 'Please check your answers.',
      requestId: 'r-1',
      fields: [{ field: 'amount', code: 'field.required', message: 'This field is required' }],
      status: 422,
    },
  });
});

test('an answer in another shape than agreed is unreadable, not a crash', async () => {
  answerWith(200, '"text"');
  expect(await apiGet('/api/x', aNumber)).toMatchObject({ ok: false, error: { code: 'network.unreadable' } });
  answerWith(502, '<html>Bad gateway</html>');
  expect(await apiGet('/api/x', aNumber)).toMatchObject({ ok: false, error: { code: 'network.unreadable' } });
});

test('without a connection the failure says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await apiGet('/api/x', aNumber)).toMatchObject({ ok: false, error: { code: 'network.offline', status: 0 } });
});

test('a request the screen gave up is told apart from a lost connection', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('aborted', 'AbortError')));
  controller.abort();
  expect(await apiGet('/api/x', aNumber, { signal: controller.signal })).toMatchObject({
    ok: false,
    error: { code: 'network.aborted' },
  });
});

test('a server that is too slow gives a timeout', async () => {
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  expect(await apiGet('/api/x', aNumber, { timeoutMs: 5 })).toMatchObject({
    ok: false,
    error: { code: 'network.timeout' },
  });
});

test('a failure with an empty body still has a code', () => {
  expect(readFailure(503, undefined)).toMatchObject({ code: 'http.503', message: '' });
});
