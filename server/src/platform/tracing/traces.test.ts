import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openDatabase } from '../db/index.ts';
import { createLogger, silentLog } from '../logging/index.ts';
import { loadTraces, type Traces } from './index.ts';

type SpanSent = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
};
type Batch = {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SpanSent[] }[] }[];
};

/** A collector: it keeps what it is sent, as text and as spans. */
async function startCollector(): Promise<{ server: Server; url: string; texts: string[]; spans: () => SpanSent[] }> {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      texts.push(Buffer.concat(parts).toString('utf8'));
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const spans = () =>
    texts.flatMap((text) => {
      const batch: Batch = JSON.parse(text);
      return batch.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    });
  return { server, url: `http://127.0.0.1:${port}`, texts, spans };
}

const attributesOf = (span: SpanSent | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

let collector: Awaited<ReturnType<typeof startCollector>>;
let traces: Traces;
let site: TestApp;
beforeAll(async () => {
  collector = await startCollector();
});
beforeEach(async () => {
  collector.texts.length = 0;
  const { createTraces } = await loadTraces();
  traces = createTraces({ endpoint: collector.url, serviceName: 'plainclaim', log: silentLog });
});
afterAll(async () => {
  await site?.close();
  collector.server.close();
});

test('a request becomes a span with its route, its status and the id its answer names, and nothing of the address', async () => {
  site = await startTestApp({ traced: (app) => traces.watch(app) });
  const answer = await site.app.inject({ method: 'GET', url: '/healthz?token=hidden' });
  await site.app.inject({ method: 'GET', url: '/somebody/at/example.com' });
  await site.browser().post(paths.login, { email: 'ana@example.com', password: 'seven quiet herons' });
  await traces.close();
  const [healthy, ...others] = collector.spans();
  expect(healthy?.name).toBe('GET /healthz');
  expect(attributesOf(healthy)).toMatchObject({
    'http.route': '/healthz',
    'http.response.status_code': 200,
    'request.id': answer.headers['x-request-id'],
  });
  expect(others.map(({ name }) => name)).toContain(`POST ${paths.login}`);
  expect(collector.texts.join('')).not.toMatch(/hidden|example\.com|herons/);
});

test('a query is a span below the job that asked for it, named by its verb and table', async () => {
  const connection = site.database.connection;
  const opened = await openDatabase({ connection, log: silentLog, queried: traces.queried });
  if (!opened.ok) throw new Error(opened.error.message);
  const { db, close } = opened.value;
  await traces.aroundJob({ name: 'tidy', id: 'j-1', attempt: 2 }, async () => {
    await db.selectFrom('claims').select('id').where('id', '=', '00000000-0000-4000-8000-000000000000').execute();
    return { kind: 'done' };
  });
  await db.selectFrom('claims').select('id').limit(1).execute();
  await close();
  await traces.close();
  const spans = collector.spans();
  const job = spans.find(({ name }) => name === 'job tidy');
  expect(attributesOf(job)).toMatchObject({ 'job.id': 'j-1' });
  const queries = spans.filter(({ name }) => name === 'select claims');
  expect(queries.map(({ parentSpanId, traceId }) => [parentSpanId, traceId])).toEqual([[job?.spanId, job?.traceId]]);
  expect(collector.texts.join('')).not.toContain('00000000-0000');
});

test('a job that failed is marked as failed', async () => {
  await traces.aroundJob({ name: 'tidy', id: 'j-2', attempt: 1 }, async () => ({ kind: 'failed' }));
  await traces.close();
  expect(collector.spans().map(({ status }) => status.code)).toEqual([2]);
});

test('a collector that is away costs its traces, and is said once', async () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLogger({ level: 'warn', withErrorMessages: false, destination });
  const { createTraces } = await loadTraces();
  const lost = createTraces({ endpoint: 'http://127.0.0.1:1', serviceName: 'plainclaim', log });
  expect(await lost.aroundJob({ name: 'tidy', id: 'j-3', attempt: 1 }, async () => ({ kind: 'done' }))).toEqual({
    kind: 'done',
  });
  await lost.close();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the traces could not be handed over']);
});
