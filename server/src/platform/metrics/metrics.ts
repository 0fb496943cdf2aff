import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ChildQueue } from '../confined-child/index.ts';
import type { Log } from '../logging/index.ts';
import { type Reading, readState } from './read-state.ts';
import type { AnsweredRequest } from './answered-request.ts';

export type MetricsSources = {
  readonly pool: pg.Pool;
  readonly children: Pick<ChildQueue, 'load'>;
  readonly dataDir: string;
  /** When the certificate that letters are sealed with ends. */
  readonly sealEndsMs: number;
  readonly nowMs: () => number;
  readonly log: Log;
};

export type Metrics = {
  /** What the app calls after each answer. */
  answered(request: AnsweredRequest): void;
  /** All figures, in the text that Prometheus reads. */
  text(): Promise<string>;
};

/** From a page out of memory to a packet of papers. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10];
const DAY_MS = 24 * 60 * 60 * 1000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

export function createMetrics(sources: MetricsSources): Metrics {
  const { pool, children, dataDir, log } = sources;
  const registers = [new Registry()];
  const [registry] = registers;
  if (registry === undefined) throw new Error('there is a registry');
  collectDefaultMetrics({ register: registry, prefix: 'plainclaim_' });

  const requests = new Histogram({
    name: 'plainclaim_request_seconds',
    help: 'How long requests took, by route and kind of answer',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'plainclaim_webhook_refusals_total',
    help: 'Messages of payment providers and carriers that were refused',
    labelNames: ['route'],
    registers,
  });
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers });
  const connections = gauge('plainclaim_database_connections', 'Connections of the pool by state', ['state']);
  const childWork = gauge('plainclaim_child_work', 'Work of child processes by kind and state', ['kind', 'state']);
  const diskFree = gauge('plainclaim_disk_free_ratio', 'Free part of the disk that DATA_DIR lies on');
  const sealDays = gauge('plainclaim_seal_certificate_days_left', 'Days until the certificate of the seal ends');
  const isStateRead = gauge('plainclaim_state_read', '1 when the database answered for the figures below, else 0');
  const labelsOf = new Map<string, Gauge>();
  const readingGauge = ({ name, help, labels }: Reading): Gauge => {
    const made = labelsOf.get(name) ?? gauge(name, help, Object.keys(labels));
    labelsOf.set(name, made);
    return made;
  };

  const readProcess = async (): Promise<void> => {
    const idle = pool.idleCount;
    connections.set({ state: 'idle' }, idle);
    connections.set({ state: 'used' }, pool.totalCount - idle);
    connections.set({ state: 'waited_for' }, pool.waitingCount);
    for (const [kind, { running, waiting }] of children.load()) {
      childWork.set({ kind, state: 'running' }, running);
      childWork.set({ kind, state: 'waiting' }, waiting);
    }
    const { bavail, blocks } = await statfs(dataDir);
    diskFree.set(bavail / blocks);
    sealDays.set((sources.sealEndsMs - sources.nowMs()) / DAY_MS);
  };

  const readDatabase = async (): Promise<void> => {
    // What is gone by now must not stand there as it was.
    for (const made of labelsOf.values()) made.reset();
    try {
      for (const reading of await readState(pool)) readingGauge(reading).set({ ...reading.labels }, reading.value);
      isStateRead.set(1);
    } catch (err) {
      isStateRead.set(0);
      log.warn({ err, component: 'metrics' }, 'the database did not answer for the metrics');
    }
  };

  return {
    answered: ({ route, method, status, seconds }) => {
      // An address nobody serves is no route: whoever tries out many must not make many figures.
      const labels = { route: route ?? 'none', method: METHODS.includes(method) ? method : 'other' };
      requests.observe({ ...labels, status: `${Math.floor(status / 100)}xx` }, seconds);
      if (route?.endsWith('/webhook') === true && status >= 400) refusals.inc({ route });
    },
    text: async () => {
      await readProcess();
      await readDatabase();
      return registry.metrics();
    },
  };
}

/** On a port of its own, so that nobody who reaches the site reaches it. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, log }: { readonly host: string; readonly port: number; readonly log: Log },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (err: unknown) => {
        log.warn({ err, component: 'metrics' }, 'the metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
