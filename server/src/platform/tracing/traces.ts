import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import type { AroundJob } from '../jobs/index.ts';
import type { Log } from '../logging/index.ts';
import { queryName } from './query-name.ts';

export type TracesOptions = {
  /** The collector's address; traces go to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly serviceName: string;
  readonly log: Log;
};

export type Traces = {
  /** Makes a span of each request of the app. */
  watch(app: FastifyInstance): void;
  /** Makes a span of a query, below the request or the job that asked. What nobody asked for is left out. */
  queried(event: LogEvent): void;
  readonly aroundJob: AroundJob;
  /** Hands over what was not sent yet. */
  close(): Promise<void>;
};

const HANDOVER_MS = 3_000;

/**
 * Traces for a collector that speaks OTLP over HTTP. A span names the route, the status, the request's id, the kind of query
 * and its table, or the kind of job. Addresses, values of queries, names and texts never are in one.
 *
 * A key that the collector wants is read from `OTEL_EXPORTER_OTLP_HEADERS` by the library itself.
 *
 * A request always begins a trace of its own: who asks is a stranger, and joins none of ours.
 */
export function createTraces({ endpoint, serviceName, log }: TracesOptions): Traces {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: HANDOVER_MS });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(sayingOnce(exporter, log))],
  });
  const tracer = provider.getTracer('plainclaim');
  const within = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<FastifyRequest, Span>();

  const fail = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR });

  return {
    watch: (app) => {
      app.addHook('onRequest', async (request) => {
        const route = request.routeOptions.url ?? 'none';
        const attributes = { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id };
        spans.set(
          request,
          tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes, root: true }),
        );
      });
      // Later than the body: reading it goes on in the connection's own context, and would leave this one.
      app.addHook('preHandler', (request, _reply, done) => {
        const span = spans.get(request);
        if (span === undefined) done();
        else within.run(span, done);
      });
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (span !== undefined && reply.statusCode >= 500) fail(span);
        span?.end();
      });
    },
    queried: (event) => {
      const parent = within.getStore();
      if (parent === undefined) return;
      const endMs = Date.now();
      const name = queryName(event.query.query);
      const span = tracer.startSpan(
        name,
        {
          kind: SpanKind.CLIENT,
          startTime: endMs - event.queryDurationMillis,
          attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      );
      if (event.level === 'error') fail(span);
      span.end(endMs);
    },
    aroundJob: async ({ name, id, attempt }, work) => {
      const attributes = { 'job.name': name, 'job.id': id, 'job.attempt': attempt };
      const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, attributes, root: true });
      const outcome = await within.run(span, work);
      if (outcome.kind === 'failed') fail(span);
      span.end();
      return outcome;
    },
    // A collector that is away was said already, and is no reason to end with a failure.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** A collector that is away costs its traces and nothing else. It is said when that begins and when it ends. */
function sayingOnce(inner: SpanExporter, log: Log): SpanExporter {
  let isAway = false;
  return {
    export: (batch, done) =>
      inner.export(batch, (result) => {
        const failed = result.code !== 0;
        if (failed && !isAway)
          log.warn({ component: 'traces', err: result.error }, 'the traces could not be handed over');
        if (!failed && isAway) log.info({ component: 'traces' }, 'the traces are handed over again');
        isAway = failed;
        done(result);
      }),
    shutdown: () => inner.shutdown(),
  };
}
