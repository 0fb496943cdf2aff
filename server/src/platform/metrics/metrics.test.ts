import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createChildQueue } from '../confined-child/index.ts';
import { silentLog } from '../logging/index.ts';
import { loadMetrics, type AnsweredRequest, type Metrics } from './index.ts';

const NOW_MS = Date.parse('2026-11-21T17:00:00Z');
const DAY_MS = 86_400_000;

let site: TestApp;
let metrics: Metrics;
const seen: AnsweredRequest[] = [];
beforeAll(async () => {
  site = await startTestApp({ answered: (request) => void seen.push(request) });
  const { createMetrics } = await loadMetrics();
  metrics = createMetrics({
    pool: site.database.pool,
    children: createChildQueue(),
    dataDir: tmpdir(),
    sealEndsMs: NOW_MS + 40 * DAY_MS,
    nowMs: () => NOW_MS,
    log: silentLog,
  });
});
afterAll(() => site.close());

/** The value of the line that begins so; undefined when there is none. */
async function valueOf(start: string): Promise<number | undefined> {
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(start));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
}

test('requests are counted by their route, and addresses nobody serves all as one', async () => {
  for (const url of ['/healthz', '/api/user/demands?secret=1', '/somebody/at/example.com', '/another/try']) {
    await site.app.inject({ method: 'GET', url });
  }
  for (const request of seen) metrics.answered(request);
  expect(seen.map(({ route }) => route).filter((route) => route?.includes('example'))).toEqual([]);
  expect(await valueOf('plainclaim_request_seconds_count{route="/healthz",method="GET",status="2xx"}')).toBe(1);
  expect(await metrics.text()).not.toMatch(/secret|example/);
});

test('a refused message of a payment provider is counted', async () => {
  metrics.answered({ route: '/api/payments/webhook', method: 'POST', status: 400, seconds: 0.01 });
  metrics.answered({ route: '/api/payments/webhook', method: 'POST', status: 200, seconds: 0.01 });
  expect(await valueOf('plainclaim_webhook_refusals_total{route="/api/payments/webhook"}')).toBe(1);
});

test('jobs, mail, backups, pools, disk and certificate are told as they stand', async () => {
  const { pool } = site.database;
  await pool.query(`insert into pgboss.job (name, data, state, start_after, retry_count)
    values ('keep-backups', '{}', 'retry', now() - interval '1 hour', 3)`);
  await pool.query(`insert into mail_outbox (id, template, contents, status, created_at, next_try_at)
    values (gen_random_uuid(), 'x', 'x', 'queued', now(), now() - interval '10 minutes')`);
  await pool.query(`insert into backup_runs (backup_id, made_at, row_count, file_count, verified_at, rows_lost, files_lost)
    values ('b1', now() - interval '2 hours', 5, 1, now(), 0, 0), ('b2', now() - interval '1 hour', 5, 1, now(), 2, 0)`);
  expect(await valueOf('plainclaim_job_oldest_due_seconds{job="keep-backups"}')).toBeGreaterThanOrEqual(3_600);
  expect(await valueOf('plainclaim_job_most_tries{job="keep-backups"}')).toBe(3);
  expect(await valueOf('plainclaim_mail_oldest_due_seconds')).toBeGreaterThanOrEqual(600);
  expect(await valueOf('plainclaim_backup_age_seconds')).toBeGreaterThanOrEqual(7_200);
  expect(await valueOf('plainclaim_backups_lacking')).toBe(1);
  expect(await valueOf('plainclaim_database_connections{state="waited_for"}')).toBe(0);
  expect(await valueOf('plainclaim_child_work{kind="upload",state="waiting"}')).toBe(0);
  expect(await valueOf('plainclaim_disk_free_ratio')).toBeGreaterThan(0);
  expect(await valueOf('plainclaim_seal_certificate_days_left')).toBe(40);
  expect(await valueOf('plainclaim_nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  await pool.query("delete from mail_outbox where template = 'x'");
  expect(await valueOf('plainclaim_mail_oldest_due_seconds ')).not.toBeGreaterThan(0);
});

test('they stand on a port of their own, at one address, and the site itself serves none', async () => {
  const { serveMetrics } = await loadMetrics();
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, log: silentLog });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, (await answer.text()).includes('plainclaim_state_read 1')]).toEqual([200, true]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
  expect((await site.app.inject({ method: 'GET', url: '/metrics' })).body).not.toContain('plainclaim_');
});
